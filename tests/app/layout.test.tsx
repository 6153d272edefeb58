import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';

import { Layout } from '#app/Layout.tsx';
import { SiteTheme } from '#theme/SiteTheme.tsx';
import { stubMedia } from '#tests/support/media.ts';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
});

function renderLayout() {
  stubMedia();
  const pages = ['/one', '/two'].map((path) => ({ path, element: <h1>{path}</h1> }));
  const router = createMemoryRouter([{ Component: Layout, children: pages }], {
    initialEntries: ['/one'],
  });
  render(
    <StrictMode>
      <SiteTheme>
        <RouterProvider router={router} />
      </SiteTheme>
    </StrictMode>,
  );
  return { follow: (path: string) => act(() => router.navigate(path)) };
}

it('begins with the skip link and gives a new page’s heading the focus', async () => {
  const { follow } = renderLayout();
  expect(document.querySelector('a')).toHaveAttribute('href', '#main');
  expect(document.getElementById('main')).toBe(screen.getByRole('main'));
  await follow('/two');
  await vi.waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it('says when it lives', () => {
  const told = vi.fn<() => void>();
  window.addEventListener('live', told, { once: true });
  renderLayout();
  expect(told).toHaveBeenCalledOnce();
});
