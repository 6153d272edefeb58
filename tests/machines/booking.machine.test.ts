import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';

import { emptyDraft } from '#domain/booking.ts';
import { SendFailure } from '#domain/send-outcome.ts';
import { bookingMachine } from '#machines/booking.machine.ts';
import {
  selectClosure,
  selectErrors,
  selectPrice,
  selectReceipt,
  selectSavedDraft,
  selectStep,
} from '#machines/booking.selectors.ts';
import { startBooking, startReviewing, type Send } from '#tests/support/booking-actor.ts';
import { sumsOf } from '#tests/support/specification.ts';
import {
  reference,
  today,
  validDraft,
  validStay,
  validTrip,
  receipt,
} from '#tests/support/booking-draft.ts';

const christmas = { from: '2026-12-25', to: '2026-12-25', reason: 'Christmas Day' };

describe('editing', () => {
  it('knows nothing of the browser before the visit starts, and ignores the visitor until then', () => {
    const actor = createActor(bookingMachine).start();
    actor.send({ type: 'step.next', today });
    actor.send({ type: 'draft.change', patch: { firstName: 'Ada' } });
    expect(actor.getSnapshot().value).toBe('opening');
    expect(actor.getSnapshot().context.draft).toBe(emptyDraft);
  });

  it('refuses an incomplete step with every message, and shows none before', () => {
    const { actor } = startBooking();
    expect(selectErrors(actor.getSnapshot())).toEqual({});
    actor.send({ type: 'step.next', today });
    expect(selectStep(actor.getSnapshot())).toBe('trip');
    expect(selectErrors(actor.getSnapshot())).toEqual({
      tourId: 'Please select a tour.',
      date: 'Please select a date.',
      persons: 'Please select the number of persons.',
      firstName: 'First name must be at least 2 characters.',
      lastName: 'Last name must be at least 2 characters.',
      email: 'Please enter a valid email address.',
      phone: 'Phone number must be at least 7 characters.',
    });
  });

  it('clears a message as soon as the answer is right, and counts each refusal', () => {
    const { actor } = startBooking();
    actor.send({ type: 'draft.change', patch: { ...validTrip, firstName: 'A' } });
    actor.send({ type: 'step.next', today });
    actor.send({ type: 'step.next', today });
    expect(actor.getSnapshot().context.refusals).toBe(2);
    actor.send({ type: 'draft.change', patch: { firstName: 'Al' } });
    expect(selectErrors(actor.getSnapshot())).toEqual({});
  });

  it('greets the visitor on step 2 without messages, however often step 1 was refused', () => {
    const { actor } = startBooking();
    actor.send({ type: 'step.next', today });
    actor.send({ type: 'draft.change', patch: validTrip });
    actor.send({ type: 'step.next', today });
    expect(selectStep(actor.getSnapshot())).toBe('stay');
    expect(selectErrors(actor.getSnapshot())).toEqual({});
  });

  it.each(Object.keys(validTrip) as (keyof typeof validTrip)[])(
    'does not leave step 1 without %s',
    (field) => {
      const { actor } = startBooking();
      actor.send({ type: 'draft.change', patch: validTrip });
      actor.send({ type: 'draft.change', patch: { [field]: '' } });
      actor.send({ type: 'step.next', today });
      expect(Object.keys(selectErrors(actor.getSnapshot()))).toEqual([field]);
    },
  );

  it.each(['accommodation', 'pickupLocation'] as const)(
    'does not leave step 2 without %s',
    (field) => {
      const { actor } = startBooking();
      actor.send({ type: 'draft.change', patch: { ...validTrip, ...validStay, [field]: ' ' } });
      actor.send({ type: 'step.next', today });
      actor.send({ type: 'step.next', today });
      expect(selectStep(actor.getSnapshot())).toBe('stay');
      expect(Object.keys(selectErrors(actor.getSnapshot()))).toEqual([field]);
    },
  );

  it('leaves step 2 without the optional answers', () => {
    const { actor } = startBooking();
    actor.send({
      type: 'draft.change',
      patch: { ...validDraft, dietaryRestrictions: '', specialRequirements: '' },
    });
    actor.send({ type: 'step.next', today });
    actor.send({ type: 'step.next', today });
    expect(selectStep(actor.getSnapshot())).toBe('review');
  });

  it('goes back from 3 to 2 and from 2 to 1 with everything kept', () => {
    const { actor } = startReviewing();
    actor.send({ type: 'step.back' });
    expect(selectStep(actor.getSnapshot())).toBe('stay');
    actor.send({ type: 'step.back' });
    expect(selectStep(actor.getSnapshot())).toBe('trip');
    expect(actor.getSnapshot().context.draft).toEqual(validDraft);
  });

  it('returns to the review once a changed answer of step 1 is right', () => {
    const { actor } = startReviewing();
    actor.send({ type: 'answer.change', field: 'email' });
    expect(actor.getSnapshot().value).toEqual({ editing: 'trip' });
    expect(actor.getSnapshot().context.changing).toBe('email');
    actor.send({ type: 'draft.change', patch: { email: 'new@example.com' } });
    actor.send({ type: 'step.next', today });
    expect(selectStep(actor.getSnapshot())).toBe('review');
    expect(actor.getSnapshot().context.changing).toBeNull();
  });

  it('opens no step from the address before those in front of it are valid', () => {
    const { actor } = startBooking();
    actor.send({ type: 'review.open' });
    actor.send({ type: 'stay.open' });
    expect(selectStep(actor.getSnapshot())).toBe('trip');
    actor.send({ type: 'draft.change', patch: validTrip });
    actor.send({ type: 'review.open' });
    expect(selectStep(actor.getSnapshot())).toBe('trip');
    actor.send({ type: 'stay.open' });
    expect(selectStep(actor.getSnapshot())).toBe('stay');
  });

  it('refuses a day on which there are no tours, and says why', () => {
    const { actor } = startBooking();
    actor.send({ type: 'closedDays.change', closedDays: [christmas] });
    actor.send({ type: 'draft.change', patch: validTrip });
    actor.send({ type: 'step.next', today });
    expect(selectErrors(actor.getSnapshot())).toEqual({
      date: 'There are no tours on this day (Christmas Day). Please select another date.',
    });
    actor.send({ type: 'draft.change', patch: { date: '2026-12-26' } });
    expect(selectErrors(actor.getSnapshot())).toEqual({});
  });

  it('knows at the review why a day is closed as soon as it is, and sends nothing', () => {
    const { actor } = startReviewing();
    const closure = { ...christmas, from: validTrip.date, to: validTrip.date };
    expect(selectClosure(actor.getSnapshot())).toBeUndefined();
    actor.send({ type: 'closedDays.change', closedDays: [closure] });
    expect(selectClosure(actor.getSnapshot())).toBe(closure);
    expect(actor.getSnapshot().value).toEqual({ editing: { review: 'ready' } });
    actor.send({ type: 'booking.submit', today });
    expect(actor.getSnapshot().value).toEqual({ editing: 'trip' });
  });

  it.each([
    ['are not known yet', undefined, false],
    ['are known, and there are none', [], true],
    ['are known, and it is another one', [christmas], true],
  ] as const)(
    'says with the request whether the day was checked: closed days %s',
    (_, closedDays, isDayChecked) => {
      const send = vi.fn<Send>(() => Promise.resolve());
      const { actor } = startReviewing(send);
      const draft = { date: '2026-12-27' };
      actor.send({ type: 'draft.change', patch: draft });
      if (closedDays) actor.send({ type: 'closedDays.change', closedDays });
      actor.send({ type: 'booking.submit', today });
      expect(send.mock.calls).toEqual([[expect.objectContaining({ isDayChecked })]]);
    },
  );

  it('refuses a day that is closed for the tour chosen after it, and says for which', () => {
    const { actor } = startBooking();
    const closedDays = [{ ...christmas, tours: ['lamanai-tour-hopkins'] as const }];
    actor.send({ type: 'closedDays.change', closedDays });
    actor.send({ type: 'draft.change', patch: validTrip });
    actor.send({ type: 'draft.change', patch: { tourId: 'lamanai-tour-hopkins' } });
    actor.send({ type: 'step.next', today });
    expect(actor.getSnapshot().value).toEqual({ editing: 'trip' });
    expect(selectErrors(actor.getSnapshot())).toEqual({
      date: 'The tour from Hopkins does not run on this day (Christmas Day). Please select another date or another tour.',
    });
    actor.send({ type: 'draft.change', patch: { tourId: 'lamanai-tour-placencia' } });
    expect(selectErrors(actor.getSnapshot())).toEqual({});
    actor.send({ type: 'step.next', today });
    expect(actor.getSnapshot().value).toEqual({ editing: 'stay' });
  });

  it('has a price once tour and persons are chosen', () => {
    const { actor } = startBooking();
    expect(selectPrice(actor.getSnapshot())).toBeNull();
    actor.send({ type: 'draft.change', patch: { tourId: 'lamanai-tour-hopkins' } });
    const { each, total, half } = sumsOf('lamanai-tour-hopkins', 4);
    expect(selectPrice(actor.getSnapshot())).toEqual({
      perPersonCents: each * 100,
      persons: 4,
      totalCents: total * 100,
      depositCents: half * 100,
      balanceCents: half * 100,
    });
  });
});

type Actor = ReturnType<typeof startReviewing>['actor'];

const fillTrap = (actor: Actor) => actor.send({ type: 'trap.change', text: 'cheap pills' });

describe('sending', () => {
  it('sends the reviewed request once, however often it is submitted', async () => {
    const send = vi.fn<Send>(() => Promise.resolve());
    const { actor } = startReviewing(send);
    actor.send({ type: 'booking.submit', today });
    actor.send({ type: 'booking.submit', today });
    await waitFor(actor, (snapshot) => snapshot.matches('sent'));
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
    expect(selectReceipt(actor.getSnapshot())).toEqual(receipt);
    expect(selectSavedDraft(actor.getSnapshot())).toBeNull();
  });

  it('keeps answers and reference when a failed request is tried again, and clears the problem', async () => {
    const send = vi
      .fn<Send>()
      .mockRejectedValueOnce(new SendFailure('busy', '503 later'))
      .mockResolvedValueOnce();
    const { actor, logFailure } = startReviewing(send);
    actor.send({ type: 'booking.submit', today });
    const failed = await waitFor(actor, (snapshot) =>
      snapshot.matches({ editing: { review: 'failed' } }),
    );
    expect(failed.context).toMatchObject({ problem: 'busy', draft: validDraft });
    expect(logFailure.mock.calls).toEqual([[expect.objectContaining({ problem: 'busy' })]]);

    actor.send({ type: 'booking.submit', today });
    expect(actor.getSnapshot().context.problem).toBeNull();
    await waitFor(actor, (snapshot) => snapshot.matches('sent'));
    expect(send.mock.calls[1]).toEqual(send.mock.calls[0]);
  });

  it('keeps showing the problem while the visitor goes back to look at an answer', async () => {
    const { actor } = startReviewing(() => Promise.reject(new SendFailure('rejected', '451')));
    actor.send({ type: 'booking.submit', today });
    await waitFor(actor, (snapshot) => snapshot.matches({ editing: { review: 'failed' } }));
    actor.send({ type: 'step.back' });
    expect(actor.getSnapshot().context.problem).toBe('rejected');
  });

  it('stops waiting after 20 seconds, not sooner, and remembers that the request may have arrived', () => {
    const { actor, clock, logFailure } = startReviewing(() => new Promise(() => {}));
    actor.send({ type: 'booking.submit', today });
    clock.increment(19_999);
    expect(actor.getSnapshot().value).toBe('submitting');
    expect(selectSavedDraft(actor.getSnapshot())?.versions.unconfirmed).toBe(1);
    clock.increment(1);
    expect(actor.getSnapshot().context.problem).toBe('timedOut');
    expect(selectSavedDraft(actor.getSnapshot())?.versions.unconfirmed).toBe(1);
    expect(logFailure).toHaveBeenCalledExactlyOnceWith({
      problem: 'timedOut',
      detail: 'no answer in 20 s',
    });
  });

  it('asks again for a date that has passed since it was chosen', () => {
    const send = vi.fn<Send>();
    const { actor } = startReviewing(send);
    actor.send({ type: 'booking.submit', today: '2026-12-26' });
    expect(actor.getSnapshot().value).toEqual({ editing: 'trip' });
    expect(Object.keys(selectErrors(actor.getSnapshot()))).toEqual(['date']);
    expect(send).not.toHaveBeenCalled();
  });

  it('asks again for a date that has passed before a failed request is tried again', async () => {
    const send = vi.fn<Send>(() => Promise.reject(new SendFailure('rejected', '451')));
    const { actor } = startReviewing(send);
    actor.send({ type: 'booking.submit', today: validDraft.date });
    await waitFor(actor, (snapshot) => snapshot.matches({ editing: { review: 'failed' } }));
    actor.send({ type: 'booking.submit', today: '2026-12-26' });
    expect(actor.getSnapshot().value).toEqual({ editing: 'trip' });
    expect(send).toHaveBeenCalledOnce();
  });

  it.each([
    ['the hidden field is filled', (actor: Actor) => fillTrap(actor)],
    ['the form is filled in faster than people type', () => {}],
  ])('holds a request back once when %s, and lets the second press out', async (_, fill) => {
    const send = vi.fn<Send>(() => Promise.resolve());
    const { actor } = startReviewing(send, { isHasty: true });
    fill(actor);
    actor.send({ type: 'booking.submit', today });
    expect(actor.getSnapshot().context).toMatchObject({ problem: 'held', draft: validDraft });
    expect(send).not.toHaveBeenCalled();
    actor.send({ type: 'booking.submit', today });
    await waitFor(actor, (snapshot) => snapshot.matches('sent'));
    expect(send.mock.calls.map(([{ isDoubtful }]) => isDoubtful)).toEqual([true]);
  });

  it('doubts nobody who took three seconds and left the hidden field alone', async () => {
    const send = vi.fn<Send>(() => Promise.resolve());
    const { actor, clock } = startReviewing(send, { isHasty: true });
    clock.increment(2999);
    expect(actor.getSnapshot().context.isHasty).toBe(true);
    clock.increment(1);
    actor.send({ type: 'booking.submit', today });
    await waitFor(actor, (snapshot) => snapshot.matches('sent'));
    expect(send.mock.calls.map(([{ isDoubtful }]) => isDoubtful)).toEqual([false]);
  });
});
