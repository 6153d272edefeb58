import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';

import { Deferred } from '#ui/Deferred.tsx';

/** The text of the page at the time when its heading was mounted. */
let withHeading: string | null = null;

function Page() {
  useLayoutEffect(() => {
    withHeading = document.querySelector('main')?.textContent ?? null;
  }, []);
  return (
    <main>
      <h1>Heading</h1>
      <Deferred>and the rest</Deferred>
    </main>
  );
}

const openPages = (path: string) =>
  render(
    <RouterProvider
      router={createMemoryRouter(
        [
          { path: '/', element: <Link to="/page">Page</Link> },
          { path: '/hash', element: <Link to="/page#rest">Page</Link> },
          { path: '/page', Component: Page },
        ],
        { initialEntries: [path] },
      )}
    />,
  );

const whole = 'Headingand the rest';

test('after navigation, a page renders its heading before its deferred content', async () => {
  openPages('/');
  await userEvent.click(screen.getByRole('link'));
  expect(withHeading).toBe('Heading');
  expect(screen.getByRole('main')).toHaveTextContent(whole);
});

test.each([
  ['at the start of a visit', async () => void openPages('/page')],
  [
    'after a link with a hash',
    async () => {
      openPages('/hash');
      await userEvent.click(screen.getByRole('link'));
    },
  ],
])('a page renders its deferred content immediately (%s)', async (_, open) => {
  await open();
  expect(withHeading).toBe(whole);
});
