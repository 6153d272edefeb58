import { describe, expect, test } from 'vitest';

import * as content from '#content/content.data.ts';
import * as pageMeta from '#domain/tours/page-meta.ts';
import type { PictureName } from '#content/pictures.generated.ts';
import { pictureOf } from '#domain/site/pictures.ts';
import * as tours from '#domain/tours/tours.ts';

const { about, faqGroups, faqHead, history, replies, terms, tourHighlights } = content;

const site = {
  about,
  faq: { faqGroups, faqHead },
  highlights: { tourHighlights },
  history,
  home: {
    homeTitle: content.homeTitle,
    heroLabel: content.heroLabel,
    heroSlides: content.heroSlides,
    discover: content.discover,
    theDayTitle: content.theDayTitle,
    theDay: content.theDay,
    reasons: content.reasons,
    testimonialsTitle: content.testimonialsTitle,
    testimonials: content.testimonials,
    closing: content.closing,
  },
  pageMeta,
  pageTexts: content.pageTexts,
  plainPages: { plainPages: content.plainPages },
  pickupUnknown: { pickupUnknown: content.pickupUnknown },
  replies,
  reviews: content.bundledReviews,
  terms: { terms, cancellationLine: content.cancellationLine },
  tours,
  tourTexts: content.tourDetails,
};

/** Returns all texts of the site, each with its place. */
function textsIn(value: unknown, place: string): (readonly [place: string, text: string])[] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => textsIn(child, `${place}.${key}`));
}

const pages = ['/', '/tours', '/about', '/book', '/faq', '/history', '/booking-success', '/tour/x'];

const everything = [
  ...textsIn(site, 'site'),
  ...pages.flatMap((path) => textsIn(pageMeta.pageMeta(path), `pageMeta(${path})`)),
];

const isPicture = (place: string) => /\.(?:image|tallImage|picture)$/.test(place);
const isAddress = (place: string) => /(?:Link|path|slug|\.id|date|way)$/.test(place);

const prose = everything.filter(([place]) => !isPicture(place) && !isAddress(place));
const breaking = (rule: RegExp) => prose.filter(([, text]) => rule.test(text));

const cliches =
  /hidden gem|unforgettable|breathtaking|nestled|stunning|magical|amazing|incredible|paradise|bucket list|must-see|once[- ]in[- ]a[- ]lifetime|adventure of|steeped in|tapestry|vibrant|embark|immerse|world-class|testament to|jewel|awe-inspiring|step back in time/i;
const urgency =
  /hurry|don.t miss|only \d+ left|last chance|selling fast|act now|spots? left|limited (?:seats|places)|people (?:are )?viewing/i;
const claims =
  /award|certified|licensed|best[- ]rated|number one|#1|guaranteed|eco-friendly|carbon|fleet|luxury/i;

describe('the texts of the site', () => {
  test('the prose checks cover every text of the site', () => {
    const unseen = Object.keys(site).filter(
      (part) => !prose.some(([place]) => place.startsWith(`site.${part}.`)),
    );
    expect(unseen.filter((part) => part !== 'pageMeta')).toEqual([]);
  });

  test.each([
    ['clichés', cliches, 'A hidden gem nestled in the jungle'],
    ['false urgency', urgency, 'Hurry, only 3 left'],
    ['unfounded claims', claims, 'Our award-winning fleet'],
    ['the word Mayan', /\bMayans?\b/, 'Mayan ruins'],
    ['other words for guests', /\btravell?ers?\b|\bclients?\b|\bcustomers?\b/i, 'Our customers'],
    ['straight quotes', /['"]/, "the guide's hat"],
    ['superfluous spaces', /^\s|\s$| {2}/, 'two  spaces'],
    [
      'British spelling',
      /\b(?:colou?red by|colour|metres?|centre|grey|neighbour|harbour)\b/,
      'a grey stone',
    ],
    ['dashes as punctuation', /—| – /, 'the river — slow'],
  ])('the texts of the site follow the rule against %s', (_name, rule, sample) => {
    expect(rule.test(sample)).toBe(true);
    expect(breaking(rule)).toEqual([]);
  });

  test('the texts of the site give the specified height of the High Temple', () => {
    const heights = prose.flatMap(
      ([, text]) => text.match(/\b\d+ (?:m|meters)\b(?! high| south| \()/g) ?? [],
    );
    expect(heights.length).toBeGreaterThan(0);
    expect(heights.filter((height) => !height.startsWith('33 m'))).toEqual([]);
  });
});

test('every picture has an alt text', () => {
  const used = everything.filter(([place]) => isPicture(place)).map(([, name]) => name);
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((name) => !pictureOf(name as PictureName).alt.trim())).toEqual([]);
});
