import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { theme } from './theme.ts';

export const SiteTheme = ({ children }: { children: ReactNode }) => (
  // One colour scheme: nothing to remember.
  <ThemeProvider theme={theme} storageManager={null}>
    <CssBaseline />
    {children}
  </ThemeProvider>
);
