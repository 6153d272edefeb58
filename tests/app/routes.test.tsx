import type * as Content from '#content/content.data.ts';
import { plainPages } from '#content/content.data.ts';
import { reservedAddresses } from '#content/reserved-addresses.ts';
import { render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { ErrorScreen } from '#app/ErrorScreen.tsx';
import { genericTourMeta, notFoundMeta, pages } from '#content/pages.ts';
import { pageMeta } from '#domain/tours/page-meta.ts';
import { NotFoundPage } from '#pages/NotFoundPage.tsx';
import { specifiedTours } from '#tests/support/specification.ts';
import { PageHead } from '#ui/PageHead.tsx';

import { notFoundPath, pagePaths, redirects } from '#entries/prerender.tsx';
import { pages as table } from '../../src/routes.tsx';

vi.mock('#content/content.data.ts', async (original) => ({
  ...(await original<typeof Content>()),
  tourRedirects: [
    { address: 'lamanai-tour-corozal', leadsTo: '/tour/lamanai-tour-hopkins' },
    { address: 'corozal', leadsTo: '/tours' },
  ],
}));
afterAll(() => vi.doUnmock('#content/content.data.ts'));

const plainPaths = plainPages.map(({ path }) => path);

describe('the route table', () => {
  test('the route table has a route for every page and every tour', () => {
    expect(pagePaths.filter((path) => !path.startsWith('/tour/')).toSorted()).toEqual(
      [...pages.keys(), ...plainPaths].toSorted(),
    );
    expect(pagePaths.filter((path) => path.startsWith('/tour/'))).toEqual(
      specifiedTours.map(({ id }) => `/tour/${id}`),
    );
  });

  test('the route table redirects short URLs and the URLs of former tours', () => {
    expect(redirects).toEqual([
      ...specifiedTours.map(({ slug, id }) => ({ from: `/tour/${slug}`, to: `/tour/${id}` })),
      { from: '/tour/lamanai-tour-corozal', to: '/tour/lamanai-tour-hopkins' },
      { from: '/tour/corozal', to: '/tours' },
    ]);
  });

  test('the addresses of all other routes are reserved, so that no plain page replaces one', () => {
    const addresses = [...table.map(({ path }) => path), notFoundPath]
      .filter((path) => !plainPaths.includes(path) && path !== '/' && path !== '*')
      .map((path) => path.split('/')[1] ?? '');
    expect(addresses).toContain('tour');
    expect(addresses.filter((address) => !reservedAddresses.has(address))).toEqual([]);
  });

  test('the route table ignores case and a trailing slash in a URL', () => {
    const pathOf = (address: string) => matchRoutes(table, address)?.at(-1)?.route.path;
    expect(['/tours/', '/FAQ', '/tour/hopkins/more'].map(pathOf)).toEqual(['/tours', '/faq', '*']);
  });
});

describe('the title and description of a tour page', () => {
  const head = () => [
    document.title,
    document.querySelector('meta[name="description"]')?.getAttribute('content'),
  ];
  const generic = [genericTourMeta.title, genericTourMeta.description];
  const { title, description } = pageMeta('/faq');

  function openFaq(loadTour: () => Promise<{ Component: ComponentType }>) {
    const router = createMemoryRouter(
      [
        { path: '/faq', element: <PageHead path="/faq" title={title} /> },
        { path: '/about', lazy: () => new Promise(() => {}) },
        { path: '/tour/:tourId', lazy: loadTour, ErrorBoundary: ErrorScreen },
      ],
      { initialEntries: ['/faq'] },
    );
    render(<RouterProvider router={router} />);
    return router;
  }

  test('the title and description of a tour page are generic while the page chunk loads', async () => {
    let arrive: (page: { Component: ComponentType }) => void = () => {};
    const router = openFaq(() => new Promise((resolve) => (arrive = resolve)));
    await vi.waitFor(() => expect(head()).toEqual([title, description]));
    void router.navigate('/tour/nowhere');
    await vi.waitFor(() => expect(head()).toEqual(generic));
    arrive({ Component: NotFoundPage });
    await waitFor(() => expect(head()).toEqual([notFoundMeta.title, notFoundMeta.description]));
  });

  test('the title and description of the open page do not change while another page loads', async () => {
    const router = openFaq(() => new Promise(() => {}));
    void router.navigate('/about');
    await vi.waitFor(() => expect(router.state.navigation.state).toBe('loading'));
    expect(head()).toEqual([title, description]);
  });

  test('the title and description of a tour page are generic if the page chunk fails to load', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const router = openFaq(() => Promise.reject(new Error('lost')));
    void router.navigate('/tour/lamanai-tour-hopkins');
    expect(await screen.findByText('lost')).toBeVisible();
    expect(head()).toEqual(generic);
  });
});

describe('the error screen', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });

  test.each([
    [
      'the status of a response',
      new Response(null, { status: 503, statusText: 'Service Unavailable' }),
      '503 Service Unavailable',
    ],
    ['the message of an error', new Error('The tour list is broken'), 'The tour list is broken'],
    ['"Unknown error" for any other value', 'broken', 'Unknown error'],
  ])('the error screen shows the cause of a crash: %s', async (_what, error, text) => {
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
});
