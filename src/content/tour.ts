import type { detailsOf, factsOf } from './tour-parts.ts';

/** How guests travel to the river; the values by which the tour list is filtered. */
export const transportationTypes = ['flight', 'water-taxi', 'road'] as const;
export type TransportationType = (typeof transportationTypes)[number];

/** How the address of a tour's page ends. */
export type TourId = string;

/** One guided day tour, as lists, forms and mails know it. Field names follow the specification; prices carry their unit. */
export type Tour = Readonly<ReturnType<typeof factsOf>>;

/** What only the tour's own page tells: the most of its text. */
export type TourDetails = Readonly<ReturnType<typeof detailsOf>>;
