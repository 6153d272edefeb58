export const legLabels = {
  road: 'Road',
  'water-taxi': 'Water taxi',
  flight: 'Flight',
  river: 'River boat',
} as const;

export type LegKind = keyof typeof legLabels;

/** How guests travel to the river; the tour list is filtered by these values. */
export const transportationTypes = [
  'flight',
  'water-taxi',
  'road',
] as const satisfies readonly LegKind[];
export type TransportationType = (typeof transportationTypes)[number];

/** One part of the route to Lamanai. The way back is the same in reverse. */
export interface Leg {
  readonly kind: LegKind;
  /** Ids of places. */
  readonly from: string;
  readonly to: string;
  /** The usual travel time in one direction. */
  readonly time: string;
  readonly note?: string | undefined;
}
