import { describe, expect, test } from 'vitest';
import * as z from 'zod';

import { about } from '#content/about.ts';
import { company } from '#content/company.ts';
import { discover, heroSlides, reasons, testimonials, theDay } from '#content/home.ts';
import { belizeCity } from '#content/tours/belize-city.ts';
import { placesInProse, specifiedGuestWords } from '#tests/support/specification.ts';

const text = z.string().min(1);

const slideSchema = z.strictObject({
  badge: text,
  title: text.max(48),
  description: text.max(120),
  primaryButton: text,
  primaryLink: z.enum(['/tours', '/about']),
  secondaryButton: text,
  secondaryLink: z.literal('/book'),
  image: text,
  tallImage: text,
});

describe('the hero', () => {
  test('has four complete slides', () => {
    expect(z.array(slideSchema).length(4).parse(heroSlides)).toEqual(heroSlides);
  });

  test('leads to the tours on three slides, to About on one, and always to the booking form', () => {
    expect(heroSlides.map((slide) => [slide.primaryLink, slide.secondaryLink])).toEqual([
      ['/tours', '/book'],
      ['/tours', '/book'],
      ['/about', '/book'],
      ['/tours', '/book'],
    ]);
  });

  test('pairs every wide picture with the same scene composed for phones', () => {
    expect(heroSlides.map((slide) => [slide.image, slide.tallImage])).toEqual([
      ['river-golden', 'river-golden-tall'],
      ['temple-dawn', 'temple-dawn-tall'],
      ['mask-temple', 'mask-temple-tall'],
      ['caye-noon', 'caye-noon-tall'],
    ]);
  });
});

describe('the Discover section', () => {
  test('states three figures', () => {
    expect(discover.figures.map((figure) => figure.value)).toEqual([
      '33 m',
      '3,000 years',
      '26 river miles',
    ]);
  });

  test('shows five pictures, each with a caption', () => {
    expect(discover.slideshow.map((slide) => slide.image)).toEqual([
      'high-temple-foot',
      'jungle-path',
      'howler',
      'lagoon-birds',
      'sugar-mill',
    ]);
    expect(new Set(discover.slideshow.map((slide) => slide.caption)).size).toBe(5);
  });
});

describe('the day', () => {
  test('has five stations that stand in the itinerary from Belize City', () => {
    expect(theDay.map((station) => station.time)).toEqual([
      '8:00 AM',
      '9:30 AM',
      '11:05 AM',
      '12:50 PM',
      '1:25 PM',
    ]);
    expect(belizeCity.itinerary.map((step) => step.time)).toEqual(
      expect.arrayContaining(theDay.map((station) => station.time)),
    );
  });
});

describe('Why Choose Us', () => {
  const everything = reasons.map((reason) => `${reason.title} ${reason.text}`).join(' ');

  test('has six points', () => {
    expect(reasons).toHaveLength(6);
    expect(new Set(reasons.map((reason) => reason.title)).size).toBe(6);
  });

  test.each([
    'family-owned',
    '25+ years',
    'since 1995',
    'Expert guides',
    'ground transportation, park entrance fees, guided tour, packaged lunch and bottled water',
    placesInProse,
    'Cancel 30 or more days before arrival and 100% of your deposit is refunded',
    'a full refund or we reschedule',
    'Parties of 6 or more get a group discount',
    'families of 8 or more get a free upgrade to a fully private tour plus 10% off',
  ])('says "%s"', (words) => {
    expect(everything).toContain(words);
  });

  test('claims no number beyond the specified ones', () => {
    expect(new Set(everything.match(/\d+(?:[-–]\d+)?[+%]?/g))).toEqual(
      new Set(['1995', '25+', '30', '100%', '20-29', '50%', '20', '6', '8', '10%']),
    );
  });
});

test('guests are quoted, each with a name and a place', () => {
  expect(testimonials).toHaveLength(specifiedGuestWords.testimonials);
  const schema = z.strictObject({
    sample: z.optional(z.literal(true)),
    author: text,
    location: text,
    text: text.max(200),
  });
  expect(z.array(schema).parse(testimonials)).toEqual(testimonials);
});

describe('About Us', () => {
  test('has the three specified highlights', () => {
    expect(about.highlights.map((highlight) => highlight.title)).toEqual([
      '25+ years of experience',
      'Family-owned',
      'Expert guides',
    ]);
  });

  test('has sections on guides, sustainability, community and satisfaction', () => {
    expect(about.sections.map((section) => section.id)).toEqual([
      'guides',
      'sustainability',
      'community',
      'satisfaction',
    ]);
    expect(about.sections.filter((section) => section.paragraphs.length < 2)).toEqual([]);
  });

  test('states since when the company operates', () => {
    expect(company.since).toBe(1995);
    expect(about.hero.text).toContain('In operation since 1995');
  });
});
