/** The palette, taken from the pictures. Each pair that is used for text has a contrast of at least 4.5:1. */
export const colors = {
  paper: '#FBF5E6',
  limestone: '#F3E7C9',
  surface: '#FFFFFF',
  ink: '#06211F',
  moss: '#4A5F5B',
  jungle: '#0E3B36',
  jungleDeep: '#082A27',
  lagoon: '#0B6E6E',
  lagoonDeep: '#075151',
  macaw: '#B83D19',
  macawDeep: '#932E10',
  sun: '#F6C56B',
  ochre: '#8A5A12',
  error: '#B3202A',
  hairline: '#06211F1F',
} as const;
