import type { WholeTour } from '#content/tour.ts';
import { pictureNames } from '#domain/pictures.ts';

import { type Finding, judged, type Rule, some } from './finding.ts';

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

const isEmpty = (value: unknown) =>
  typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0;

function rulesOf(tour: WholeTour): Rule[] {
  const empty = Object.entries(tour).flatMap(([field, value]) => (isEmpty(value) ? [field] : []));
  const ends = [tour.slug, tour.id].filter((end) => !/^[a-z\d-]+$/.test(end));
  const lost = [tour.image, ...tour.gallery].filter((name) => !pictureNames.includes(name));
  const discount = discountOf(tour);
  const rules: [isBroken: boolean, problem: string][] = [
    [empty.length > 0, `nothing stands in ${some(empty)}`],
    [
      ends.length > 0,
      `the address "${some(ends)}" may hold small letters, digits and hyphens only`,
    ],
    [!(tour.priceUsd > 0), `the price ${tour.priceUsd} is no price`],
    [
      discount !== tour.discountPercent,
      `the badge says ${tour.discountPercent}% off, but ${tour.typicalPriceUsd} and ${tour.priceUsd} make ${discount}%`,
    ],
    [
      !movesForward(tour.itinerary.map(({ time }) => minutesOf(time))),
      'the times of the day do not run forward, or one is not written like 8:00 AM',
    ],
    [lost.length > 0, `there is no picture by the name ${some(lost)}`],
  ];
  const next = 'Mend it in its file in src/content/tours.';
  return rules.map(([isBroken, problem]) => [
    isBroken,
    `${tour.title || tour.id}: ${problem}.`,
    next,
  ]);
}

const uniqueFields = ['id', 'slug', 'title', 'footerLabel', 'shortDescription'] as const;

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
  { former = [], cards = [] }: Mentions = {},
): readonly Finding[] {
  const taken = former.filter((end) => tours.some(({ id, slug }) => [id, slug].includes(end)));
  const idle = cards.filter((card) => tours.every(({ slug }) => slug !== card));
  const repeated = uniqueFields.map((field): Rule => {
    const values = tours.map((tour) => tour[field]);
    const twice = values.filter((value, index) => values.indexOf(value) !== index);
    return [
      twice.length > 0,
      `Two tours have the same ${field}, "${some(twice)}".`,
      `Give one of them another ${field} in src/content/tours.`,
    ];
  });
  return judged(
    `All ${tours.length} tours are whole: texts, prices, times, addresses and pictures.`,
    [
      [
        taken.length > 0,
        `Addresses of former tours lead elsewhere, but a tour has them: ${some(taken)}.`,
        'Take the lines out of src/content/former-tours.ts.',
      ],
      [
        idle.length > 0,
        `The history page has cards for tours that are not there: ${some(idle)}.`,
        'Take the cards out of src/content/history/tour-cards.ts, or give them the slugs of other tours.',
      ],
      ...repeated,
      ...tours.flatMap(rulesOf),
    ],
  );
}
