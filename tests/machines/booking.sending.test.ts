import { expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';

import { firstVersion } from '#domain/reference.ts';
import { SendFailure, type SendProblem } from '#domain/send-outcome.ts';
import { bookingMachine } from '#machines/booking.machine.ts';
import { selectErrors, selectReceipt, selectSavedDraft } from '#machines/booking.selectors.ts';
import { startReviewing, type Send } from '#tests/support/booking-actor.ts';
import { receipt, reference, today, validDraft } from '#tests/support/booking-draft.ts';

const christmas = { from: '2026-12-25', to: '2026-12-25', reason: 'Christmas Day' };
const works = () => vi.fn<Send>(() => Promise.resolve());
const refuses = () => vi.fn<Send>(() => Promise.reject(new SendFailure('rejected', '451')));
const never: Send = () => new Promise(() => {});

it('sends the reviewed request once, however often it is submitted', async () => {
  const send = works();
  const { submit, isSent, read } = startReviewing(send);
  submit();
  submit();
  await isSent();
  expect(send.mock.calls).toEqual([
    [
      {
        reference,
        replaces: null,
        isDoubtful: false,
        isDayChecked: false,
        today,
        booking: validDraft,
      },
    ],
  ]);
  expect(read(selectReceipt)).toEqual(receipt);
  expect(read(selectSavedDraft)).toBeNull();
});

it('names the day of the press on Complete Booking', async () => {
  const send = works();
  const { submit, isSent, context } = startReviewing(send);
  submit('2026-11-21');
  await isSent();
  expect(send.mock.calls.map(([request]) => request.today)).toEqual(['2026-11-21']);
  expect(context().today).toBe('2026-11-21');
});

it.each([
  ['are not known yet', undefined, false],
  ['are known, and there are none', [], true],
  ['are known, and it is another one', [christmas], true],
] as const)(
  'says with the request whether the day was checked: closed days %s',
  (_, closedDays, isDayChecked) => {
    const send = works();
    const { change, tell, submit } = startReviewing(send);
    change({ date: '2026-12-27' });
    if (closedDays) tell({ type: 'closedDays.change', closedDays });
    submit();
    expect(send.mock.calls).toEqual([[expect.objectContaining({ isDayChecked })]]);
  },
);

it('keeps answers and reference when a failed request is tried again, and clears the problem', async () => {
  const send = works().mockRejectedValueOnce(new SendFailure('busy', '503 later'));
  const { submit, hasFailed, isSent, context, logFailure } = startReviewing(send);
  submit();
  await hasFailed();
  expect(context()).toMatchObject({ problem: 'busy', draft: validDraft });
  expect(logFailure.mock.calls).toEqual([[expect.objectContaining({ problem: 'busy' })]]);
  submit();
  expect(context().problem).toBeNull();
  await isSent();
  expect(send.mock.calls[1]).toEqual(send.mock.calls[0]);
});

it('keeps showing the problem while the visitor goes back to look at an answer', async () => {
  const { submit, hasFailed, tell, context } = startReviewing(refuses());
  submit();
  await hasFailed();
  tell({ type: 'step.back' });
  expect(context().problem).toBe('rejected');
});

it('stops waiting after 20 seconds, not sooner, and remembers that the request may have arrived', () => {
  const { submit, clock, value, context, read, logFailure } = startReviewing(never);
  const unconfirmed = () => read(selectSavedDraft)?.versions.unconfirmed;
  submit();
  clock.increment(19_999);
  expect([value(), unconfirmed()]).toEqual(['submitting', 1]);
  clock.increment(1);
  expect([context().problem, unconfirmed()]).toEqual(['timedOut', 1]);
  expect(logFailure).toHaveBeenCalledExactlyOnceWith({
    problem: 'timedOut',
    detail: 'no answer in 20 s',
  });
});

it('asks again for a date that has passed, before the first try and before another', async () => {
  const send = refuses();
  const { submit, hasFailed, value, read } = startReviewing(send);
  submit(validDraft.date);
  await hasFailed();
  submit('2026-12-26');
  expect(value()).toEqual({ editing: 'trip' });
  expect(Object.keys(read(selectErrors))).toEqual(['date']);
  expect(send).toHaveBeenCalledOnce();
});

it.each([
  ['the hidden field is filled', 'cheap pills', false],
  ['the form is filled in faster than people type', '', true],
])(
  'holds a request back once when %s, says so in the log, and lets it out as doubtful',
  async (_, text, isHasty) => {
    const send = works();
    const booking = startReviewing(send, { isHasty });
    booking.tell({ type: 'trap.change', text });
    booking.submit();
    expect(booking.value()).toEqual({ editing: { review: 'failed' } });
    expect(booking.context()).toMatchObject({ problem: 'held', draft: validDraft });
    expect(booking.logFailure.mock.calls).toEqual([
      [{ problem: 'held', detail: 'looked automated' }],
    ]);
    expect(send).not.toHaveBeenCalled();
    booking.submit();
    await booking.isSent();
    expect(send.mock.calls.map(([{ isDoubtful }]) => isDoubtful)).toEqual([true]);
  },
);

it('doubts nobody who took three seconds and left the hidden field alone', async () => {
  const send = works();
  const { clock, context, submit, isSent } = startReviewing(send, { isHasty: true });
  clock.increment(2999);
  expect(context().isHasty).toBe(true);
  clock.increment(1);
  submit();
  await isSent();
  expect(send.mock.calls.map(([{ isDoubtful }]) => isDoubtful)).toEqual([false]);
});

it('fails, and says why, where nobody has provided how to send', async () => {
  const logFailure = vi.fn<(failure: { problem: SendProblem; detail: string }) => void>();
  const machine = bookingMachine.provide({
    actions: { logFailure: (_args, failure) => logFailure(failure) },
  });
  const actor = createActor(machine).start();
  const saved = { reference, draft: validDraft, versions: firstVersion, step: 'review' } as const;
  const visit = { today, reference, tourId: null, saved, sent: null };
  actor.send({ type: 'visit.start', visit });
  actor.send({ type: 'booking.submit', today });
  await waitFor(actor, (snapshot) => snapshot.matches({ editing: { review: 'failed' } }));
  expect(logFailure.mock.calls.map(([failure]) => ({ ...failure }))).toMatchObject([
    {
      problem: 'rejected',
      detail: 'Error: bookingMachine: the `sendBooking` actor must be provided',
    },
  ]);
});
