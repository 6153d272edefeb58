import type { PaletteOptions } from '@mui/material/styles';

import { colors } from './colors.ts';

interface Ground {
  main: string;
  dark?: string;
  contrastText: string;
}

type Grounds = Record<'limestone' | 'jungle' | 'sun' | 'ochre' | 'paper', Ground>;

declare module '@mui/material/styles' {
  interface Palette extends Grounds {}
  interface PaletteOptions extends Grounds {}
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    paper: true;
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
  paper: { main: colors.paper, dark: colors.limestone, contrastText: colors.ink },
};
