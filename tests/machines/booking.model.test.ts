import { expect, it } from 'vitest';
import { fromPromise, type AnyMachineSnapshot } from 'xstate';

import { staySchema, tripRules } from '#domain/booking.ts';
import { firstVersion } from '#domain/reference.ts';
import { bookingMachine } from '#machines/booking.machine.ts';
import type { BookingContext, BookingEvent, BookingVisit } from '#machines/booking.context.ts';
import {
  otherReference,
  reference,
  today,
  validDraft,
  receipt,
} from '#tests/support/booking-draft.ts';
import { everyEdge, trackTransitions, walkEdge } from '#tests/support/model.ts';

const visit = (facts: Partial<BookingVisit>): BookingEvent => ({
  type: 'visit.start',
  visit: { today, reference, tourId: null, saved: null, sent: null, ...facts },
});
const saved = (step: 'trip' | 'stay' | 'review') =>
  visit({ saved: { reference: otherReference, draft: validDraft, step, versions: firstVersion } });

const events: BookingEvent[] = [
  visit({}),
  visit({
    sent: receipt,
  }),
  saved('stay'),
  saved('review'),
  visit({
    saved: {
      reference: otherReference,
      draft: validDraft,
      step: 'review',
      versions: { ...firstVersion, unconfirmed: 1 },
    },
  }),
  { type: 'step.next', today },
  { type: 'booking.submit', today },
  { type: 'reference.taken', reference: 'LAM-TTTTTTT' },
  { type: 'version.taken', version: 2 },
  { type: 'request.arrive', reference },
  { type: 'request.arrive', reference: otherReference },
  { type: 'day.change', today },
  { type: 'closedDays.change', closedDays: [] },
  {
    type: 'closedDays.change',
    closedDays: [{ from: validDraft.date, to: validDraft.date, reason: 'Christmas' }],
  },
  { type: 'draft.change', patch: validDraft },
  { type: 'draft.change', patch: { firstName: '' } },
  { type: 'draft.change', patch: { accommodation: '' } },
  { type: 'draft.restart', reference: otherReference },
  { type: 'trap.change', text: 'filled' },
  { type: 'answer.change', field: 'email' },
  { type: 'answer.change', field: 'pickupLocation' },
];
const machine = bookingMachine.provide({
  actors: { sendBooking: fromPromise(() => new Promise(() => {})) },
});
const outcomes = [
  { type: 'xstate.done.actor.0.booking.submitting', output: undefined },
  { type: 'xstate.error.actor.0.booking.submitting', error: new Error('refused') },
] as unknown as BookingEvent[];

/** Value and everything that a guard looks at: the rest of the context makes no other state. */
function stateKey({ value, context }: AnyMachineSnapshot): string {
  if (value === 'opening') return `opening ${context.closedDays?.length}`;
  const { draft, changing, trap, versions, ...facts } = context as BookingContext;
  return JSON.stringify([
    value,
    tripRules(draft, facts.today, facts.closedDays ?? []).safeParse(draft).success,
    staySchema.safeParse(draft).success,
    changing !== null,
    trap !== '' || facts.isHasty,
    facts.wasHeld,
    versions.unconfirmed === 0 ? 'none' : versions.unconfirmed < versions.current,
  ]);
}

it(
  'moves as its chart says on every way through it, and declares no transition that cannot happen',
  { timeout: 60_000 },
  () => {
    const coverage = trackTransitions(machine);
    const edges = everyEdge(machine, {
      input: undefined,
      payloadEvents: [...events, ...outcomes],
      stateKey,
    });
    for (const edge of edges) {
      const { value, context } = walkEdge(machine, edge, {
        input: undefined,
        inspect: coverage.inspect,
        delayMs: 20_000,
      });
      expect({ value, context }, edge.name).toEqual({
        value: edge.expected.value,
        context: edge.expected.context,
      });
    }
    expect(coverage.untaken()).toEqual([]);
  },
);
