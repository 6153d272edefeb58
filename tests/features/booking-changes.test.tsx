import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { saveReceipt } from '#services/booking-store.ts';
import type { SendBooking } from '#services/send-booking.ts';
import { otherReference, receipt, reference } from '#tests/support/booking-draft.ts';
import {
  currentDay as date,
  currentDraft as draft,
  openSite,
  storeDraft,
} from '#tests/support/booking-form.tsx';

/** Finds a button by its text. A query by role takes seconds with the whole form. */
const button = (text: string) => screen.findByText(text, { selector: 'button, button *' });
const changeLink = () => screen.findByText('Change this request', { selector: 'a' });
const storedDraft = () => sessionStorage.getItem('booking-draft');

beforeEach(() => {
  vi.spyOn(console, 'info').mockReturnValue();
});

it('"Change this request" opens the form with the answers, and sends them in place of the sent request', async () => {
  storeDraft('review', draft, { reference });
  const send = vi.fn<SendBooking>(() => Promise.resolve());
  const { user, router } = await openSite('/book', { send });
  await user.click(await button('Complete Booking'));
  await user.click(await changeLink());

  expect(await screen.findByText(/^You are changing your request LAM-ACDE347\./)).toBeVisible();
  expect(screen.getByText('ada@example.com')).toBeVisible();
  // The navigation state with the change is gone, so that a reload or Back does not start the change again.
  await waitFor(() => expect(router.state.location.state).toBeNull());
  await user.click(await button('Complete Booking'));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(send.mock.calls[1]?.[0]).toMatchObject({
    reference: expect.not.stringContaining(reference) as string,
    replaces: reference,
    booking: draft,
  });
});

it('after a reload, a change to a sent request prefills no personal data', async () => {
  saveReceipt({ ...receipt, date, reference: otherReference });
  const { user } = await openSite('/booking-success');
  await user.click(await changeLink());

  const notice = await screen.findByText(/please enter them again/);
  expect(await screen.findByLabelText(/^Tour/)).toHaveValue(receipt.tourId);
  expect(screen.getByLabelText(/^Number of persons/)).toHaveValue('3');
  expect(screen.getByLabelText(/^First name/)).toHaveValue('');
  expect(notice.closest('[role="status"]')).toHaveFocus();
  await user.click(await button('Start over'));
  expect(await screen.findByLabelText(/^Tour/)).toHaveValue('');
  expect(storedDraft()).toBeNull();
});

it('a change to a sent request does not overwrite an unfinished request', async () => {
  saveReceipt({ ...receipt, date, reference: otherReference });
  storeDraft('trip');
  const { user } = await openSite('/booking-success');
  await user.click(await changeLink());

  expect(await screen.findByLabelText(/^First name/)).toHaveValue('Ada');
  const notice = await screen.findByText(
    'You have not sent this request yet. Send it or start over before you begin another one.',
  );
  expect(notice.closest('[role="status"]')).toHaveFocus();
});

it('going back reopens the booking form for a tour that has not been requested', async () => {
  saveReceipt({ ...receipt, date });
  const { router } = await openSite('/faq');
  await act(() => router.navigate('/book?tourId=lamanai-tour-placencia'));
  await act(() => router.navigate('/faq'));
  await act(() => router.navigate(-1));
  expect(await screen.findByLabelText(/^Tour/)).toHaveValue('lamanai-tour-placencia');
});

it('a visitor who goes back to a sent request can see its reference and change it', async () => {
  saveReceipt({ ...receipt, date });
  const { user, router } = await openSite('/faq');
  await act(() => router.navigate(`/book?tourId=${receipt.tourId}`));
  await act(() => router.navigate('/faq'));
  await act(() => router.navigate(-1));
  expect(await screen.findByText('Your request was already sent')).toBeVisible();
  expect(screen.getByText(receipt.reference)).toBeVisible();
  await user.click(await button('Change this request'));
  expect(await screen.findByText(/please enter them again/)).toBeVisible();
});

it('"Request another tour" opens the booking form with the tour in the URL', async () => {
  saveReceipt({ ...receipt, date });
  const { user, router } = await openSite('/faq');
  await act(() => router.navigate(`/book?tourId=${receipt.tourId}`));
  await act(() => router.navigate('/faq'));
  await act(() => router.navigate(-1));
  await user.click(await button('Request another tour'));
  expect(await screen.findByLabelText(/^Tour/)).toHaveValue(receipt.tourId);
  expect(router.state.location.search).toBe(`?tourId=${receipt.tourId}`);
});
