import type { WholeTour } from '#content/tour.ts';
import { pictureNames } from '#domain/pictures.ts';

import { type Finding, judged, some } from './finding.ts';

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

function problemsOf(tour: WholeTour): string[] {
  const empty = Object.entries(tour).flatMap(([field, value]) => (isEmpty(value) ? [field] : []));
  const ends = [tour.slug, tour.id].filter((end) => !/^[a-z\d-]+$/.test(end));
  const lost = [tour.image, ...tour.gallery].filter((name) => !pictureNames.includes(name));
  const rules: [isBroken: boolean, problem: string][] = [
    [empty.length > 0, `nothing stands in ${some(empty)}`],
    [
      ends.length > 0,
      `the address "${ends.join(' and ')}" may hold small letters, digits and hyphens only`,
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
    [lost.length > 0, `there is no picture by the name ${some(lost)}`],
  ];
  return rules.filter(([isBroken]) => isBroken).map(([, problem]) => problem);
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
  return judged(
    `All ${tours.length} tours are whole: texts, prices, times, addresses and pictures.`,
    [
      ...former.map(
        (end) =>
          [
            tours.some(({ id, slug }) => end === id || end === slug),
            `The address /tour/${end} leads elsewhere, but it is a tour's.`,
            'Take its line out of src/content/former-tours.ts.',
          ] as const,
      ),
      ...cards.map(
        (card) =>
          [
            tours.every(({ slug }) => slug !== card),
            `The history page has a card for the tour "${card}", and no tour has this short address.`,
            'Take the card out of src/content/history/tour-cards.ts, or give it the slug of another tour.',
          ] as const,
      ),
      ...uniqueFields.map((field) => {
        const values = tours.map((tour) => tour[field]);
        const twice = new Set(values.filter((value, index) => values.indexOf(value) !== index));
        return [
          twice.size > 0,
          `Two tours have the same ${field}, "${[...twice].join('", "')}".`,
          `Give one of them another ${field} in src/content/tours.`,
        ] as const;
      }),
      ...tours.flatMap((tour) =>
        problemsOf(tour).map(
          (problem) =>
            [
              true,
              `${tour.title || tour.id}: ${problem}.`,
              'Mend it in its file in src/content/tours.',
            ] as const,
        ),
      ),
    ],
  );
}
