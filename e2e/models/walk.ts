import type { Locator } from '@playwright/test';
import {
  createActor,
  SimulatedClock,
  type ActorRefFrom,
  type AnyEventObject,
  type AnyStateMachine,
  type EventFromLogic,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate';

import { leafOf, pairLedger, type Unreachable } from '#tests/support/pairs.ts';

import { expect, test } from '../fixtures.ts';

interface PageModel<TMachine extends AnyStateMachine> {
  machine: TMachine;
  unreachable: readonly Unreachable[];
  /** Expects the page to show this snapshot, and nothing else. */
  shows: (snapshot: SnapshotFrom<TMachine>) => Promise<void>;
  /** By which a visitor causes an event, when they can be operated. */
  controls: Readonly<Partial<Record<string, Locator>>>;
}

/** An event that the machine raises by itself: a delay is over, or an invoked actor has its outcome. */
type OwnEvent = { type: `xstate.${string}` } & Record<string, unknown>;

const DELAY = /^xstate\.after\./;
const OUTCOME = /^xstate\.(?:done|error)\.actor\./;

/**
 * Walks a machine and the page that it governs side by side: each event is caused on the page and told to the machine,
 * and the page must then show what the machine says. Keeps account of which pairs of state and event were walked.
 */
export function walkOf<TMachine extends AnyStateMachine>(model: PageModel<TMachine>) {
  const { machine, unreachable, shows, controls } = model;
  const logic: AnyStateMachine = machine;
  const ledger = pairLedger(logic, unreachable);
  /** Pairs for which a control was found that the state does not take, and those that were caused. */
  const idle = new Set<string>();
  const caused = new Set<string>();
  let clock: SimulatedClock;
  let actor: ActorRefFrom<AnyStateMachine>;
  const snapshot = () => actor.getSnapshot() as SnapshotFrom<TMachine>;
  const state = () => leafOf(actor.getSnapshot());

  const isTaken = (event: string) =>
    actor.getSnapshot()._nodes.some((node) => node.ownEvents.includes(event));

  /** A state that does not take an event has no control for it, or one that was tried in vain; what is named has none. */
  async function lookForControls() {
    const here = state();
    const unused = Object.keys(controls).filter(
      (event) => !isTaken(event) || ledger.isNamed(here, event),
    );
    const counts = await Promise.all(unused.map(async (event) => controls[event]?.count()));
    for (const [index, event] of unused.entries()) {
      if (ledger.isNamed(here, event)) {
        expect(counts[index], `controls for ${event} in ${here}`).toBe(0);
      } else if (counts[index] === 0) ledger.drive(here, event);
      else idle.add(`${here} × ${event}`);
    }
  }

  return {
    snapshot,
    /** A new page, as it is before anything happens on it. */
    begin: (input?: InputFrom<TMachine>) => {
      clock = new SimulatedClock();
      actor = createActor(logic, { input, clock }) as typeof actor;
      actor.start();
    },
    /** Causes one thing on the page, which the machine hears of as these events. */
    happens: async (
      cause: () => Promise<unknown>,
      ...events: readonly (EventFromLogic<TMachine> | OwnEvent)[]
    ) => {
      // Generic machines defeat inference; the signature above keeps callers typed.
      const heard = events as readonly AnyEventObject[];
      const title = `${state()} × ${heard.map(({ type }) => type).join(', ')}`;
      await test.step(title, async () => {
        await cause();
        for (const event of heard) {
          ledger.drive(state(), event.type);
          caused.add(`${state()} × ${event.type}`);
          if (DELAY.test(event.type)) clock.increment(60_000);
          // What comes of an actor that was left behind never reaches the machine.
          else if (!OUTCOME.test(event.type) || isTaken(event.type)) actor.send(event);
        }
        await shows(snapshot());
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
