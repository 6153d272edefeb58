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
  place: colors.paper,
  sun: colors.sun,
  ink: colors.ink,
} as const;
