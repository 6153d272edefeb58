import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { loadContent } from '#content/load-content.ts';
import { useContentCopy } from '#tests/support/content-copy.ts';

const { dir, change } = useContentCopy();

const long = 'x'.repeat(3000);
const guide = {
  name: 'Ana Cruz',
  years: 12,
  license: 'BTB 0123',
  sentence: 'Finds the crocodile before it finds you.',
  photograph: { file: '/art/photographs/ana.jpg', alt: 'Ana Cruz at the tiller' },
};
const photograph = { file: '/art/photographs/IMG 12.JPG', picture: 'stela', alt: 'A stone' };
/** A photograph that replaces no illustration. */
const added = { file: '/art/photographs/Harbor 1.jpg', alt: 'Fishing boats in the harbor' };

describe('invalid content', () => {
  test.each<[place: string, value: unknown, sentence: string]>([
    ['hopkins priceUsd', 0, 'Price: at least 20'],
    ['hopkins priceUsd', -5, 'Price: at least 20'],
    ['hopkins priceUsd', 27100, 'Price: at most 2000'],
    ['hopkins priceUsd', 12.5, 'Price: it must be a whole number'],
    ['hopkins priceUsd', '271', 'Price: it must be a number'],
    ['hopkins typicalPriceUsd', 270, 'Typical price: it must not be less than the price'],
    ['hopkins title', '', 'Title: this field is empty'],
    ['hopkins title', undefined, 'Title: it is missing'],
    ['hopkins title', long, 'Title: at most 60 characters'],
    [
      'hopkins title',
      'Lamanai Tour from Placencia',
      'Title: the tour “Lamanai Tour from Placencia” (hopkins-belize) has the same',
    ],
    [
      'hopkins slug',
      'placencia-belize',
      'Short address: the tour “Lamanai Tour from Hopkins” (placencia-belize) has the same',
    ],
    ['hopkins id', 'Hopkins!', 'Address: use lowercase letters, digits and hyphens only'],
    ['hopkins gallery', ['hopkins', 'howler'], 'Pictures: at least 3 entries'],
    ['hopkins gallery', Array.from({ length: 13 }, () => 'howler'), 'Pictures: at most 12 entries'],
    ['hopkins gallery 1', 'photo-lost', 'Picture 2: there is no photograph photo-lost'],
    ['hopkins gallery 2', 'hopkins', 'Pictures: the picture hopkins is there twice'],
    ['hopkins gallery 0', 'sunset', 'Picture 1: it is not one of'],
    ['hopkins image', 'howler', 'Picture on its card: choose one of the tour’s pictures'],
    ['hopkins itinerary 1 time', 'five', 'Step of the day 2, Time: write the time like'],
    ['hopkins itinerary 1 time', '4:00 AM', 'Step of the day 2, Time: it must be later than'],
    ['hopkins place', 'corozal', 'Place of departure: the map has no place corozal'],
    ['map places 0 id', 'san-pedro', 'map.json: the place san-pedro is there twice'],
    ['map goal', 'corozal', 'map.json, Destination: there is no place corozal'],
    ['map places 0 position', '17.499 N', 'Place 1, Position: latitude and longitude in degrees'],
    ['hopkins colour', 'red', 'hopkins-belize.json: there is no field colour'],
    ['home heroSlides 0 image', 'sunset', 'Slide 1, Picture: it is not one of'],
    ['home testimonials 0 text', long, 'Guest 1, Words: at most 400'],
    ['about story image', 'sunset', 'Story, Picture: it is not one of'],
    ['faq onTourPages 3', 'tides', 'End of the link 4: no question’s link ends with tides'],
    ['faq tours questions 1 id', 'cost', 'faq.json: two links end with cost'],
    [
      'faq tours questions 1 id',
      undefined,
      'Tours tab, Question 2, End of the link: it is missing',
    ],
    ['faq ruins questions 0 answer', [], 'Ruins tab, Question 1, Answer: at least 1'],
    [
      'faq lead',
      'From {places}',
      'Below the heading: {places} is not a placeholder. There are {since}, {experience}, {deposit}, {answerTime}, {tourCount}, {price:belize-city}, ',
    ],
    ['faq lead', '{Tourcount} tours', '{Tourcount} is not a placeholder.'],
    ['faq lead', 'From {price:hopkins}', '{price:hopkins} is not a placeholder.'],
    ['terms groupOffer', '{total}', 'Group discount: {total} is not a placeholder'],
    ['replies no', 'We are sorry.', 'replies.json, No: it must contain {reference}'],
    ['replies yes', '{reference}: {sum}', 'Yes: {sum} is not a placeholder.'],
    ['faq lead', '{firstName}', 'Below the heading: {firstName} is not a placeholder'],
    [
      'terms halfRefundDays',
      30,
      'Days before arrival with half the deposit refunded: it must be less than',
    ],
    ['history chapters 1 id', 'stela-9', 'history.json: two links end with stela-9'],
    ['history tourCards 0 slug', 'corozal', 'Card 1, Tour: there is no tour'],
    ['reviews reviews 0 date', 'last May', 'Review 1, Day: write the day like 2026-12-25'],
    ['reviews reviews 0 rating', 6, 'Review 1, Stars: at most 5'],
    [
      'company referencePrefix',
      'lam',
      'Start of every booking reference: two to five capital letters',
    ],
    ['pages home description', long, 'Home, Text in search results: at most 160'],
    ['pages faq title', 'About Us', 'pages.json: two pages have the title “About Us”'],
    ['illustrations pictures 1 name', 'airstrip', 'Illustrations: airstrip is there twice'],
    ['illustrations pictures 0 alt', ' ', 'Illustration 1, What it shows: this field is empty'],
    [
      'illustrations pictures 0 focus top',
      101,
      'Illustration 1, Focal point, Percent from the top: at most 100',
    ],
    [
      'photographs photographs 0',
      { ...photograph, alt: undefined },
      'Photograph 1, What it shows: it is missing',
    ],
    [
      'photographs photographs 0',
      { ...photograph, alt: ' ' },
      'Photograph 1, What it shows: this field is empty',
    ],
    [
      'photographs photographs 0',
      { ...photograph, alt: 'a'.repeat(126) },
      'Photograph 1, What it shows: at most 125 characters',
    ],
    [
      'photographs photographs 0',
      { ...photograph, file: '/art/photographs/a.heic' },
      'Photograph 1, File: choose a JPEG, PNG or WebP file instead of “/art/photographs/a.heic”',
    ],
    [
      'photographs photographs 0',
      { ...photograph, file: '/art/masters/stela.avif' },
      'Photograph 1, File: choose a JPEG,',
    ],
    [
      'photographs photographs 0',
      { ...photograph, picture: 'sunset' },
      'Photograph 1, Replaces this picture: it is not one of',
    ],
    [
      'photographs photographs',
      [photograph, { ...photograph, file: '/art/photographs/b.jpg' }],
      'Photographs: two replace stela; keep one',
    ],
    [
      'photographs photographs',
      ['IMG 12.jpg', 'img-12.png'].map((file) => ({ ...added, file: `/art/photographs/${file}` })),
      'Photographs: two files have the name img-12; rename one',
    ],
    ['people guides 0', { ...guide, license: undefined }, 'Guide 1, License number: it is missing'],
    [
      'people guides 0',
      { ...guide, photograph: { file: '/art/photographs/a.heic', alt: 'Ana' } },
      'Guide 1, Photograph, File: choose a JPEG,',
    ],
    [
      'home testimonials 0 link',
      'tripadvisor.com',
      'Guest 1, Link to the source: copy the whole address, which begins with https://',
    ],
    ...['faq', 'tour', 'machines', 'admin', 'assets', 'index', '404', 'notices'].map(
      (path): [string, string, string] => [
        'privacy-page address',
        path,
        'privacy.json, Address: the site itself uses this address; choose another',
      ],
    ),
    ['privacy-page address', '../faq', 'Address: use lowercase letters, digits and hyphens only'],
    ['terms-page address', 'privacy', 'Address: the page “Privacy” (privacy) has the same'],
    [
      'terms-page address',
      'rules',
      'Address: it must stay the name of the page’s file in content/plain-pages',
    ],
    [
      'terms-page label',
      'Privacy',
      'Name in the footer: the page “Privacy” (privacy) has the same',
    ],
    [
      'terms-page title',
      'About Us',
      'terms.json, Title in search results: two pages have the title “About Us”',
    ],
    ['terms-page sections', [], 'Sections: at least 1'],
    [
      'privacy-page sections 1 paragraphs 0',
      'Call {boss}',
      'content/plain-pages/privacy.json, Section 2, Paragraph 1: {boss} is not a placeholder',
    ],
    [
      'tour-redirects addresses 0',
      { address: 'hopkins-belize', leadsTo: '/tours' },
      'Address 1: a tour has the address hopkins-belize',
    ],
    [
      'tour-redirects addresses 0',
      { address: 'corozal', leadsTo: '/tour/corozal' },
      'Address 1: /tour/corozal is no tour',
    ],
  ])('the build rejects content whose field %s is %j', (place, value, sentence) => {
    change(place, value);
    expect(() => loadContent(dir())).toThrow(sentence);
    expect(() => loadContent(dir())).toThrow(/The content needs a correction:\n {2}content\//);
  });

  test('the build error names each missing or broken content file', () => {
    rmSync(join(dir(), 'home.json'));
    writeFileSync(join(dir(), 'faq.json'), '{ "title": "Before you go" ');
    expect(() => loadContent(dir())).toThrow(
      /content\/home\.json: it is missing\n {2}content\/faq\.json: /,
    );
  });
});
