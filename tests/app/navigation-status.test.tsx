import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';

import { NavigationStatus } from '#app/NavigationStatus.tsx';

/** Follows a link to a page whose code never arrives. */
function openSlowPage() {
  const router = createMemoryRouter([
    { path: '/', element: <NavigationStatus /> },
    { path: '/faq', lazy: () => new Promise<never>(() => {}) },
  ]);
  render(<RouterProvider router={router} />);
  act(() => void router.navigate('/faq'));
}

const setOnline = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
};

it('the navigation status of a loading page reports a lost connection', async () => {
  openSlowPage();
  const status = await screen.findByText('Opening FAQ…');
  expect(status.parentElement).toHaveAttribute('aria-live', 'polite');
  setOnline(false);
  expect(status).toHaveTextContent('No connection. FAQ will open once you’re back online.');
  setOnline(true);
  expect(status).toHaveTextContent('Opening FAQ…');
});
