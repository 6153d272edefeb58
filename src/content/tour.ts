import type { PictureName } from './pictures.generated.ts';

/** How guests travel to the river; the values by which the tour list is filtered. */
export const transportationTypes = ['flight', 'water-taxi', 'road'] as const;
export type TransportationType = (typeof transportationTypes)[number];

/** How the address of a tour's page ends. */
export type TourId = string;

export interface ItineraryStep {
  /** Local clock time in Belize, such as `8:00 AM`. All times are targets. */
  readonly time: string;
  readonly text: string;
}

/** One guided day tour, as lists, forms and mails know it. Field names follow the specification; prices carry their unit. */
export interface Tour {
  readonly id: string;
  /** Short address `/tour/{slug}`, which redirects to the tour. */
  readonly slug: string;
  readonly title: string;
  /** The tour's link in the footer. */
  readonly footerLabel: string;
  readonly shortDescription: string;
  /** US dollars per person, whole. */
  readonly priceUsd: number;
  /** The typical price shown struck through, US dollars per person, whole. */
  readonly typicalPriceUsd: number;
  /** The discount badge, per cent. */
  readonly discountPercent: number;
  /** The picture on its card, in lists and on links that are shared. */
  readonly image: PictureName;
  readonly duration: string;
  readonly transportation: string;
  readonly transportationType: TransportationType;
  readonly capacity: string;
  readonly departure: string;
  readonly recommended: boolean;
  readonly specialOffer?: string | undefined;
  readonly minimumPersons?: number | undefined;
  /** Suggestions for the pickup field; free text stays possible. */
  readonly pickupPoints: readonly string[];
}

/** What only the tour's own page tells: the most of its text. */
export interface TourDetails {
  /** Paragraphs, with an empty line between them. */
  readonly fullDescription: string;
  readonly itinerary: readonly ItineraryStep[];
  readonly included: readonly string[];
  readonly notIncluded: readonly string[];
  readonly whatToBring: readonly string[];
}
