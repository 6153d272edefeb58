import { expect, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';

import type { BookingDraft } from '#domain/booking/booking.ts';
import type { SubmissionErrorCode } from '#domain/booking/submission-error.ts';
import type {
  BookingEvent,
  BookingSession,
  SendBookingInput,
  SentRequest,
} from '#machines/booking.context.ts';
import { bookingMachine, type BookingSnapshot } from '#machines/booking.machine.ts';

import { noon, reference, today, validStay, validTrip } from './booking-draft.ts';

const freshSession: BookingSession = {
  today,
  minutes: noon,
  reference,
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
  const logFailure = vi.fn<(failure: { code: SubmissionErrorCode; detail: string }) => void>();
  const storeReceipt = vi.fn<(request: SentRequest) => void>();
  const machine = bookingMachine.provide({
    actors: { sendBooking: fromPromise(({ input }) => send(input.request)) },
    actions: {
      logFailure: (_, failure) => logFailure(failure),
      storeReceipt: (_, request) => storeReceipt(request),
    },
  });
  const actor = createActor(machine, { clock }).start();
  actor.send({ type: 'session.start', session: { ...freshSession, ...session } });
  return {
    actor,
    clock,
    logFailure,
    storeReceipt,
    tell: (event: BookingEvent) => actor.send(event),
    change: (patch: Partial<BookingDraft>) => actor.send({ type: 'draft.change', patch }),
    next: (day = today, minutes = noon) => actor.send({ type: 'step.next', today: day, minutes }),
    submit: (day = today, minutes = noon) =>
      actor.send({ type: 'booking.submit', today: day, minutes }),
    read: <T>(select: (snapshot: BookingSnapshot) => T) => select(actor.getSnapshot()),
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    isSent: () => waitFor(actor, (snapshot) => snapshot.matches('sent')),
    hasFailed: () =>
      waitFor(actor, (snapshot) => snapshot.matches({ editing: { review: 'failed' } })),
  };
}

/** Starts a booking and fills in the form up to the review. It takes long enough not to look automated. */
export function startReviewing(send?: Send, { isTooFast = false } = {}) {
  const booking = startBooking({}, send);
  if (!isTooFast) booking.clock.increment(3000);
  booking.change(validTrip);
  booking.next();
  booking.change(validStay);
  booking.next();
  expect(booking.value()).toEqual({ editing: { review: 'ready' } });
  return booking;
}
