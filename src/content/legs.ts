export const legLabels = {
  road: 'Road',
  'water-taxi': 'Water taxi',
  flight: 'Flight',
  river: 'River boat',
} as const;

export type LegKind = keyof typeof legLabels;

/** One part of the way to Lamanai. The way back is the same in reverse. */
export interface Leg {
  readonly kind: LegKind;
  /** Ids of places. */
  readonly from: string;
  readonly to: string;
  /** How long it usually takes, one way. */
  readonly time: string;
  readonly note?: string | undefined;
}
