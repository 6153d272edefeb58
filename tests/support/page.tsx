import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
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

/** Like `renderAt`, but with the site's theme and its styles, which make each query by role several times slower. */
export const renderStyledAt = (address: InitialEntry, element: ReactNode) =>
  renderAt(address, <SiteTheme>{element}</SiteTheme>);

/** Collects styles in an element outside the document, so that they do not apply. */
const detachedStyles = createCache({ key: 'css', container: document.createElement('div') });

/**
 * Like `renderAt`, but with the site's theme. Its styles do not apply: happy-dom matches all of them whenever a query asks
 * whether an element is visible.
 */
export const renderThemedAt = (address: InitialEntry, element: ReactNode) =>
  renderAt(
    address,
    <CacheProvider value={detachedStyles}>
      <SiteTheme>{element}</SiteTheme>
    </CacheProvider>,
  );
