import { render } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { createMemoryRouter, type InitialEntry, RouterProvider } from 'react-router-dom';

import { SiteTheme } from '#theme/SiteTheme.tsx';

/** Renders a piece of a page at an address of the app; `router` tells where links and choices lead. */
export function renderAt(address: InitialEntry, element: ReactNode) {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  const view = render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  return { ...view, router };
}

/** The same in the site's theme, whose styles cost jsdom time. */
export const renderThemedAt = (address: InitialEntry, element: ReactNode) =>
  renderAt(address, <SiteTheme>{element}</SiteTheme>);
