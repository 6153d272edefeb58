import { ThemeContext } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import type { ComponentProps } from 'react';

import { theme } from '#theme/theme.ts';

import { Inspector } from './Inspector.tsx';
import type { WatchStore } from './watch-store.ts';

// MUI types this value as if it held props; it is the theme's own record of components.
const defaults = theme.components as ComponentProps<typeof DefaultPropsProvider>['value'];

/** The inspector with the site's theme, for a root of its own. Its global styles are on the page already. */
export const DockedInspector = ({ store }: { store: WatchStore }) => (
  <ThemeContext value={theme}>
    <DefaultPropsProvider value={defaults}>
      <Inspector store={store} />
    </DefaultPropsProvider>
  </ThemeContext>
);
