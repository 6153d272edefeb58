import { placeCountFirst } from './tour-counts.ts';

export const departuresHead = {
  title: `${placeCountFirst} places to start, one river`,
  lead: 'Every road meets the New River at Tower Hill. From its dock a boat takes you about 26 miles upstream to Lamanai, in 60 to 90 minutes.',
} as const;

/** A name over a part of the map of departures. */
interface RegionName {
  /** With its line breaks. */
  readonly name: string;
  /** In units of a sheet 1000 wide. */
  readonly at: readonly [x: number, y: number];
  readonly ground: 'land' | 'sea';
  /** It lies beyond the sheet, where only wide screens have room. */
  readonly isBeyond?: boolean;
}

export const regionNames: readonly RegionName[] = [
  { name: 'Caribbean\nSea', at: [720, 880], ground: 'sea' },
  { name: 'Mexico', at: [120, 90], ground: 'land' },
  { name: 'Guatemala', at: [-60, 900], ground: 'land', isBeyond: true },
];
