import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { Layout } from '#app/Layout.tsx';
import { SiteTheme } from '#theme/SiteTheme.tsx';
import { stubMedia } from '#tests/support/media.ts';

const animate = vi.fn<(keyframes: Keyframe[]) => void>();

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
  // jsdom cannot animate.
  Object.assign(Element.prototype, { animate });
});

afterEach(() => {
  animate.mockClear();
  Reflect.deleteProperty(Element.prototype, 'animate');
});

function renderLayout() {
  const media = stubMedia();
  const pages = ['/one', '/two'].map((path) => ({ path, element: <h1>{path}</h1> }));
  const element = (
    <Layout>
      <Outlet />
    </Layout>
  );
  const router = createMemoryRouter([{ element, children: pages }], { initialEntries: ['/one'] });
  render(
    <StrictMode>
      <SiteTheme>
        <RouterProvider router={router} />
      </SiteTheme>
    </StrictMode>,
  );
  return { media, follow: (path: string) => act(() => router.navigate(path)) };
}

it('fades a new page in, but not the first one and not another part of the same page', async () => {
  const { follow } = renderLayout();
  expect(animate).not.toHaveBeenCalled();
  await follow('/one#part');
  expect(animate).not.toHaveBeenCalled();
  await follow('/two');
  expect(animate.mock.calls.map(([keyframes]) => keyframes)).toEqual([
    [{ opacity: 0 }, { opacity: 1 }],
  ]);
  expect(animate.mock.contexts).toEqual([screen.getByRole('main')]);
});

it('fades nothing for those who asked for less motion', async () => {
  const { media, follow } = renderLayout();
  media.set('(prefers-reduced-motion: reduce)', true);
  await follow('/two');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('/two');
  expect(animate).not.toHaveBeenCalled();
});

it('begins with the skip link and gives a new page’s heading the focus', async () => {
  const { follow } = renderLayout();
  expect(document.querySelector('a')).toHaveAttribute('href', '#main');
  expect(document.getElementById('main')).toBe(screen.getByRole('main'));
  await follow('/two');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
