import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { firstVersion } from '#domain/booking/reference.ts';
import { SubmissionError } from '#domain/booking/submission-error.ts';
import * as toasts from '#features/booking/toasts.tsx';
import { saveReceipt } from '#services/booking-store.ts';
import type { SendBooking } from '#services/send-booking.ts';
import { otherReference, receipt, reference } from '#tests/support/booking-draft.ts';
import {
  createTestBooking,
  currentDay as date,
  currentDraft as draft,
  openSite,
  storeDraft,
} from '#tests/support/booking-form.tsx';

/** Opens the form and the confirmation page with a service that accepts every request. */
async function openWorkingSite(path: string) {
  const sendBooking = vi.fn<SendBooking>(() => Promise.resolve());
  return { ...(await openSite(path, { booking: createTestBooking(sendBooking) })), sendBooking };
}

/** Finds a button by its text. A query by role takes seconds in jsdom with the whole form. */
const button = (text: string) => screen.findByText(text, { selector: 'button, button *' });
const changeLink = () => screen.findByText('Change this request', { selector: 'a' });
const storedDraft = () => sessionStorage.getItem('booking-draft');

beforeEach(() => {
  vi.spyOn(console, 'info').mockReturnValue();
});

it('a changed request is sent as the next version of the sent request', async () => {
  storeDraft('review');
  const { user, sendBooking, router } = await openWorkingSite('/book');
  await user.click(await button('Complete Booking'));
  await user.click(await changeLink());

  expect(await screen.findByText(/^You are changing your request LAM-ACDE347\./)).toBeVisible();
  expect(screen.getByText('ada@example.com')).toBeVisible();
  expect(storedDraft()).toBeNull();
  // The navigation state with the change is gone, so that a reload or Back does not start the change again.
  await waitFor(() => expect(router.state.location.state).toEqual({ earlierSteps: [] }));
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

it('after a reload, a change to a sent request prefills no personal data', async () => {
  saveReceipt({ ...receipt, date, reference: otherReference });
  const { user } = await openWorkingSite('/booking-success');
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

it('the booking form asks before a change to a sent request replaces an unfinished request', async () => {
  saveReceipt({ ...receipt, date, reference: otherReference });
  storeDraft('trip');
  const { user } = await openWorkingSite('/booking-success');
  await user.click(await changeLink());

  expect(await screen.findByLabelText(/^First name/)).toHaveValue('Ada');
  const question = await screen.findByText(/^You have not sent this request yet\./);
  expect(question.closest('[role="status"]')).toHaveFocus();
  expect(storedDraft()).toContain(reference);
  await user.click(await button(`Change ${otherReference} instead`));
  expect(await screen.findByText(/^You are changing your request LAM-4679KMN\./)).toBeVisible();
  expect(screen.getByLabelText(/^First name/)).toHaveValue('');
});

it('the booking form asks before a change to a sent request replaces a failed request', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  saveReceipt({ ...receipt, date, reference: otherReference });
  storeDraft('review');
  const { user, sendBooking, router } = await openWorkingSite('/book');
  sendBooking.mockRejectedValue(new SubmissionError('badRequest', '400 no'));
  await user.click(await button('Complete Booking'));
  await screen.findByRole('alert');
  await act(() => router.navigate('/booking-success'));
  await user.click(await changeLink());

  await screen.findByText(/^You have not sent this request yet\./);
  await user.click(await button('Keep editing'));
  expect(await button('Try again')).toBeVisible();
});

it('the booking form asks before a new tour replaces an unsent change', async () => {
  saveReceipt({ ...receipt, date });
  const versions = { ...firstVersion, current: 2, last: 2, sent: 1 };
  storeDraft('trip', draft, versions);
  const { user } = await openWorkingSite('/book?tourId=lamanai-tour-placencia');

  await screen.findByText(/^You have not sent your changes to request LAM-ACDE347 yet\./);
  expect(screen.getByLabelText(/^Tour/)).toHaveValue(draft.tourId);
  await user.click(await button('Book the new tour'));
  await waitFor(() => expect(screen.getByLabelText(/^Tour/)).toHaveValue('lamanai-tour-placencia'));
  expect(screen.getByLabelText(/^First name/)).toHaveValue('');
});

it('going back reopens the booking form for a tour that has not been requested', async () => {
  saveReceipt({ ...receipt, date });
  const { router } = await openWorkingSite('/faq');
  await act(() => router.navigate('/book?tourId=lamanai-tour-placencia'));
  await act(() => router.navigate('/faq'));
  await act(() => router.navigate(-1));
  expect(await screen.findByLabelText(/^Tour/)).toHaveValue('lamanai-tour-placencia');
});

it('"Request another tour" opens the booking form with the tour in the URL', async () => {
  saveReceipt({ ...receipt, date });
  const { user, router } = await openWorkingSite('/faq');
  await act(() => router.navigate(`/book?tourId=${receipt.tourId}`));
  await act(() => router.navigate('/faq'));
  await act(() => router.navigate(-1));
  await user.click(await button('Request another tour'));
  expect(await screen.findByLabelText(/^Tour/)).toHaveValue(receipt.tourId);
  expect(router.state.location.search).toBe(`?tourId=${receipt.tourId}`);
});

it('the booking form for another tour opens after a pending request arrives', async () => {
  storeDraft('review');
  const showBackgroundResult = vi.spyOn(toasts, 'showBackgroundResult').mockReturnValue(() => {});
  const { user, router, sendBooking } = await openWorkingSite('/book');
  let succeed = () => {};
  sendBooking.mockReturnValueOnce(
    new Promise((resolve) => {
      succeed = resolve;
    }),
  );
  await user.click(await button('Complete Booking'));
  await act(() => router.navigate('/faq'));
  await act(() => router.navigate('/book?tourId=lamanai-tour-placencia'));
  await screen.findByText(/^Your request is being sent\. Then you can book/);
  await act(async () => succeed());
  expect(await screen.findByLabelText(/^Tour/)).toHaveValue('lamanai-tour-placencia');
  expect(screen.getByLabelText(/^First name/)).toHaveValue('');
  await waitFor(() => expect(showBackgroundResult.mock.calls).toEqual([[]]));
  expect(router.state.location.search).toBe('?tourId=lamanai-tour-placencia');
});
