import { ThemeContext } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ComponentProps, ReactNode } from 'react';

import { theme, variables } from './theme.ts';

/** Every document of the built site has the global styles in its head already. */
const isInDocument = import.meta.env.PROD && !import.meta.env.SSR;

// MUI types this value as if it held props; it is the theme's own record of components.
const defaults = theme.components as ComponentProps<typeof DefaultPropsProvider>['value'];

/** The theme without its global styles, for a second root on a page that has them already. */
export const ThemeValues = ({ children }: { children: ReactNode }) => (
  <ThemeContext value={theme}>
    <DefaultPropsProvider value={defaults}>{children}</DefaultPropsProvider>
  </ThemeContext>
);

/**
 * What MUI's own ThemeProvider does for one fixed theme. That one brings 4 kB (gzip) for switching colour schemes,
 * and keeps the choice in localStorage, which a browser may forbid.
 */
export const SiteTheme = ({ children }: { children: ReactNode }) => (
  <ThemeValues>
    {isInDocument ? null : (
      <>
        <GlobalStyles styles={variables} />
        <CssBaseline />
      </>
    )}
    {children}
  </ThemeValues>
);
