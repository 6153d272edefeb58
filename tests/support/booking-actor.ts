import { expect, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';

import type { SendProblem } from '#domain/send-outcome.ts';
import type { BookingVisit, SendBookingInput } from '#machines/booking.context.ts';
import { bookingMachine } from '#machines/booking.machine.ts';

import { reference, today, validStay, validTrip } from './booking-draft.ts';

const freshVisit: BookingVisit = {
  today,
  reference,
  tourId: null,
  saved: null,
  sent: null,
};

export type Send = (input: SendBookingInput) => Promise<void>;

/** A booking whose visit has begun, with a clock that moves by hand. */
export function startBooking(
  visit: Partial<BookingVisit> = {},
  send: Send = () => Promise.resolve(),
) {
  const clock = new SimulatedClock();
  const logFailure = vi.fn<(failure: { problem: SendProblem; detail: string }) => void>();
  const machine = bookingMachine.provide({
    actors: { sendBooking: fromPromise(({ input }) => send(input.request)) },
    actions: { logFailure: (_, failure) => logFailure(failure) },
  });
  const actor = createActor(machine, { clock }).start();
  actor.send({ type: 'visit.start', visit: { ...freshVisit, ...visit } });
  return { actor, clock, logFailure };
}

/** The same, filled in up to the review, as slowly as people do. */
export function startReviewing(send?: Send, { isHasty = false } = {}) {
  const started = startBooking({}, send);
  const { actor, clock } = started;
  if (!isHasty) clock.increment(3000);
  actor.send({ type: 'draft.change', patch: validTrip });
  actor.send({ type: 'step.next', today });
  actor.send({ type: 'draft.change', patch: validStay });
  actor.send({ type: 'step.next', today });
  expect(actor.getSnapshot().value).toEqual({ editing: { review: 'ready' } });
  return started;
}
