import { colors } from './colors.ts';

/** The colors of the maps, based on the palette. */
export const mapColors = {
  sea: colors.lagoon,
  /** The water is lighter near the shore. */
  shoals: ['#157777', '#258583', '#3F9A95'],
  country: colors.limestone,
  neighbours: '#BCCBB8',
  border: '#8C8F74',
  lagoon: '#5FB0AA',
  road: colors.ochre,
  river: colors.lagoon,
  waterTaxi: colors.paper,
  flight: colors.sun,
  ink: colors.ink,
} as const;
