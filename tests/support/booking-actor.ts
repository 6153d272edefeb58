import { expect, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';

import type { BookingDraft } from '#domain/booking/draft.ts';
import type { SubmissionErrorCode } from '#domain/booking/submission-error.ts';
import {
  bookingMachine,
  type BookingEvent,
  type BookingSession,
  type BookingSnapshot,
  type SendBookingInput,
} from '#machines/booking.machine.ts';

import { noon, otherReference, reference, today, validStay, validTrip } from './booking-draft.ts';

/** The new references that the presses on Complete Booking offer, in this order. */
export const references = [reference, otherReference, 'LAM-AAAAAAA', 'LAM-CCCCCCC'] as const;

const freshSession: BookingSession = {
  today,
  minutes: noon,
  tourId: null,
  saved: null,
  sent: null,
};

export type Send = (input: SendBookingInput) => Promise<void>;

/** Starts a booking session with a simulated clock. */
export function startBooking(
  session: Partial<BookingSession> = {},
  send: Send = () => Promise.resolve(),
) {
  const clock = new SimulatedClock();
  let presses = 0;
  const logFailure = vi.fn<(failure: { code: SubmissionErrorCode; detail: string }) => void>();
  const machine = bookingMachine.provide({
    actors: { sendBooking: fromPromise(({ input }) => send(input)) },
    actions: { logFailure: (_, failure) => logFailure(failure) },
  });
  const actor = createActor(machine, { clock }).start();
  actor.send({ type: 'session.start', session: { ...freshSession, ...session } });
  return {
    actor,
    clock,
    logFailure,
    tell: (event: BookingEvent) => actor.send(event),
    change: (patch: Partial<BookingDraft>) => actor.send({ type: 'draft.change', patch }),
    next: (day = today, minutes = noon) => actor.send({ type: 'step.next', today: day, minutes }),
    submit: (day = today, { minutes = noon, isHoneypotFilled = false } = {}) => {
      const newReference = references[presses % references.length] ?? reference;
      presses += 1;
      actor.send({ type: 'booking.submit', today: day, minutes, newReference, isHoneypotFilled });
    },
    read: <T>(select: (snapshot: BookingSnapshot) => T) => select(actor.getSnapshot()),
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    isSent: () => waitFor(actor, (snapshot) => snapshot.matches('sent')),
    hasFailed: () =>
      waitFor(actor, (snapshot) => snapshot.matches({ editing: { review: 'failed' } })),
  };
}

/** Starts a booking and fills in the form up to the review. It takes long enough not to look automated. */
export function startReviewing(send?: Send, { isHasty = false } = {}) {
  const booking = startBooking({}, send);
  if (!isHasty) booking.clock.increment(3000);
  booking.change(validTrip);
  booking.next();
  booking.change(validStay);
  booking.next();
  expect(booking.value()).toEqual({ editing: { review: 'ready' } });
  return booking;
}
