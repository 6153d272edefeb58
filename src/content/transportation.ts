/** How guests travel to the river; the tour list is filtered by these values. */
export const transportationTypes = ['flight', 'water-taxi', 'road'] as const;
export type TransportationType = (typeof transportationTypes)[number];

export const transportationLabels = {
  road: 'Road',
  'water-taxi': 'Water taxi',
  flight: 'Flight',
} as const satisfies Readonly<Record<TransportationType, string>>;
