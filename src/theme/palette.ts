import type { PaletteOptions } from '@mui/material/styles';

/** Taken from the pictures; each pair used for text keeps at least 4.5:1. */
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

interface Ground {
  main: string;
  contrastText: string;
}

declare module '@mui/material/styles' {
  interface Palette {
    limestone: Ground;
    jungle: Ground;
    sun: Ground;
    ochre: Ground;
  }
  interface PaletteOptions {
    limestone: Ground;
    jungle: Ground;
    sun: Ground;
    ochre: Ground;
  }
}

export const palette: PaletteOptions = {
  mode: 'light',
  primary: { main: colors.lagoon, dark: colors.lagoonDeep, contrastText: colors.surface },
  secondary: { main: colors.macaw, dark: colors.macawDeep, contrastText: colors.surface },
  error: { main: colors.error, contrastText: colors.surface },
  warning: { main: colors.ochre, contrastText: colors.surface },
  info: { main: colors.lagoon, dark: colors.lagoonDeep, contrastText: colors.surface },
  success: { main: '#2C6B3F', contrastText: colors.surface },
  background: { default: colors.paper, paper: colors.surface },
  text: { primary: colors.ink, secondary: colors.moss },
  divider: colors.hairline,
  limestone: { main: colors.limestone, contrastText: colors.ink },
  jungle: { main: colors.jungle, contrastText: colors.paper },
  sun: { main: colors.sun, contrastText: colors.ink },
  ochre: { main: colors.ochre, contrastText: colors.surface },
};
