import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { theme } from './theme.ts';

export const SiteTheme = ({ children }: { children: ReactNode }) => (
  // The site has only one color scheme, so there is no choice to store.
  <ThemeProvider theme={theme} storageManager={null}>
    <CssBaseline />
    {children}
  </ThemeProvider>
);
