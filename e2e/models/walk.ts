import type { Locator } from '@playwright/test';
import {
  createActor,
  fromPromise,
  getNextTransitions,
  SimulatedClock,
  type ActorRefFrom,
  type AnyEventObject,
} from 'xstate';

import type { BookingEvent } from '#machines/booking.context.ts';
import { bookingMachine } from '#machines/booking.machine.ts';
import { leafOf, pairLedger } from '#tests/support/pairs.ts';

import { expect, test } from '../fixtures.ts';
import type { BookingPage } from '../pages/booking-page.ts';
import { unreachable } from './booking-pairs.ts';
import { expectPageToShow } from './booking-view.ts';

/** The outcome of each attempt is told as it comes on the page. */
const machine = bookingMachine.provide({
  actors: { sendBooking: fromPromise(() => new Promise(() => {})) },
});

/** An event that the machine raises by itself: a delay is over, or an invoked actor has its outcome. */
type OwnEvent = { type: `xstate.${string}` } & Record<string, unknown>;

const OUTCOME = /^xstate\.(?:done|error)\.actor\./;

/**
 * Walks the booking and its page side by side: each event is caused on the page and told to the machine, and the page
 * must then show what the machine says. Keeps account of which pairs of state and event were walked.
 * @param controls by which a visitor causes an event, when they can be operated
 */
export function walkOf(booking: BookingPage, controls: Readonly<Record<string, Locator>>) {
  const ledger = pairLedger(machine, unreachable);
  /** Pairs for which a control was found that the state does not take, and those that were caused. */
  const idle = new Set<string>();
  const caused = new Set<string>();
  let clock: SimulatedClock;
  let actor: ActorRefFrom<typeof machine>;
  const snapshot = () => actor.getSnapshot();
  const state = () => leafOf(snapshot());
  const isTaken = (event: string) =>
    getNextTransitions(snapshot()).some(({ eventType }) => eventType === event);

  /** A state that does not take an event has no control for it, or one that was tried in vain; what is named has none. */
  async function lookForControls() {
    const here = state();
    for (const [event, control] of Object.entries(controls)) {
      const isNamed = ledger.isNamed(here, event);
      if (isTaken(event) && !isNamed) continue;
      const count = await control.count();
      if (isNamed) expect(count, `controls for ${event} in ${here}`).toBe(0);
      else if (count === 0) ledger.drive(here, event);
      else idle.add(`${here} × ${event}`);
    }
  }

  return {
    snapshot,
    /** A new page, as it is before anything happens on it. */
    begin: () => {
      clock = new SimulatedClock();
      actor = createActor(machine, { clock }).start();
    },
    /** Causes one thing on the page, which the machine hears of as these events. */
    happens: async (
      cause: () => Promise<unknown>,
      ...events: readonly (BookingEvent | OwnEvent)[]
    ) => {
      const title = `${state()} × ${events.map(({ type }) => type).join(', ')}`;
      await test.step(title, async () => {
        await cause();
        for (const event of events) {
          ledger.drive(state(), event.type);
          caused.add(`${state()} × ${event.type}`);
          if (event.type.startsWith('xstate.after.')) clock.increment(60_000);
          // What comes of an actor that was left behind never reaches the machine.
          else if (!OUTCOME.test(event.type) || isTaken(event.type)) {
            actor.send(event as AnyEventObject as BookingEvent);
          }
        }
        await expectPageToShow(booking, snapshot());
        await lookForControls();
      });
    },
    expectComplete: () => {
      expect(ledger.problems(), 'pairs of state and event').toEqual([]);
      const untried = [...idle].filter((pair) => !caused.has(pair));
      expect(untried, 'controls of events that the state does not take').toEqual([]);
    },
  };
}
