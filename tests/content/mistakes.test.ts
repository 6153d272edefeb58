import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { tours } from '#content/content.data.ts';
import { capitalize, numberToWords } from '#lib/words.ts';
import { loadContent } from '#content/load-content.ts';
import { useContentCopy } from '#tests/support/content-copy.ts';

const { dir, change } = useContentCopy();

const long = 'x'.repeat(3000);
const photograph = { file: '/art/photographs/IMG 12.JPG', picture: 'stela', alt: 'A stone' };

describe('the build rejects', () => {
  test.each<[place: string, value: unknown, sentence: string]>([
    ['hopkins priceUsd', 0, 'priceUsd: at least 20'],
    ['hopkins priceUsd', -5, 'priceUsd: at least 20'],
    ['hopkins priceUsd', 27100, 'priceUsd: at most 2000'],
    ['hopkins priceUsd', 12.5, 'priceUsd: it must be a whole number'],
    ['hopkins priceUsd', '271', 'priceUsd: it must be a number'],
    ['hopkins typicalPriceUsd', 270, 'typicalPriceUsd: it is less than the price'],
    ['hopkins title', '', 'title: nothing stands in it'],
    ['hopkins title', undefined, 'title: it is missing'],
    ['hopkins title', long, 'title: at most 60 characters fit here'],
    ['hopkins title', 'Lamanai Tour from Placencia', 'title: content/tours/hopkins-belize.json'],
    ['hopkins slug', 'placencia-belize', 'slug: content/tours/placencia-belize.json has the same'],
    ['hopkins id', 'Hopkins!', 'id: it may hold small letters, digits and hyphens only'],
    ['hopkins gallery', [], 'gallery: at least 8 entries'],
    ['hopkins gallery 2', 'hopkins', 'gallery: hopkins is there twice'],
    ['hopkins gallery 0', 'sunset', 'gallery, 1: it is not one of'],
    ['hopkins image', 'howler', 'image: it is not one of the tour’s eight pictures'],
    ['hopkins itinerary 1 time', 'five', 'itinerary, 2, time: a time of day is written like'],
    ['hopkins itinerary 1 time', '4:00 AM', 'itinerary, 2, time: it is not later than'],
    ['hopkins legs 0', 'by-horse', 'legs: the map has no leg by-horse'],
    ['hopkins legs 0', 'river', 'legs: no tour begins on the river'],
    ['hopkins legs 1', 'hopkins-road', 'legs: the last one is not the river'],
    ['hopkins legs 0', 'san-pedro-flight', 'legs: one does not begin where the one before it ends'],
    ['map places 0 id', 'san-pedro', 'map.json: the place san-pedro is there twice'],
    ['map legs 0 id', 'river', 'map.json: the leg river is there twice'],
    ['map legs 0 to', 'corozal', 'map.json: there is no place corozal'],
    ['map places 0 position', '17.499 N', 'places, 1, position: latitude and longitude in degrees'],
    ['map legs 0 lines 0', '17.4, -88.1', 'lines, 1: on each line, latitude and longitude'],
    ['hopkins colour', 'red', 'hopkins-belize.json: there is no field colour'],
    ['home heroSlides 0 image', 'sunset', 'heroSlides, 1, image: it is not one of'],
    ['home testimonials 0 text', long, 'testimonials, 1, text: at most 400'],
    ['about story image', 'sunset', 'story, image: it is not one of'],
    ['faq tours questions 1 id', 'cost', 'id: cost is there twice'],
    ['faq tours questions 1 id', undefined, 'questions, 2, id: it is missing'],
    ['faq ruins questions 0 answer', [], 'questions, 1, answer: at least 1'],
    ['faq lead', 'From {places}', 'lead: {places} is no placeholder. There are: {since}'],
    ['terms familyOffer', '{total}', 'familyOffer: {total} is no placeholder'],
    ['replies no', 'We are sorry.', 'replies.json, no: it must name the {reference}'],
    ['replies yes', '{reference}: {sum}', 'yes: {sum} is no placeholder. There are: {since}'],
    ['faq lead', '{firstName}', 'lead: {firstName} is no placeholder'],
    ['terms halfRefundDays', 30, 'halfRefundDays: it must be less than'],
    ['history chapters 1 id', 'stela-9', 'id: stela-9 is there twice'],
    ['history tourCards 0 slug', 'corozal', 'tourCards, 1, slug: there is no tour'],
    ['reviews reviews 0 date', 'last May', 'date: a day is written like 2026-12-25'],
    ['reviews reviews 0 rating', 6, 'rating: at most 5'],
    ['company referencePrefix', 'lam', 'referencePrefix: two to five capital letters'],
    ['pages home description', long, 'home, description: at most 160'],
    ['pages faq title', 'About Us', 'title: About Us is there twice'],
    ['illustrations pictures 1 name', 'airstrip', 'pictures: airstrip is there twice'],
    ['illustrations pictures 0 alt', ' ', 'pictures, 1, alt: nothing stands in it'],
    ['illustrations pictures 0 focus top', 101, 'focus, top: at most 100'],
    ['photographs photographs 0', { ...photograph, alt: undefined }, '1, alt: it is missing'],
    ['photographs photographs 0', { ...photograph, alt: ' ' }, '1, alt: nothing stands in it'],
    [
      'photographs photographs 0',
      { ...photograph, alt: 'a'.repeat(126) },
      '1, alt: at most 125 characters',
    ],
    [
      'photographs photographs 0',
      { ...photograph, file: '/art/photographs/a.heic' },
      '1, file: it is a JPEG,',
    ],
    [
      'photographs photographs 0',
      { ...photograph, file: '/art/masters/stela.avif' },
      '1, file: it is a JPEG,',
    ],
    [
      'photographs photographs 0',
      { ...photograph, picture: 'sunset' },
      '1, picture: it is not one of',
    ],
    [
      'photographs photographs',
      [photograph, { ...photograph, file: '/art/photographs/b.jpg' }],
      'photographs: two replace stela; keep one',
    ],
    [
      'tour-redirects addresses 0',
      { address: 'hopkins-belize', leadsTo: '/tours' },
      'addresses, 1: a tour has the address hopkins-belize',
    ],
    [
      'tour-redirects addresses 0',
      { address: 'corozal', leadsTo: '/tour/corozal' },
      'addresses, 1: /tour/corozal is no tour',
    ],
  ])('the content at %s set to %j', (place, value, sentence) => {
    change(place, value);
    expect(() => loadContent(dir())).toThrow(sentence);
    expect(() => loadContent(dir())).toThrow(/The content needs a correction:\n {2}content\//);
  });

  test('a missing or broken file, and names it', () => {
    rmSync(join(dir(), 'home.json'));
    writeFileSync(join(dir(), 'faq.json'), '{ "title": "Before you come" ');
    expect(() => loadContent(dir())).toThrow(
      /content\/home\.json: it is missing\n {2}content\/faq\.json: /,
    );
  });
});

test('fills in the placeholders of company texts', () => {
  change('home theDayLead', '{TourCount} tours. We run {tourCount} of them. {familyOffer}');
  const count = numberToWords(tours.length);
  expect(loadContent(dir()).home.theDayLead).toBe(
    `${capitalize(count)} tours. We run ${count} of them. families of 8 or more get a free upgrade to a fully private tour plus 10% off.`,
  );
});

test('turns straight quotes and apostrophes into typographic ones', () => {
  change('home theDayLead', `Don't miss "The Mask" ("at noon"), the guides' favorite`);
  change('photographs photographs 0', { ...photograph, file: "/art/photographs/O'Neil.jpg" });
  const { home, photographs } = loadContent(dir());
  expect(home.theDayLead).toBe('Don’t miss “The Mask” (“at noon”), the guides’ favorite');
  expect(photographs.photographs[0]?.file).toBe("/art/photographs/O'Neil.jpg");
});

test('computes the discount from the price', () => {
  change('hopkins priceUsd', 300);
  const tour = loadContent(dir()).tours.find(({ slug }) => slug === 'hopkins-belize');
  expect(tour?.discountPercent).toBe(12);
});
