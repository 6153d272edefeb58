import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

import { ErrorScreen } from '#app/ErrorScreen.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

/** A page whose loader throws. */
function show(error: unknown) {
  const router = createMemoryRouter([
    {
      path: '/',
      element: <p>page</p>,
      ErrorBoundary: ErrorScreen,
      HydrateFallback: () => null,
      loader: () => {
        throw error;
      },
    },
  ]);
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  return screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error!' });
}

test.each([
  [
    'a status',
    new Response(null, { status: 503, statusText: 'Service Unavailable' }),
    '503 Service Unavailable',
  ],
  ['a message', new Error('The tour list is broken'), 'The tour list is broken'],
  ['neither', 'broken', 'Unknown error'],
])('the error screen shows %s and a way home', async (_what, error, text) => {
  await show(error);
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
});
