import { formerTours } from '#content/former-tours.ts';
import { historyTourCards } from '#content/history/tour-cards.ts';
import { tourList } from '#content/tour-list.ts';
import type { WholeTour } from '#content/tour.ts';
import { pictureNames } from '#domain/pictures.ts';

import { type Finding, judged, type Rule, some } from './finding.ts';

/** Minutes after midnight of `8:00 AM`; not a number for any other text. */
export function minutesOf(time: string): number {
  const [, hours, minutes, half] = /^(\d+):(\d+) (AM|PM)$/.exec(time) ?? [];
  return (Number(hours) % 12) * 60 + (half === 'PM' ? 720 : 0) + Number(minutes);
}

const isEmpty = (value: unknown) =>
  typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0;

function rulesOf(tour: WholeTour): Rule[] {
  const { priceUsd, typicalPriceUsd, discountPercent } = tour;
  const empty = Object.entries(tour).flatMap(([field, value]) => (isEmpty(value) ? [field] : []));
  const ends = [tour.slug, tour.id].filter((end) => !/^[a-z\d-]+$/.test(end));
  const lost = [tour.image, ...tour.gallery].filter((name) => !pictureNames.includes(name));
  const discount = Math.round((1 - priceUsd / typicalPriceUsd) * 100);
  const times = tour.itinerary.map(({ time }) => minutesOf(time));
  const problems: [isBroken: boolean, problem: string][] = [
    [empty.length > 0, `nothing stands in ${some(empty)}`],
    [
      ends.length > 0,
      `the address "${some(ends)}" may hold small letters, digits and hyphens only`,
    ],
    [!(priceUsd > 0), `the price ${priceUsd} is no price`],
    [
      discount !== discountPercent,
      `the badge says ${discountPercent}% off, but ${typicalPriceUsd} and ${priceUsd} make ${discount}%`,
    ],
    [
      !times.every((time, index) => time > (times[index - 1] ?? -1)),
      'the times of the day do not run forward, or one is not written like 8:00 AM',
    ],
    [lost.length > 0, `there is no picture by the name ${some(lost)}`],
  ];
  const next = 'Mend it in its file in src/content/tours.';
  return problems.map(([isBroken, problem]) => [
    isBroken,
    `${tour.title || tour.id}: ${problem}.`,
    next,
  ]);
}

const uniqueFields = ['id', 'slug', 'title', 'footerLabel', 'shortDescription'] as const;

/**
 * Whether each tour is whole, none stands in another's place, and what speaks of tours speaks of these.
 * @param former how the addresses of former tours end
 * @param cards the slugs on the cards of the history page
 */
export function tourFindings(
  tours: readonly WholeTour[] = tourList,
  former: readonly string[] = Object.keys(formerTours),
  cards: readonly string[] = historyTourCards.map(({ slug }) => slug),
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
