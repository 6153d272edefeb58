import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';

import { SendFailure } from '#domain/booking/submission-error.ts';
import { firstVersion } from '#domain/booking/reference.ts';
import type { SendBooking } from '#services/send-booking.ts';
import { reference, noon, today, validDraft } from '#tests/support/booking-draft.ts';

const closeNotice = vi.fn<() => void>();
const showNotice = vi.fn<(mailtoHref?: string) => () => void>(() => closeNotice);
vi.mock('#features/booking/toasts.tsx', () => ({ showLeft: showNotice }));
afterAll(() => vi.doUnmock('#features/booking/toasts.tsx'));

const { attend, bookingFor } = await import('#features/booking/left-booking.ts');

/** Opens the form; the second call in a test opens it again. */
function openForm(sendBooking: SendBooking) {
  const booking = bookingFor(sendBooking);
  const leave = attend(booking, sendBooking);
  return { booking, leave };
}

/** Opens a form with everything filled in and sends it. @returns how the service answers */
function openAndSubmit() {
  let succeed = () => {};
  let fail = (_error: unknown) => {};
  const sendBooking = vi.fn<SendBooking>(
    () =>
      new Promise((resolve, reject) => {
        succeed = resolve;
        fail = reject;
      }),
  );
  const form = openForm(sendBooking);
  const saved = { reference, draft: validDraft, step: 'review', versions: firstVersion } as const;
  const visit = { today, minutes: noon, reference, tourId: null, saved, sent: null };
  form.booking.send({ type: 'visit.start', visit });
  form.booking.send({ type: 'booking.submit', today, minutes: noon });
  return {
    ...form,
    sendBooking,
    succeed: () => succeed(),
    fail: () => fail(new SendFailure('busy', '503 later')),
  };
}

/** Everything that was promised has happened. */
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'debug').mockReturnValue();
});

afterEach(() => {
  vi.clearAllMocks();
});

it('closes the failure notice when the form opens again', async () => {
  const { leave, fail, sendBooking } = openAndSubmit();
  leave();
  await settle();
  fail();
  await settle();
  expect(showNotice.mock.calls).toEqual([[expect.stringContaining('mailto:')]]);
  expect(closeNotice).not.toHaveBeenCalled();
  openForm(sendBooking);
  await settle();
  expect(closeNotice).toHaveBeenCalledOnce();
});

it('shows no notice while the form is open again', async () => {
  const { booking, leave, fail, sendBooking } = openAndSubmit();
  leave();
  await settle();
  expect(openForm(sendBooking).booking).toBe(booking);
  fail();
  await settle();
  expect(booking.getSnapshot().context.problem).toBe('busy');
  expect(showNotice).not.toHaveBeenCalled();
});

it('reports a request that arrives after the form was left', async () => {
  const { booking, leave, succeed, sendBooking } = openAndSubmit();
  leave();
  await settle();
  succeed();
  await settle();
  expect(showNotice.mock.calls).toEqual([[undefined]]);
  expect(booking.getSnapshot().status).toBe('stopped');
  expect(bookingFor(sendBooking)).not.toBe(booking);
});

it('stops a booking that is left before it is sent', async () => {
  const { booking, leave } = openForm(() => Promise.resolve());
  leave();
  await settle();
  expect(booking.getSnapshot().status).toBe('stopped');
});
