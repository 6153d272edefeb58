import { minutesOf } from '#lib/clock.ts';

import type { Files, Problem, RawContent, TourFile } from './content-files.ts';
import type { ParsedContent } from './parse-content.ts';
import { repeated } from './repeated.ts';
import { isCardPicture } from './schema/tour.ts';
import { findMisnamed, findShared } from './validate-folder.ts';
import { ticketsName } from './tickets.ts';

const fileOf = ({ slug }: TourFile) => `tours/${slug}`;

type Rule = readonly [isBroken: boolean, path: readonly PropertyKey[], text: string];

function problemsOfTour(tour: TourFile, map: Files['map']): readonly Problem[] {
  const hasTickets = ticketsName(tour.transportationType) !== undefined;
  const times = tour.itinerary.map(({ time }) => minutesOf(time));
  const late = times.findIndex((time, index) => time <= (times[index - 1] ?? -1));
  const problems: readonly Rule[] = [
    [
      tour.typicalPriceUsd < tour.priceUsd,
      ['typicalPriceUsd'],
      `it must not be less than the price, ${tour.priceUsd}`,
    ],
    [late >= 0, ['itinerary', late, 'time'], 'it must be later than the step before it'],
    [!isCardPicture(tour.image, tour.gallery), ['image'], 'choose one of the tour’s pictures'],
    [
      repeated(tour.gallery).length > 0,
      ['gallery'],
      `the picture ${repeated(tour.gallery)[0]} is there twice`,
    ],
    [
      map.places.every(({ id }) => id !== tour.place),
      ['place'],
      `the map has no place ${tour.place}`,
    ],
    [
      hasTickets !== (tour.tickets !== undefined),
      ['tickets'],
      hasTickets ? 'say whether the price includes the tickets' : 'a tour by road has no tickets',
    ],
  ];
  return problems.flatMap(([isBroken, path, text]) =>
    isBroken ? [{ file: fileOf(tour), path, text }] : [],
  );
}

const uniqueFields = [
  'id',
  'slug',
  'title',
  'footerLabel',
  'shortDescription',
  'fullDescription',
] as const;

/** Validates the tours, each against the map and all of them against each other. */
export const validateTours = (
  { files, tours }: ParsedContent,
  raw: RawContent,
): readonly Problem[] => [
  ...(tours.length === 0 ? [{ file: 'tours', path: [], text: 'there is no tour' }] : []),
  ...tours.flatMap((tour) => problemsOfTour(tour, files.map)),
  ...findShared(tours, uniqueFields, fileOf, ({ title, slug }) => `the tour “${title}” (${slug})`),
  ...findMisnamed('tours', tours.map(fileOf), raw),
];
