import { ThemeContext } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ComponentProps, ReactNode } from 'react';

import { theme } from './theme.ts';

const variables = theme.generateStyleSheets();

// MUI types this value as if it held props; it is the theme's own record of components.
const defaults = theme.components as ComponentProps<typeof DefaultPropsProvider>['value'];

/**
 * What MUI's own ThemeProvider does for one fixed theme. That one brings 4 kB (gzip) for switching colour schemes,
 * and keeps the choice in localStorage, which a browser may forbid.
 */
export const SiteTheme = ({ children }: { children: ReactNode }) => (
  <ThemeContext value={theme}>
    <DefaultPropsProvider value={defaults}>
      <GlobalStyles styles={variables} />
      <CssBaseline />
      {children}
    </DefaultPropsProvider>
  </ThemeContext>
);
