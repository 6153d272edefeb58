import { minutesOf } from '#lib/clock.ts';
import { resolveLegs } from './tour-content.ts';
import { type Files, formatFileIssue, type TourFile } from './content-files.ts';
import { ticketsName } from './tickets.ts';

const fileOf = ({ slug }: TourFile) => `content/tours/${slug}.json`;

function repeated(values: readonly string[]): readonly string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function problemsOfTour(tour: TourFile, map: Files['map']): readonly string[] {
  const legs = resolveLegs(tour, map);
  const unknown = tour.legs.find((id) => legs.every((leg) => leg.id !== id));
  const hasTickets = ticketsName(legs[0]?.kind ?? '') !== undefined;
  const times = tour.itinerary.map(({ time }) => minutesOf(time));
  const late = times.findIndex((time, index) => time <= (times[index - 1] ?? -1));
  const gap = legs.findIndex(({ from }, index) => from !== (legs[index - 1]?.to ?? from));
  const problems: readonly [isBroken: boolean, path: readonly PropertyKey[], problem: string][] = [
    [
      tour.typicalPriceUsd < tour.priceUsd,
      ['typicalPriceUsd'],
      `it must not be less than the price, ${tour.priceUsd}`,
    ],
    [late >= 0, ['itinerary', late, 'time'], 'it must be later than the step before it'],
    [!tour.gallery.includes(tour.image), ['image'], 'choose one of the tour’s eight pictures'],
    [
      repeated(tour.gallery).length > 0,
      ['gallery'],
      `the picture ${repeated(tour.gallery)[0]} is there twice`,
    ],
    [unknown !== undefined, ['legs'], `the map has no leg ${unknown}`],
    [
      hasTickets !== (tour.tickets !== undefined),
      ['tickets'],
      hasTickets ? 'say whether the price includes the tickets' : 'a tour by road has no tickets',
    ],
    [legs[0]?.kind === 'river', ['legs'], 'the first leg must not be the river'],
    [legs.at(-1)?.kind !== 'river', ['legs'], 'the last leg must be the river'],
    [gap >= 0, ['legs'], `leg ${gap + 1} must start where leg ${gap} ends`],
  ];
  return problems.flatMap(([isBroken, path, problem]) =>
    isBroken ? [formatFileIssue(fileOf(tour), path, problem)] : [],
  );
}

function problemsOfMap({ places, legs }: Files['map']): readonly string[] {
  const unknown = legs
    .flatMap(({ from, to }) => [from, to])
    .filter((end) => places.every(({ id }) => id !== end));
  return [
    ...repeated(places.map(({ id }) => id)).map((id) => `the place ${id} is there twice`),
    ...repeated(legs.map(({ id }) => id)).map((id) => `the leg ${id} is there twice`),
    ...unknown.map((id) => `there is no place ${id}`),
  ].map((problem) => formatFileIssue('content/map.json', [], problem));
}

const uniqueFields = [
  'position',
  'id',
  'slug',
  'title',
  'footerLabel',
  'shortDescription',
] as const;

function sharedByTours(tours: readonly TourFile[]): readonly string[] {
  return uniqueFields.flatMap((field) =>
    tours.flatMap((tour, index) => {
      const other = tours.slice(0, index).find((earlier) => earlier[field] === tour[field]);
      return other
        ? [formatFileIssue(fileOf(tour), [field], `${fileOf(other)} has the same: ${tour[field]}`)]
        : [];
    }),
  );
}

/** Reports titles and descriptions that two pages share, because search results must be distinguishable. */
function problemsOfSearchResults(pages: Files['pages']): readonly string[] {
  const found = Object.values(pages).filter((page) => typeof page === 'object');
  const words = {
    title: found.flatMap((page) => ('title' in page ? page.title : [])),
    description: found.flatMap((page) => ('description' in page ? page.description : [])),
  };
  return Object.entries(words).flatMap(([field, all]) =>
    repeated(all).map((each) =>
      formatFileIssue('content/pages.json', [], `two pages have the ${field} “${each}”`),
    ),
  );
}

/** Validates the files together: every referenced id must exist, and all ids must be unique. */
export function validateContent(files: Files, tours: readonly TourFile[]): readonly string[] {
  const { company, faq, history, about, terms } = files;
  const isThere = (end: string) => tours.some(({ id, slug }) => end === id || end === slug);
  const ids = {
    faq: [...faq.ruins.questions, ...faq.tours.questions],
    history: history.chapters,
    about: about.sections,
  };
  return [
    ...(tours.length === 0 ? ['content/tours: there is no tour'] : []),
    ...tours.flatMap((tour) => problemsOfTour(tour, files.map)),
    ...problemsOfMap(files.map),
    ...sharedByTours(tours),
    ...Object.entries(ids).flatMap(([name, items]) =>
      repeated(items.map(({ id }) => id)).map((id) =>
        formatFileIssue(`content/${name}.json`, [], `two links end with ${id}`),
      ),
    ),
    ...faq.onTourPages.flatMap((asked, index) =>
      ids.faq.some(({ id }) => id === asked)
        ? []
        : [
            formatFileIssue(
              'content/faq.json',
              ['onTourPages', index],
              `no question’s link ends with ${asked}`,
            ),
          ],
    ),
    ...history.tourCards.flatMap(({ slug }, index) =>
      tours.some((tour) => tour.slug === slug)
        ? []
        : [
            formatFileIssue(
              'content/history.json',
              ['tourCards', index, 'slug'],
              `there is no tour ${slug}`,
            ),
          ],
    ),
    ...files['tour-redirects'].addresses.flatMap(({ address, leadsTo }, index) => {
      const path = ['addresses', index];
      if (isThere(address)) {
        return [
          formatFileIssue('content/tour-redirects.json', path, `a tour has the address ${address}`),
        ];
      }
      return leadsTo === '/tours' || isThere(leadsTo.replace('/tour/', ''))
        ? []
        : [formatFileIssue('content/tour-redirects.json', path, `${leadsTo} is no tour's address`)];
    }),
    ...(minutesOf(company.opensAt) < minutesOf(company.closesAt)
      ? []
      : [
          formatFileIssue(
            'content/company.json',
            ['closesAt'],
            'it must be later than the opening time',
          ),
        ]),
    ...(terms.halfRefundDays < terms.fullRefundDays
      ? []
      : [
          formatFileIssue(
            'content/terms.json',
            ['halfRefundDays'],
            'it must be less than the days for a full refund',
          ),
        ]),
    ...problemsOfSearchResults(files.pages),
    ...repeated(files.illustrations.pictures.map(({ name }) => name)).map((name) =>
      formatFileIssue('content/illustrations.json', ['pictures'], `${name} is there twice`),
    ),
    ...repeated(files.photographs.photographs.map(({ picture }) => picture)).map((picture) =>
      formatFileIssue(
        'content/photographs.json',
        ['photographs'],
        `two replace ${picture}; keep one`,
      ),
    ),
  ];
}
