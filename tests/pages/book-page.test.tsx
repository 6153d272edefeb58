import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, type InitialEntry, RouterProvider } from 'react-router-dom';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';

import type { Receipt } from '#domain/booking/stored-booking.ts';
import { findTour } from '#domain/tours/tours.ts';
import { receipt } from '#tests/support/booking-draft.ts';

interface FormProps {
  tourId: string | null;
  onSent: (receipt: Receipt) => void;
}

vi.mock('#features/booking/BookingForm.tsx', () => ({
  BookingForm: ({ tourId, onSent }: FormProps) => (
    <button onClick={() => onSent(receipt)}>{tourId}</button>
  ),
}));
afterAll(() => vi.doUnmock('#features/booking/BookingForm.tsx'));

const succeed = () => Promise.resolve();

/** Opens the form with the FAQ page as the previous history entry. */
async function openForm(entry: InitialEntry) {
  const { BookPage } = await import('#pages/BookPage.tsx');
  const element = <BookPage loadConfirmation={succeed} />;
  const router = createMemoryRouter(
    [
      { path: '/faq', element: 'Questions' },
      { path: '/book', element },
      { path: '/booking-success', element: 'Received' },
    ],
    { initialEntries: ['/faq', entry] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

/** Goes back in the history and returns the new pathname. */
async function goBack(router: Awaited<ReturnType<typeof openForm>>) {
  await act(() => router.navigate(-1));
  return router.state.location.pathname;
}

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 404 })));
});

it('the confirmation page replaces the booking form in the browser history', async () => {
  const router = await openForm('/book');
  const submit = await screen.findByText('', { selector: 'main button, button' });
  act(() => submit.click());
  expect(await screen.findByText('Received')).toBeVisible();
  expect(router.state.location.state).toEqual({ receipt });
  expect(await goBack(router)).toBe('/faq');
});

it('the tour in the navigation state replaces the tour in the URL', async () => {
  const state = findTour('lamanai-tour-hopkins');
  const search = '?tourId=lamanai-tour-placencia';
  const router = await openForm({ pathname: '/book', search, state });
  expect(router.state.location.search).toBe('?tourId=lamanai-tour-hopkins');
  expect(await screen.findByText('lamanai-tour-hopkins')).toBeVisible();
  expect(await goBack(router)).toBe('/faq');
});
