import type { Place } from './places.ts';
import type { Line } from './roads.ts';

export type LegKind = 'road' | 'water-taxi' | 'flight' | 'river';

/** One part of the way to Lamanai. The way back is the same in reverse. */
export interface Leg {
  readonly kind: LegKind;
  readonly from: Place;
  readonly to: Place;
  /** How long it usually takes, one way. */
  readonly time: string;
  readonly note?: string;
  /** Its lines on the map. Where roads meet, one line ends and another begins. */
  readonly lines: readonly Line[];
}

export const legLabels = {
  road: 'Road',
  'water-taxi': 'Water taxi',
  flight: 'Flight',
  river: 'River boat',
} as const satisfies Readonly<Record<LegKind, string>>;

/** A leg by the ids of its places, without its lines. */
export interface WayLeg extends Pick<Leg, 'kind' | 'time' | 'note'> {
  readonly from: string;
  readonly to: string;
}
