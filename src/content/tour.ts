import type { TransportationType } from './transportation.ts';
import type { PictureName } from './pictures.generated.ts';

/** The last part of the URL of a tour's page. */
export type TourId = string;

/** One guided day tour, in the form that lists, forms and emails use. The field names follow the specification. */
export interface Tour {
  readonly id: TourId;
  /** The short address `/tour/<slug>`, which redirects to the tour's page. */
  readonly slug: string;
  readonly title: string;
  readonly footerLabel: string;
  readonly shortDescription: string;
  /** The picture on the tour's card. */
  readonly image: PictureName;
  /** True if the home page shows the tour. */
  readonly recommended: boolean;

  /** The price per person in dollars, without cents. */
  readonly priceUsd: number;
  /** The typical price, which is shown struck through and is never less than the price. */
  readonly typicalPriceUsd: number;
  /** The percentage on the discount badge. */
  readonly discountPercent: number;
  /** The smallest group that can book the tour, if it differs from the default. */
  readonly minimumPersons?: number | undefined;
  readonly specialOffer?: string | undefined;
  /** Says whether the price includes flight or water-taxi tickets; empty for a tour without them. */
  readonly ticketsLine: string;

  readonly departure: string;
  /** The id of the place of departure on the map. */
  readonly place: string;
  readonly duration: string;
  readonly capacity: string;
  /** The earliest time in the itinerary, such as `8:00 AM`. After this time, that day's tour has departed. */
  readonly startTime: string;
  readonly transportationType: TransportationType;
  readonly transportation: string;
  /** Suggestions for the pickup field. */
  readonly pickupPoints: readonly string[];
}

/** Texts that only the tour's own page shows. */
export interface TourDetails {
  readonly fullDescription: string;
  readonly itinerary: readonly { readonly time: string; readonly text: string }[];
  readonly included: readonly string[];
  readonly notIncluded: readonly string[];
  readonly whatToBring: readonly string[];
}
