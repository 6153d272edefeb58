import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import {
  button,
  currentDraft,
  openForm,
  openSite,
  storeDraft,
  waitForForm,
} from '#tests/support/booking-form.tsx';

it('step 1 of the booking form says that the tour has left as soon as its start has passed', async () => {
  vi.setSystemTime('2026-11-20T13:59:00Z');
  storeDraft('trip');
  await openForm();
  const warning = await screen.findByText(/^Your tour starts within 48 hours/);
  expect(warning).toHaveTextContent(
    'Your tour starts within 48 hours, and replies can take 24 hours. Please also call +1 800 555 0142 or message us on WhatsApp.',
  );
  vi.setSystemTime('2026-11-20T14:00:00Z');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(warning).toHaveTextContent(/^Today’s tour has left: it started at 8:00 AM, Belize time/);
});

it('the booking review updates the short-notice message when the time changes', async () => {
  storeDraft('review', { ...currentDraft, date: '2026-11-21' });
  await openForm();
  expect(await screen.findByText(/^Your tour starts within 48 hours/)).toBeVisible();
  // This is eight o'clock in the morning in Belize, when the tour departs.
  vi.setSystemTime('2026-11-21T14:00:00Z');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText(/^Today’s tour has left/)).toBeVisible();
});

it('the confirmation page does not open if the visitor leaves while it loads', async () => {
  storeDraft('review');
  let load = () => {};
  const loadConfirmation = () =>
    new Promise<void>((resolve) => {
      load = resolve;
    });
  const { user, router } = await openSite('/book', {
    loadConfirmation,
  });
  await waitForForm();
  await user.click(button('Complete Booking'));
  await screen.findByText('Your request was received');
  await act(() => router.navigate('/faq'));
  await act(async () => load());
  expect(router.state.location.pathname).toBe('/faq');
});
