import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { theme } from './theme.ts';

/** The theme without its global styles, for a second root on a page that has them already. */
export const ThemeValues = ({ children }: { children: ReactNode }) => (
  // One colour scheme: nothing to remember.
  <ThemeProvider theme={theme} storageManager={null}>
    {children}
  </ThemeProvider>
);

export const SiteTheme = ({ children }: { children: ReactNode }) => (
  <ThemeValues>
    <CssBaseline />
    {children}
  </ThemeValues>
);
