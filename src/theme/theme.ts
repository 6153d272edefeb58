/// <reference types="@mui/material/themeCssVarsAugmentation" />

import { createTheme, type Shadows } from '@mui/material/styles';

import { colors } from './colors.ts';

import { components } from './components.ts';
import { palette } from './palette.ts';
import { typography } from './typography.ts';

// Paper lies flat: only what floats over the page (menus, pickers, dialogs) has a shadow, one for all.
const floating = `0 12px 32px ${colors.ink}2E`;
const shadows: Shadows = [
  'none',
  ...Array.from({ length: 24 }, () => floating),
] as unknown as Shadows;

export const theme = createTheme({
  cssVariables: true,
  palette,
  typography,
  components,
  shadows,
  shape: { borderRadius: 2 },
});
