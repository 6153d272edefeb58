import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';

import { NavigationStatus } from '#app/NavigationStatus.tsx';

it('the navigation status announces the page that is loading', async () => {
  const router = createMemoryRouter([
    { path: '/', element: <NavigationStatus /> },
    { path: '/faq', lazy: () => new Promise<never>(() => {}) },
  ]);
  render(<RouterProvider router={router} />);
  act(() => void router.navigate('/faq'));
  const status = await screen.findByText('Opening FAQ…');
  expect(status.parentElement).toHaveAttribute('aria-live', 'polite');
});
