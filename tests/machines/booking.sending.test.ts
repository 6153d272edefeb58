import { expect, it, vi } from 'vitest';

import { SubmissionError } from '#domain/booking/submission-error.ts';
import { selectReceipt, selectSavedDraft } from '#machines/booking.selectors.ts';
import { startReviewing, type Send } from '#tests/support/booking-actor.ts';
import { noon, receipt, reference, validDraft } from '#tests/support/booking-draft.ts';

const works = () => vi.fn<Send>(() => Promise.resolve());

it('submitting the booking review twice sends only one request', async () => {
  const send = works();
  const { submit, isSent, read } = startReviewing(send);
  submit('2026-11-21');
  submit('2026-11-21');
  expect(read(selectReceipt)).toBeNull();
  await isSent();
  const isDoubtful = false;
  const isDayChecked = false;
  const booking = validDraft;
  expect(send.mock.calls).toEqual([
    [
      {
        reference,
        replaces: null,
        isDoubtful,
        isDayChecked,
        today: '2026-11-21',
        minutes: noon,
        booking,
      },
    ],
  ]);
  expect(read(selectReceipt)).toEqual(receipt);
  expect(read(selectSavedDraft)).toBeNull();
});

it('a request is marked as checked for closed days if the closed days are known', () => {
  const send = works();
  const { tell, submit } = startReviewing(send);
  tell({ type: 'closedDays.change', closedDays: [] });
  submit();
  expect(send.mock.calls).toEqual([[expect.objectContaining({ isDayChecked: true })]]);
});

it('a failed request keeps its answers, reference and error until the next attempt', async () => {
  const send = works().mockRejectedValueOnce(new SubmissionError('busy', '503 later'));
  const { submit, hasFailed, isSent, tell, next, context, logFailure } = startReviewing(send);
  submit();
  await hasFailed();
  expect(context()).toMatchObject({ error: 'busy', draft: validDraft });
  expect(logFailure.mock.calls).toEqual([[expect.objectContaining({ code: 'busy' })]]);
  tell({ type: 'step.back' });
  expect(context().error).toBe('busy');
  next();
  submit();
  expect(context().error).toBeNull();
  await isSent();
  expect(send.mock.calls[1]).toEqual(send.mock.calls[0]);
});

it('sending a request times out after exactly 20 seconds', () => {
  const { submit, clock, value, context, read, logFailure } = startReviewing(
    () => new Promise(() => {}),
  );
  const unconfirmed = () => read(selectSavedDraft)?.versions.unconfirmed;
  submit();
  clock.increment(19_999);
  expect([value(), unconfirmed()]).toEqual(['submitting', 1]);
  clock.increment(1);
  expect([context().error, unconfirmed()]).toEqual(['timedOut', 1]);
  expect(logFailure).toHaveBeenCalledExactlyOnceWith({
    code: 'timedOut',
    detail: 'no answer in 20 s',
  });
});

it.each([
  ['the honeypot is filled in', 'cheap pills', false],
  ['the form is filled in faster than people type', '', true],
])('the booking form challenges only the first attempt if %s', async (_, text, isTooFast) => {
  const send = works();
  const booking = startReviewing(send, { isTooFast });
  booking.tell({ type: 'honeypot.change', text });
  booking.submit();
  expect(booking.value()).toEqual({ editing: { review: 'failed' } });
  expect(booking.context()).toMatchObject({ error: 'challenged', draft: validDraft });
  expect(booking.logFailure.mock.calls).toEqual([
    [{ code: 'challenged', detail: 'looked automated' }],
  ]);
  expect(send).not.toHaveBeenCalled();
  booking.submit();
  await booking.isSent();
  expect(send.mock.calls.map(([{ isDoubtful }]) => isDoubtful)).toEqual([true]);
});

it('the booking form trusts a visitor who took three seconds and left the honeypot empty', async () => {
  const send = works();
  const { clock, context, submit, isSent } = startReviewing(send, { isTooFast: true });
  clock.increment(2999);
  expect(context().isTooFast).toBe(true);
  clock.increment(1);
  submit();
  await isSent();
  expect(send.mock.calls.map(([{ isDoubtful }]) => isDoubtful)).toEqual([false]);
});
