import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';

import { SendFailure, type SendProblem } from '#domain/send-outcome.ts';
import {
  selectIsCopy,
  selectReference,
  selectSavedDraft,
  selectUnconfirmedReference,
} from '#machines/booking.selectors.ts';
import { startBooking, startReviewing, type Send } from '#tests/support/booking-actor.ts';
import { otherReference, reference, today, validDraft } from '#tests/support/booking-draft.ts';

const failsWith = (problem: SendProblem) => () => Promise.reject(new SendFailure(problem, 'no'));

/** A request that failed once, and then something is changed and everything is sent again. */
async function sendTwice(problem: SendProblem, email: string) {
  const send = vi.fn<Send>().mockImplementationOnce(failsWith(problem)).mockResolvedValueOnce();
  const { actor } = startReviewing(send);
  actor.send({ type: 'booking.submit', today });
  await waitFor(actor, (snapshot) => snapshot.matches({ editing: { review: 'failed' } }));
  actor.send({ type: 'answer.change', field: 'email' });
  actor.send({ type: 'draft.change', patch: { email } });
  actor.send({ type: 'step.next', today });
  actor.send({ type: 'booking.submit', today });
  await waitFor(actor, (snapshot) => snapshot.matches('sent'));
  return send.mock.calls.map(([sent]) => [sent.reference, sent.replaces]);
}

describe('one reference, one request', () => {
  it.each(['timedOut', 'unreachable', 'busy', 'unconfirmed', 'intercepted'] as const)(
    'names the version once something was changed after an attempt that may have arrived: %s',
    async (problem) => {
      expect(await sendTwice(problem, 'new@example.com')).toEqual([
        [reference, null],
        [`${reference}-2`, reference],
      ]);
    },
  );

  it('keeps the reference when nothing was changed', async () => {
    expect(await sendTwice('timedOut', validDraft.email)).toEqual([
      [reference, null],
      [reference, null],
    ]);
  });

  it.each(['rejected', 'offline', 'notLoaded', 'badRequest'] as const)(
    'keeps the reference when the attempt did not arrive: %s',
    async (problem) => {
      expect(await sendTwice(problem, 'new@example.com')).toEqual([
        [reference, null],
        [reference, null],
      ]);
    },
  );

  it('says with every try of a version which earlier ones it replaces', async () => {
    const send = vi.fn<Send>(failsWith('timedOut'));
    const { actor } = startReviewing(send);
    const submit = async () => {
      actor.send({ type: 'booking.submit', today });
      await waitFor(actor, (snapshot) => snapshot.matches({ editing: { review: 'failed' } }));
    };
    const changeEmail = (email: string) => {
      actor.send({ type: 'answer.change', field: 'email' });
      actor.send({ type: 'draft.change', patch: { email } });
      actor.send({ type: 'step.next', today });
    };
    await submit();
    changeEmail('new@example.com');
    await submit();
    await submit();
    changeEmail('newer@example.com');
    await submit();
    expect(send.mock.calls.map(([sent]) => [sent.reference, sent.replaces])).toEqual([
      [reference, null],
      [`${reference}-2`, reference],
      [`${reference}-2`, reference],
      [`${reference}-3`, `${reference} or ${reference}-2`],
    ]);
  });

  it('remembers over a reload what may have arrived, and counts on from there', () => {
    const versions = { current: 2, last: 2, unconfirmed: 2 };
    const { actor } = startBooking({
      saved: { reference, versions, draft: validDraft, step: 'review' },
    });
    expect(actor.getSnapshot().context.resumed).toBe('sending');
    expect(selectUnconfirmedReference(actor.getSnapshot())).toBe(`${reference}-2`);
    actor.send({ type: 'answer.change', field: 'email' });
    actor.send({ type: 'draft.change', patch: { email: 'new@example.com' } });
    expect(selectReference(actor.getSnapshot())).toBe(`${reference}-3`);
    expect(selectSavedDraft(actor.getSnapshot())?.versions).toEqual({
      current: 3,
      last: 3,
      unconfirmed: 2,
    });
  });

  it('takes another tour in the address for a change', () => {
    const versions = { current: 1, last: 1, unconfirmed: 1 };
    const { actor } = startBooking({
      tourId: 'lamanai-tour-placencia',
      saved: { reference, versions, draft: validDraft, step: 'review' },
    });
    expect(selectReference(actor.getSnapshot())).toBe(`${reference}-2`);
  });
});

describe('a duplicated tab', () => {
  const taken = { type: 'reference.taken', reference: otherReference } as const;

  it('gets a reference of its own', () => {
    const { actor } = startReviewing();
    actor.send(taken);
    expect(selectReference(actor.getSnapshot())).toBe(otherReference);
    expect(selectIsCopy(actor.getSnapshot())).toBe(true);
  });

  it('stays the same request once that may have arrived, under a number of its own', () => {
    const { actor, clock } = startReviewing(() => new Promise(() => {}));
    actor.send({ type: 'booking.submit', today });
    clock.increment(20_000);
    actor.send({ type: 'version.taken', version: 3 });
    actor.send(taken);
    expect(selectReference(actor.getSnapshot())).toBe(`${reference}-4`);
    expect(selectUnconfirmedReference(actor.getSnapshot())).toBe(reference);
    expect(selectIsCopy(actor.getSnapshot())).toBe(true);
  });

  it('never counts back', () => {
    const { actor } = startReviewing();
    actor.send({ type: 'version.taken', version: 0 });
    expect(actor.getSnapshot().context.versions.last).toBe(1);
  });
});

describe('an answer after the time-out', () => {
  const arrive = { type: 'request.arrive', reference } as const;

  function startTimedOut() {
    const started = startReviewing(() => new Promise(() => {}));
    started.actor.send({ type: 'booking.submit', today });
    started.clock.increment(20_000);
    expect(started.actor.getSnapshot().context.problem).toBe('timedOut');
    return started;
  }

  it('ends in the confirmation, whatever step the visitor is on', () => {
    const { actor } = startTimedOut();
    actor.send({ type: 'step.back' });
    actor.send(arrive);
    expect(actor.getSnapshot().value).toBe('sent');
  });

  it('ends a second attempt that is on its way with the same answers', () => {
    const { actor } = startTimedOut();
    actor.send({ type: 'booking.submit', today });
    actor.send(arrive);
    expect(actor.getSnapshot().value).toBe('sent');
  });

  it('is told, and ends nothing, when the answers were changed since', () => {
    const { actor } = startTimedOut();
    actor.send({ type: 'answer.change', field: 'email' });
    actor.send({ type: 'draft.change', patch: { email: 'new@example.com' } });
    actor.send(arrive);
    expect(actor.getSnapshot().value).toEqual({ editing: 'trip' });
    expect(actor.getSnapshot().context).toMatchObject({ arrived: reference, problem: null });
  });

  it('is told when it is of the first of several versions', () => {
    const { actor } = startBooking({
      saved: {
        reference,
        versions: { current: 3, last: 3, unconfirmed: 2 },
        draft: validDraft,
        step: 'review',
      },
    });
    actor.send(arrive);
    expect(actor.getSnapshot().context.arrived).toBe(reference);
  });

  it('means nothing to a request that was begun anew', () => {
    const { actor } = startTimedOut();
    actor.send({ type: 'draft.restart', reference: otherReference });
    actor.send(arrive);
    expect(actor.getSnapshot().value).toEqual({ editing: 'trip' });
    expect(actor.getSnapshot().context.arrived).toBeNull();
  });
});

describe('persons that a newly chosen tour replaces', () => {
  const persons = (actor: ReturnType<typeof startBooking>['actor']) => {
    const { draft, replacedPersons } = actor.getSnapshot().context;
    return [draft.persons, replacedPersons];
  };

  it('are remembered until the visitor chooses persons', () => {
    const { actor } = startBooking();
    actor.send({ type: 'draft.change', patch: { tourId: 'lamanai-tour-belize-city' } });
    actor.send({ type: 'draft.change', patch: { persons: '10' } });
    expect(persons(actor)).toEqual(['10', '']);
    actor.send({ type: 'draft.change', patch: { tourId: 'lamanai-tour-hopkins' } });
    expect(persons(actor)).toEqual(['4', '10']);
    actor.send({ type: 'draft.change', patch: { tourId: 'lamanai-tour-placencia' } });
    expect(persons(actor)).toEqual(['4', '10']);
    actor.send({ type: 'draft.change', patch: { persons: '6' } });
    expect(persons(actor)).toEqual(['6', '']);
  });

  it('are nothing where nobody had chosen any, or the same number', () => {
    const { actor } = startBooking();
    actor.send({ type: 'draft.change', patch: { tourId: 'lamanai-tour-hopkins' } });
    expect(persons(actor)).toEqual(['4', '']);
    actor.send({ type: 'draft.change', patch: { tourId: 'lamanai-tour-placencia' } });
    expect(persons(actor)).toEqual(['4', '']);
  });

  it('are told when the address brings the other tour', () => {
    const versions = { current: 1, last: 1, unconfirmed: 0 };
    const { actor } = startBooking({
      tourId: 'lamanai-tour-placencia',
      saved: { reference, versions, draft: { ...validDraft, persons: '10' }, step: 'trip' },
    });
    expect(persons(actor)).toEqual(['4', '10']);
  });
});

describe('what is kept', () => {
  it('is nothing while the visitor has entered nothing: a tour is in the address', () => {
    const { actor } = startBooking({ tourId: 'lamanai-tour-hopkins' });
    expect(selectSavedDraft(actor.getSnapshot())).toBeNull();
    actor.send({ type: 'draft.change', patch: { tourId: 'lamanai-tour-belize-city' } });
    expect(selectSavedDraft(actor.getSnapshot())).not.toBeNull();
    actor.send({ type: 'draft.change', patch: { persons: '' } });
    expect(selectSavedDraft(actor.getSnapshot())).toBeNull();
    actor.send({ type: 'draft.change', patch: { firstName: 'A' } });
    expect(selectSavedDraft(actor.getSnapshot())).not.toBeNull();
  });
});
