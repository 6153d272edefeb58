/** A place on the map of the journey. */
export interface Place {
  readonly id: string;
  /** As it reads in a sentence. */
  readonly name: string;
  /** As it stands on the map, where it differs. */
  readonly shortName?: string;
  /** Degrees north. */
  readonly latitude: number;
  /** Degrees east, so negative in Belize. */
  readonly longitude: number;
  /** Where its name stands on a map, and what it lies on. */
  readonly label: PlaceLabel;
  /** For a place with several tours: where its name and their links stand on the map of departures. */
  readonly links?: PlaceLinks;
}

export type PlaceLabel = readonly [side: LabelSide, ground: LabelGround];

export type LabelSide = 'left' | 'right' | 'aboveLeft' | 'below' | 'belowLeft' | 'belowRight';

export type LabelGround = 'land' | 'sea';

export interface PlaceLinks {
  /** In units of a sheet 1000 wide. */
  readonly at: readonly [x: number, y: number];
  /** They stand above that point. */
  readonly rises?: boolean;
}

export const belizeCity: Place = {
  id: 'belize-city',
  name: 'Belize City',
  latitude: 17.499,
  longitude: -88.188,
  label: ['belowLeft', 'land'],
};

export const sanPedro: Place = {
  id: 'san-pedro',
  name: 'San Pedro',
  latitude: 17.921,
  longitude: -87.961,
  label: ['below', 'sea'],
  links: { at: [748, 344], rises: true },
};

export const cayeCaulker: Place = {
  id: 'caye-caulker',
  name: 'Caye Caulker',
  latitude: 17.743,
  longitude: -88.025,
  label: ['below', 'sea'],
  links: { at: [672, 376] },
};

export const airport: Place = {
  id: 'airport',
  name: 'Belize City’s international airport',
  shortName: 'Airport',
  latitude: 17.539,
  longitude: -88.308,
  label: ['belowLeft', 'land'],
};

/** Where all roads end and the boat waits. */
export const landing: Place = {
  id: 'tower-hill',
  name: 'Tower Hill',
  latitude: 18.047,
  longitude: -88.584,
  label: ['aboveLeft', 'land'],
};

/** Where all tours go. */
export const goal: Place = {
  id: 'lamanai',
  name: 'Lamanai',
  latitude: 17.7665,
  longitude: -88.6523,
  label: ['belowLeft', 'land'],
};

export const hopkins: Place = {
  id: 'hopkins',
  name: 'Hopkins',
  latitude: 16.857,
  longitude: -88.283,
  label: ['right', 'sea'],
};

export const sanIgnacio: Place = {
  id: 'san-ignacio',
  name: 'San Ignacio',
  latitude: 17.159,
  longitude: -89.069,
  label: ['belowRight', 'land'],
};

export const placencia: Place = {
  id: 'placencia',
  name: 'Placencia',
  latitude: 16.513,
  longitude: -88.366,
  label: ['right', 'sea'],
};
