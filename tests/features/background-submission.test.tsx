import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';

import { SubmissionError } from '#domain/booking/submission-error.ts';
import { firstVersion } from '#domain/booking/reference.ts';
import { reference, noon, today, validDraft } from '#tests/support/booking-draft.ts';

const closeNotice = vi.fn<() => void>();
const showNotice = vi.fn<(mailtoHref?: string) => () => void>(() => closeNotice);
vi.mock('#features/booking/toasts.tsx', () => ({ showBackgroundResult: showNotice }));
afterAll(() => vi.doUnmock('#features/booking/toasts.tsx'));

const { mountBooking } = await import('#features/booking/background-submission.ts');
const { createBookingActor } = await import('#features/booking/booking-actor.ts');

/**
 * Opens a form with all answers and submits it.
 * @returns the booking, a function that leaves the form, and functions for the two possible responses of the service
 */
function openAndSubmit() {
  let succeed = () => {};
  let fail = (_error: unknown) => {};
  const booking = createBookingActor(
    () =>
      new Promise((resolve, reject) => {
        succeed = resolve;
        fail = reject;
      }),
  );
  const leave = mountBooking(booking);
  const saved = { reference, draft: validDraft, step: 'review', versions: firstVersion } as const;
  const session = { today, minutes: noon, reference, tourId: null, saved, sent: null };
  booking.send({ type: 'session.start', session });
  booking.send({ type: 'booking.submit', today, minutes: noon });
  return {
    booking,
    leave,
    succeed: () => succeed(),
    fail: () => fail(new SubmissionError('busy', '503 later')),
  };
}

/** Waits until all resolved promises have been handled. */
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'debug').mockReturnValue();
});

afterEach(() => {
  vi.clearAllMocks();
});

it('reopening the booking form closes the toast about a failed request', async () => {
  const { booking, leave, fail } = openAndSubmit();
  leave();
  await settle();
  fail();
  await settle();
  expect(showNotice.mock.calls).toEqual([[expect.stringContaining('mailto:')]]);
  expect(closeNotice).not.toHaveBeenCalled();
  mountBooking(booking);
  await settle();
  expect(closeNotice).toHaveBeenCalledOnce();
});

it('no toast appears for a request that fails while the booking form is open again', async () => {
  const { booking, leave, fail } = openAndSubmit();
  leave();
  await settle();
  mountBooking(booking);
  fail();
  await settle();
  expect(booking.getSnapshot().context.error).toBe('busy');
  expect(showNotice).not.toHaveBeenCalled();
});

it('a toast reports a request that arrives after the visitor left the booking form', async () => {
  const { booking, leave, succeed } = openAndSubmit();
  leave();
  await settle();
  succeed();
  await settle();
  expect(showNotice.mock.calls).toEqual([[undefined]]);
  expect(booking.getSnapshot().value).toBe('opening');
});

it('a late response ends the booking session of a visitor who left the booking form', async () => {
  const { booking, leave, succeed } = openAndSubmit();
  leave();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(booking.getSnapshot().context.error).toBe('timedOut');
  succeed();
  await settle();
  expect(booking.getSnapshot().value).toBe('opening');
});

it('leaving the booking form before submitting ends the booking session', async () => {
  const booking = createBookingActor(() => Promise.resolve());
  const leave = mountBooking(booking);
  const session = { today, minutes: noon, reference, tourId: null, saved: null, sent: null };
  booking.send({ type: 'session.start', session });
  leave();
  await settle();
  expect(booking.getSnapshot().value).toBe('opening');
});

it('the booking session continues if the booking form is immediately mounted again', async () => {
  const { booking, leave } = openAndSubmit();
  leave();
  mountBooking(booking);
  await settle();
  expect(booking.getSnapshot().value).toBe('submitting');
});
