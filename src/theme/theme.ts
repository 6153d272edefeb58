/// <reference types="@mui/material/themeCssVarsAugmentation" />

import { createTheme, type Shadows } from '@mui/material/styles';

import { colors } from './colors.ts';

import { components } from './components.ts';
import { palette } from './palette.ts';
import { typography } from './typography.ts';

// Only elements that float over the page (menus, pickers, dialogs) have a shadow, and all have the same one.
const floating = `0 12px 32px ${colors.ink}2E`;
const shadows: Shadows = [
  'none',
  ...Array.from({ length: 24 }, () => floating),
] as unknown as Shadows;

export const theme = createTheme({
  // The document's `only light` opts out of forced dark colors. MUI's own `light` would override it.
  cssVariables: { disableCssColorScheme: true },
  palette,
  typography,
  components,
  shadows,
  shape: { borderRadius: 2 },
});
