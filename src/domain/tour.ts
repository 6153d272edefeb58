/** How guests travel to the river; the values by which the tour list is filtered. */
export const transportationTypes = ['flight', 'water-taxi', 'road'] as const;
export type TransportationType = (typeof transportationTypes)[number];

export interface ItineraryStep {
  /** Local clock time in Belize, such as `8:00 AM`. All times are targets. */
  readonly time: string;
  readonly text: string;
}

/** One guided day tour. Field names follow the specification; prices carry their unit. */
export interface Tour {
  readonly id: string;
  readonly title: string;
  readonly shortDescription: string;
  readonly fullDescription: string;
  /** US dollars per person, whole. */
  readonly priceUsd: number;
  /** The typical price shown struck through, US dollars per person, whole. */
  readonly typicalPriceUsd: number;
  /** The discount badge, per cent. */
  readonly discountPercent: number;
  /** Name of the picture on card and page, without folder or ending. */
  readonly image: string;
  readonly duration: string;
  readonly transportation: string;
  readonly transportationType: TransportationType;
  readonly capacity: string;
  readonly itinerary: readonly ItineraryStep[];
  readonly included: readonly string[];
  readonly notIncluded: readonly string[];
  readonly departure: string;
  readonly recommended: boolean;
  readonly specialOffer?: string;
  readonly minimumPersons?: number;
  /** Suggestions for the pickup field; free text stays possible. */
  readonly pickupPoints: readonly string[];
  readonly whatToBring: readonly string[];
}
