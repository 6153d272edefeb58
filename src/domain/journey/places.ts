/** A place on the map of the journey. */
export interface Place {
  /** As it reads in a sentence. */
  readonly name: string;
  /** As it stands on the map, where it differs. */
  readonly shortName?: string;
  /** Degrees north. */
  readonly latitude: number;
  /** Degrees east, so negative in Belize. */
  readonly longitude: number;
}

/** The six departures, the airport on the mainland, the dock on the river, and the ruins. */
export const places = {
  'belize-city': { name: 'Belize City', latitude: 17.499, longitude: -88.188 },
  'san-pedro': { name: 'San Pedro', latitude: 17.921, longitude: -87.961 },
  'caye-caulker': { name: 'Caye Caulker', latitude: 17.743, longitude: -88.025 },
  hopkins: { name: 'Hopkins', latitude: 16.857, longitude: -88.283 },
  'san-ignacio': { name: 'San Ignacio', latitude: 17.159, longitude: -89.069 },
  placencia: { name: 'Placencia', latitude: 16.513, longitude: -88.366 },
  airport: {
    name: 'Belize City’s international airport',
    shortName: 'Airport',
    latitude: 17.539,
    longitude: -88.308,
  },
  'tower-hill': { name: 'Tower Hill', latitude: 18.047, longitude: -88.584 },
  lamanai: { name: 'Lamanai', latitude: 17.7665, longitude: -88.6523 },
} as const satisfies Readonly<Record<string, Place>>;

export type PlaceId = keyof typeof places;

/** What is known of a place. */
export const placeOf = (id: PlaceId): Place => places[id];
