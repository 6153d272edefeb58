import { render } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { createMemoryRouter, type InitialEntry, RouterProvider } from 'react-router-dom';

import { SiteTheme } from '#theme/SiteTheme.tsx';

/** Renders a part of a page at a URL of the app. Read the URL from the returned `router` after a click. */
export function renderAt(address: InitialEntry, element: ReactNode) {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  const view = render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  return { ...view, router };
}

/** Like `renderAt`, but with the site's theme. The theme's styles make jsdom slower. */
export const renderThemedAt = (address: InitialEntry, element: ReactNode) =>
  renderAt(address, <SiteTheme>{element}</SiteTheme>);
