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
