import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { WholeTour } from '#content/tour.ts';
import { pictureNames, pictureOf, type PictureFormat, pictureUrl } from '#domain/pictures.ts';

import { type Finding, fine, some, todo } from './finding.ts';

/** Minutes after midnight of `8:00 AM`; not a number for any other text. */
export function minutesOf(time: string): number {
  const [, hours, minutes, half] = /^(\d+):(\d+) (AM|PM)$/.exec(time) ?? [];
  return (Number(hours) % 12) * 60 + (half === 'PM' ? 720 : 0) + Number(minutes);
}

/** The discount that the two prices make, in whole per cent. */
export const discountOf = ({
  priceUsd,
  typicalPriceUsd,
}: Pick<WholeTour, 'priceUsd' | 'typicalPriceUsd'>) =>
  Math.round((1 - priceUsd / typicalPriceUsd) * 100);

/** Whether each step is at a time of the clock, and later than the one before. */
const movesForward = (times: readonly number[]) =>
  times.every((time, index) => time > (times[index - 1] ?? -1));

const textFields = [
  'title',
  'footerLabel',
  'shortDescription',
  'fullDescription',
  'duration',
  'transportation',
  'capacity',
  'departure',
] as const satisfies readonly (keyof WholeTour)[];

const listFields = [
  'itinerary',
  'included',
  'notIncluded',
  'pickupPoints',
  'whatToBring',
  'gallery',
  'legs',
] as const satisfies readonly (keyof WholeTour)[];

const formats: readonly PictureFormat[] = ['avif', 'webp', 'jpg'];

/** The files of a picture that a page may ask for and the folder lacks. */
function missingFiles(name: WholeTour['image'], publicDir: string) {
  if (!pictureNames.includes(name)) return [`by the name ${name}`];
  const { widths } = pictureOf(name);
  return formats.flatMap((format) => {
    const files = widths[format].map((width) => pictureUrl(name, width, format));
    const lost = files.filter((file) => !existsSync(join(publicDir, file)));
    return files.length === 0 ? [`any ${format} of ${name}`] : lost;
  });
}

function problemsOf(tour: WholeTour, publicDir: string): string[] {
  const empty = [
    ...textFields.filter((field) => tour[field].trim() === ''),
    ...listFields.filter((field) => tour[field].length === 0),
  ];
  const lost = [...new Set([tour.image, ...tour.gallery])].flatMap((name) =>
    missingFiles(name, publicDir),
  );
  const rules: [boolean, string][] = [
    [empty.length > 0, `nothing stands in ${some(empty)}`],
    [
      !/^[a-z\d-]+$/.test(tour.slug),
      `the short address "${tour.slug}" may hold small letters, digits and hyphens only`,
    ],
    [
      !/^[a-z\d-]+$/.test(tour.id),
      `the id "${tour.id}" may hold small letters, digits and hyphens only`,
    ],
    [!(tour.priceUsd > 0), `the price ${tour.priceUsd} is no price`],
    [
      discountOf(tour) !== tour.discountPercent,
      `the badge says ${tour.discountPercent}% off, but ${tour.typicalPriceUsd} and ${tour.priceUsd} make ${discountOf(tour)}%`,
    ],
    [
      !movesForward(tour.itinerary.map(({ time }) => minutesOf(time))),
      'the times of the day do not run forward, or one is not written like 8:00 AM',
    ],
    [lost.length > 0, `there is no picture file ${some(lost)}`],
  ];
  return rules.filter(([broken]) => broken).map(([, problem]) => problem);
}

const uniqueFields = ['id', 'slug', 'title', 'footerLabel', 'shortDescription'] as const;

function repeatedFindings(tours: readonly WholeTour[]): Finding[] {
  return uniqueFields.flatMap((field) => {
    const values = tours.map((tour) => tour[field]);
    const twice = [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
    return twice.map((value) =>
      todo(
        `Two tours have the same ${field}, "${value}".`,
        `Give one of them another ${field} in src/content/tours.`,
      ),
    );
  });
}

/** Addresses of former tours that would lead guests away from a tour that is there. */
function formerFindings(tours: readonly WholeTour[], former: readonly string[]): Finding[] {
  return former
    .filter((end) => tours.some(({ id, slug }) => end === id || end === slug))
    .map((end) =>
      todo(
        `The address /tour/${end} leads elsewhere, but it is a tour's.`,
        'Take its line out of src/content/former-tours.ts.',
      ),
    );
}

/** Cards of the history page that lead to no tour. */
function cardFindings(tours: readonly WholeTour[], cards: readonly string[]): Finding[] {
  return cards
    .filter((card) => tours.every(({ slug }) => slug !== card))
    .map((card) =>
      todo(
        `The history page has a card for the tour "${card}", and no tour has this short address.`,
        'Take the card out of src/content/history/tour-cards.ts, or give it the slug of another tour.',
      ),
    );
}

/** Short addresses of tours that stand elsewhere in the content. */
interface Mentions {
  /** In `former-tours.ts`. */
  readonly former?: readonly string[];
  /** On the cards of the history page. */
  readonly cards?: readonly string[];
}

/** Whether each tour is whole, none stands in another's place, and what speaks of tours speaks of these. */
export function tourFindings(
  tours: readonly WholeTour[],
  publicDir: string,
  { former = [], cards = [] }: Mentions = {},
): readonly Finding[] {
  const broken = [
    ...formerFindings(tours, former),
    ...cardFindings(tours, cards),
    ...repeatedFindings(tours),
    ...tours.flatMap((tour) =>
      problemsOf(tour, publicDir).map((problem) =>
        todo(`${tour.title || tour.id}: ${problem}.`, 'Mend it in its file in src/content/tours.'),
      ),
    ),
  ];
  return broken.length > 0
    ? broken
    : [fine(`All ${tours.length} tours are whole: texts, prices, times, addresses and pictures.`)];
}
