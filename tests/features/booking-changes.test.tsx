import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCallback } from 'react';
import { Route, Routes, useNavigate, useSearchParams } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';

import { writeSavedDraft, type Receipt } from '#domain/booking/stored-booking.ts';
import { belizeToday } from '#domain/site/calendar.ts';
import { firstVersion } from '#domain/booking/reference.ts';
import { SendFailure } from '#domain/booking/submission-error.ts';
import { createBookingActor, type BookingActor } from '#features/booking/booking-actor.ts';
import { BookingProvider } from '#features/booking/booking-context.tsx';
import { BookingForm } from '#features/booking/BookingForm.tsx';
import { preloadSteps } from '#features/booking/lazy-steps.ts';
import { ReceivedRequest } from '#features/confirmation/ReceivedRequest.tsx';
import { saveReceipt } from '#services/booking-store.ts';
import type { SendBooking } from '#services/send-booking.ts';
import { otherReference, receipt, reference, validDraft } from '#tests/support/booking-draft.ts';
import { renderThemedAt } from '#tests/support/page.tsx';

const date = belizeToday();
const draft = { ...validDraft, date };
const loadConfirmation = () => Promise.resolve();

function Book({ booking }: { booking: BookingActor }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const onSent = useCallback(
    (sent: Receipt) =>
      void navigate('/booking-success', { replace: true, state: { receipt: sent } }),
    [navigate],
  );
  return (
    <BookingProvider booking={booking}>
      <BookingForm
        tourId={search.get('tourId')}
        loadConfirmation={loadConfirmation}
        onSent={onSent}
      />
    </BookingProvider>
  );
}

/** The form and the confirmation page, as one visitor walks between them. */
async function openSite(path: string) {
  await preloadSteps();
  const sendBooking = vi.fn<SendBooking>(() => Promise.resolve());
  const { router } = renderThemedAt(
    path,
    <Routes>
      <Route path="/book" element={<Book booking={createBookingActor(sendBooking)} />} />
      <Route path="/booking-success" element={<ReceivedRequest />} />
    </Routes>,
  );
  return { user: userEvent.setup(), sendBooking, router };
}

/** By text, since a look-up by role takes jsdom seconds on a page with the whole form. */
const button = (text: string) => screen.findByText(text, { selector: 'button, button *' });
const changeLink = () => screen.findByText('Change this request', { selector: 'a' });
const storedDraft = () => sessionStorage.getItem('booking-draft');

beforeEach(() => {
  sessionStorage.clear();
  // Development builds log the form data.
  vi.spyOn(console, 'debug').mockReturnValue();
  vi.spyOn(console, 'info').mockReturnValue();
  Element.prototype.scrollIntoView = () => {};
});

it('changes a sent request: all answers are there, nothing is stored, the next version is sent', async () => {
  const saved = { reference, draft, step: 'review', versions: firstVersion } as const;
  sessionStorage.setItem('booking-draft', writeSavedDraft(saved, Date.now()));
  const { user, sendBooking, router } = await openSite('/book');
  await user.click(await button('Complete Booking'));
  await user.click(await changeLink());

  expect(await screen.findByText(/^You are changing your request LAM-ACDE347\./)).toBeVisible();
  expect(screen.getByText('ada@example.com')).toBeVisible();
  expect(storedDraft()).toBeNull();
  // A reload or Back must not find the wish to change again.
  await waitFor(() => expect(router.state.location.state).toEqual({ trail: [] }));
  await user.click(await button('Complete Booking'));
  await changeLink();
  expect(
    sendBooking.mock.calls.map(([sent]) => [sent.reference, sent.replaces, sent.booking]),
  ).toEqual([
    [reference, null, expect.objectContaining({ firstName: 'Ada' })],
    [`${reference}-2`, reference, expect.objectContaining({ firstName: 'Ada' })],
  ]);
  expect(screen.getAllByText(/LAM-ACDE347-2/).length).toBeGreaterThan(0);
});

it('prefills nothing personal after a reload, and can leave the request as it is', async () => {
  saveReceipt({ ...receipt, date, reference: otherReference });
  const { user } = await openSite('/booking-success');
  await user.click(await changeLink());

  expect(await screen.findByText(/please enter them again/)).toBeVisible();
  expect(await screen.findByLabelText(/^Tour/)).toHaveValue(receipt.tourId);
  expect(screen.getByLabelText(/^Number of persons/)).toHaveValue('3');
  expect(screen.getByLabelText(/^First name/)).toHaveValue('');
  await user.type(screen.getByLabelText(/^First name/), 'Grace');
  await waitFor(() => expect(storedDraft()).toContain('Grace'));
  await user.click(await button('Discard changes'));
  expect(await screen.findByText('Your request was already sent')).toHaveFocus();
  expect(storedDraft()).toBeNull();
  await user.click(await button('Change this request'));
  expect(await screen.findByLabelText(/^First name/)).toHaveValue('');
  expect(screen.getByText(/^You are changing/).closest('[role="status"]')).toHaveFocus();
});

it('asks before a sent request takes the place of an unfinished one', async () => {
  saveReceipt({ ...receipt, date, reference: otherReference });
  const saved = { reference, draft, step: 'trip', versions: firstVersion } as const;
  sessionStorage.setItem('booking-draft', writeSavedDraft(saved, Date.now()));
  const { user } = await openSite('/booking-success');
  await user.click(await changeLink());

  expect(await screen.findByLabelText(/^First name/)).toHaveValue('Ada');
  const question = await screen.findByText(/^You have not sent this request yet\./);
  expect(question.closest('[role="status"]')).toHaveFocus();
  expect(storedDraft()).toContain(reference);
  await user.click(await button(`Change ${otherReference} instead`));
  expect(await screen.findByText(/^You are changing your request LAM-4679KMN\./)).toBeVisible();
  expect(screen.getByLabelText(/^First name/)).toHaveValue('');
});

it('asks before a sent request takes the place of one that has failed', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  saveReceipt({ ...receipt, date, reference: otherReference });
  const saved = { reference, draft, step: 'review', versions: firstVersion } as const;
  sessionStorage.setItem('booking-draft', writeSavedDraft(saved, Date.now()));
  const { user, sendBooking, router } = await openSite('/book');
  sendBooking.mockRejectedValue(new SendFailure('badRequest', '400 no'));
  await user.click(await button('Complete Booking'));
  await screen.findByRole('alert');
  await act(() => router.navigate('/booking-success'));
  await user.click(await changeLink());

  await screen.findByText(/^You have not sent this request yet\./);
  await user.click(await button('Keep editing'));
  expect(await button('Try again')).toBeVisible();
});

it('asks before another tour takes the place of an unsent change', async () => {
  saveReceipt({ ...receipt, date });
  const versions = { ...firstVersion, current: 2, last: 2, sent: 1 };
  const saved = { reference, draft, step: 'trip', versions } as const;
  sessionStorage.setItem('booking-draft', writeSavedDraft(saved, Date.now()));
  const { user } = await openSite('/book?tourId=lamanai-tour-placencia');

  await screen.findByText(/^You have not sent your changes to request LAM-ACDE347 yet\./);
  expect(screen.getByLabelText(/^Tour/)).toHaveValue(draft.tourId);
  await user.click(await button('Book the new tour'));
  await waitFor(() => expect(screen.getByLabelText(/^Tour/)).toHaveValue('lamanai-tour-placencia'));
  expect(screen.getByLabelText(/^First name/)).toHaveValue('');
});
