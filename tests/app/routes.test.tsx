import { render, screen } from '@testing-library/react';
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { ErrorScreen } from '#app/ErrorScreen.tsx';
import { pages } from '#content/pages.ts';
import { SiteTheme } from '#theme/SiteTheme.tsx';
import { stubMedia } from '#tests/support/media.ts';
import { specifiedTours } from '#tests/support/specification.ts';

import { pagePaths, redirects } from '../../src/prerender.tsx';
import { routes } from '../../src/routes.tsx';

vi.mock('#content/former-tours.ts', () => ({
  formerTours: [
    { address: 'lamanai-tour-corozal', leadsTo: '/tour/lamanai-tour-hopkins' },
    { address: 'corozal', leadsTo: '/tours' },
  ],
}));

vi.mock('#pages/FaqPage.tsx', () => ({
  Component: () => {
    throw new Error('broken');
  },
}));
afterAll(() => {
  vi.doUnmock('#content/former-tours.ts');
  vi.doUnmock('#pages/FaqPage.tsx');
});

describe('the table of routes', () => {
  test('has the pages that have words, and the tours', () => {
    expect(pagePaths.filter((path) => !path.startsWith('/tour/')).toSorted()).toEqual(
      [...pages.keys()].toSorted(),
    );
    expect(pagePaths.filter((path) => path.startsWith('/tour/'))).toEqual(
      specifiedTours.map(({ id }) => `/tour/${id}`),
    );
  });

  test('leads short addresses to their tours, and those of former tours to what took their place', () => {
    expect(redirects).toEqual([
      ...specifiedTours.map(({ slug, id }) => ({ from: `/tour/${slug}`, to: `/tour/${id}` })),
      { from: '/tour/lamanai-tour-corozal', to: '/tour/lamanai-tour-hopkins' },
      { from: '/tour/corozal', to: '/tours' },
    ]);
  });

  test.each([
    ['/', 'src/pages/HomePage.tsx'],
    ['/tours', 'src/pages/ToursPage.tsx'],
    ['/tours/', 'src/pages/ToursPage.tsx'],
    ['/FAQ', 'src/pages/FaqPage.tsx'],
    ['/tour/lamanai-tour-hopkins', 'src/app/TourRoute.tsx'],
    ['/tour/hopkins', 'src/app/TourRoute.tsx'],
    ['/book', 'src/app/BookRoute.tsx'],
    ['/nowhere', 'src/pages/NotFoundPage.tsx'],
    ['/tour/hopkins/more', 'src/pages/NotFoundPage.tsx'],
  ])('%s is %s', (path, id) => {
    expect(matchRoutes(routes, path)?.at(-1)?.route.id).toBe(id);
  });
});

describe('the error screen', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });

  test.each([
    [
      'a status',
      new Response(null, { status: 503, statusText: 'Service Unavailable' }),
      '503 Service Unavailable',
    ],
    ['a message', new Error('The tour list is broken'), 'The tour list is broken'],
    ['neither', 'broken', 'Unknown error'],
  ])('shows %s and a way home', async (_what, error, text) => {
    const Broken = () => {
      throw error;
    };
    const router = createMemoryRouter([
      { path: '/', Component: Broken, ErrorBoundary: ErrorScreen },
    ]);
    render(<RouterProvider router={router} />);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
    ).toBeVisible();
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  });

  test('leaves header and footer where they are', async () => {
    stubMedia();
    vi.stubGlobal('scrollTo', () => {});
    const router = createMemoryRouter(routes, { initialEntries: ['/faq'] });
    render(
      <SiteTheme>
        <RouterProvider router={router} />
      </SiteTheme>,
    );
    expect(
      await screen.findByRole('heading', { name: 'Unexpected Application Error!' }),
    ).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
  });
});
