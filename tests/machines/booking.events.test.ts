import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';

import { firstVersion } from '#domain/reference.ts';
import type { SendProblem } from '#domain/send-outcome.ts';
import { bookingMachine } from '#machines/booking.machine.ts';
import { selectErrors, selectReference, selectStep } from '#machines/booking.selectors.ts';
import { startBooking, startReviewing, type Send } from '#tests/support/booking-actor.ts';
import {
  otherReference,
  receipt,
  reference,
  today,
  validDraft,
} from '#tests/support/booking-draft.ts';

type Actor = ReturnType<typeof startBooking>['actor'];
const contextOf = (actor: Actor) => actor.getSnapshot().context;
const tomorrow = '2026-11-21';

describe('the way through the steps', () => {
  it('leads from step 1 to step 2 for who only went back, even with both complete', () => {
    const { actor } = startReviewing();
    actor.send({ type: 'step.back' });
    actor.send({ type: 'step.back' });
    actor.send({ type: 'step.next', today });
    expect(selectStep(actor.getSnapshot())).toBe('stay');
  });

  it('leads from Change of a step 2 answer to that step, and from there back', () => {
    const { actor } = startReviewing();
    actor.send({ type: 'answer.change', field: 'pickupLocation' });
    expect(selectStep(actor.getSnapshot())).toBe('stay');
    expect(contextOf(actor).changing).toBe('pickupLocation');
    actor.send({ type: 'step.next', today });
    expect(selectStep(actor.getSnapshot())).toBe('review');
  });

  it('follows the address to every step whose answers are there', () => {
    const { actor } = startReviewing();
    for (const step of ['trip', 'stay', 'review', 'trip', 'review'] as const) {
      actor.send({ type: `${step}.open` });
      expect(selectStep(actor.getSnapshot())).toBe(step);
    }
  });

  it('forgets how often step 2 was refused once the visitor has left it', () => {
    const { actor } = startReviewing();
    actor.send({ type: 'answer.change', field: 'pickupLocation' });
    actor.send({ type: 'draft.change', patch: { pickupLocation: '' } });
    actor.send({ type: 'step.next', today });
    expect(contextOf(actor).refusals).toBe(1);
    actor.send({ type: 'step.back' });
    expect(contextOf(actor).refusals).toBe(0);
  });

  it.each([
    ['trip', { email: '' }, 'email'],
    ['stay', { pickupLocation: '' }, 'pickupLocation'],
  ])('leads from Complete Booking to step %s if %j came meanwhile', (step, patch, field) => {
    const { actor } = startReviewing();
    actor.send({ type: 'draft.change', patch });
    actor.send({ type: 'booking.submit', today: tomorrow });
    expect(selectStep(actor.getSnapshot())).toBe(step);
    expect(Object.keys(selectErrors(actor.getSnapshot()))).toEqual([field]);
    expect(contextOf(actor)).toMatchObject({ today: tomorrow, refusals: 1 });
  });
});

describe('what the browser tells', () => {
  it('a new day', () => {
    const { actor } = startBooking();
    actor.send({ type: 'day.change', today: tomorrow });
    expect(contextOf(actor).today).toBe(tomorrow);
  });

  it.each([
    ['Continue', (actor: Actor) => actor.send({ type: 'step.next', today: validDraft.date })],
    ['midnight', (actor: Actor) => actor.send({ type: 'day.change', today: validDraft.date })],
  ])('%s on the day of the tour takes that day', (_, pass) => {
    const { actor } = startBooking();
    actor.send({ type: 'draft.change', patch: validDraft });
    pass(actor);
    actor.send({ type: 'step.next', today: validDraft.date });
    expect(selectStep(actor.getSnapshot())).not.toBe('trip');
  });

  it('Continue after midnight refuses the day that has passed', () => {
    const { actor } = startBooking();
    actor.send({ type: 'draft.change', patch: validDraft });
    actor.send({ type: 'step.next', today: '2026-12-26' });
    expect(selectStep(actor.getSnapshot())).toBe('trip');
  });

  it('words in the hidden field', () => {
    const { actor } = startBooking();
    actor.send({ type: 'trap.change', text: 'cheap pills' });
    expect(contextOf(actor).trap).toBe('cheap pills');
  });
});

describe('Clear', () => {
  it('keeps the day and the closed days, which are not the visitor’s', () => {
    const closedDays = [{ from: '2026-12-25', to: '2026-12-25', reason: 'Christmas Day' }];
    const { actor } = startReviewing();
    actor.send({ type: 'closedDays.change', closedDays });
    actor.send({ type: 'draft.restart', reference: otherReference });
    expect(contextOf(actor)).toEqual({
      ...createActor(bookingMachine).getSnapshot().context,
      today,
      closedDays,
      reference: otherReference,
    });
  });
});

describe('a visit', () => {
  const saved = { reference: otherReference, draft: validDraft, versions: firstVersion };

  it.each(['trip', 'stay', 'review'] as const)('opens on the step that was left: %s', (step) => {
    const { actor } = startBooking({ saved: { ...saved, step } });
    expect(selectStep(actor.getSnapshot())).toBe(step);
    expect(contextOf(actor)).toMatchObject({ savedStep: step, isHasty: false });
  });

  it.each([
    ['stay', { email: '' }, 'trip'],
    ['review', { email: '' }, 'trip'],
    ['review', { pickupLocation: '' }, 'trip'],
  ] as const)('left on %s with %j opens on %s', (step, patch, expected) => {
    const { actor } = startBooking({
      saved: { ...saved, draft: { ...validDraft, ...patch }, step },
    });
    expect(selectStep(actor.getSnapshot())).toBe(expected);
  });

  it('without a draft begins on step 1', () => {
    const { actor } = startBooking();
    expect(contextOf(actor)).toMatchObject({ savedStep: 'trip', isHasty: true });
  });

  it('after sending knows what was sent', () => {
    const { actor } = startBooking({ sent: receipt });
    expect(actor.getSnapshot().value).toBe('alreadySent');
    expect(contextOf(actor)).toMatchObject({ today, reference, sent: receipt });
  });

  it('takes up a draft that was begun after sending', () => {
    const { actor } = startBooking({ sent: receipt, saved: { ...saved, step: 'stay' } });
    expect(actor.getSnapshot().value).toEqual({ editing: 'stay' });
  });
});

describe('an attempt', () => {
  it('names the day of the press on Complete Booking', async () => {
    const send = vi.fn<Send>(() => Promise.resolve());
    const { actor } = startReviewing(send);
    actor.send({ type: 'booking.submit', today: tomorrow });
    await waitFor(actor, (snapshot) => snapshot.matches('sent'));
    expect(send.mock.calls.map(([request]) => request.today)).toEqual([tomorrow]);
    expect(contextOf(actor).today).toBe(tomorrow);
  });

  it.each([
    ['the hidden field is filled', 'cheap pills', false],
    ['the form is filled in faster than people type', '', true],
  ])(
    'is held back when %s, says so in the log, and goes out as doubtful',
    async (_, text, isHasty) => {
      const send = vi.fn<Send>(() => Promise.resolve());
      const { actor, logFailure } = startReviewing(send, { isHasty });
      actor.send({ type: 'trap.change', text });
      actor.send({ type: 'booking.submit', today });
      expect(actor.getSnapshot().value).toEqual({ editing: { review: 'failed' } });
      expect(logFailure.mock.calls).toEqual([[{ problem: 'held', detail: 'looked automated' }]]);
      actor.send({ type: 'booking.submit', today });
      await waitFor(actor, (snapshot) => snapshot.matches('sent'));
      expect(send.mock.calls.map(([{ isDoubtful }]) => isDoubtful)).toEqual([true]);
    },
  );

  it('fails, and says why, where nobody has provided how to send', async () => {
    const logFailure = vi.fn<(failure: { problem: SendProblem; detail: string }) => void>();
    const machine = bookingMachine.provide({
      actions: { logFailure: (_args, failure) => logFailure(failure) },
    });
    const actor = createActor(machine).start();
    const saved = { reference, draft: validDraft, versions: firstVersion, step: 'review' } as const;
    actor.send({
      type: 'visit.start',
      visit: { today, reference, tourId: null, saved, sent: null },
    });
    actor.send({ type: 'booking.submit', today });
    await waitFor(actor, (snapshot) => snapshot.matches({ editing: { review: 'failed' } }));
    expect(logFailure.mock.calls.map(([failure]) => ({ ...failure }))).toMatchObject([
      {
        problem: 'rejected',
        detail: 'Error: bookingMachine: the `sendBooking` actor must be provided',
      },
    ]);
  });

  it.each([
    ['nothing was sent', reference, false],
    ['it is another request', otherReference, true],
  ])('is not taken for arrived by a late answer if %s', (_, late, isSent) => {
    const { actor, clock } = startReviewing(() => new Promise(() => {}));
    if (isSent) {
      actor.send({ type: 'booking.submit', today });
      clock.increment(20_000);
    }
    const before = actor.getSnapshot().value;
    actor.send({ type: 'request.arrive', reference: late });
    expect(actor.getSnapshot().value).toEqual(before);
    expect(selectReference(actor.getSnapshot())).toBe(reference);
  });
});
