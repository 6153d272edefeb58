import { expect, it } from 'vitest';
import { fromPromise, type AnyMachineSnapshot } from 'xstate';
import { machines } from 'xstate-machine-room/machines';
import { simulationOf } from 'xstate-machine-room/tools';

import { staySchema, tripRules } from '#domain/booking.ts';
import { closureErrors, isOver } from '#domain/staff-notices.ts';
import type { BookingContext } from '#machines/booking.context.ts';
import type { CarouselSnapshot } from '#machines/carousel.machine.ts';
import type { NoticesContext } from '#machines/notices.machine.ts';
import type { StaffNoticesContext } from '#machines/staff-notices.context.ts';
import { fileProblems } from '#machines/staff-notices.setup.ts';
import { everyEdge, trackTransitions, walkEdge } from '#tests/support/model.ts';

/** Inputs that lead other ways than the registry's. */
const otherInputs: Readonly<Record<string, readonly unknown[]>> = {
  accordion: [{ item: 'first' }],
  carousel: [{ slideCount: 4, autoplay: false }],
};

/** Value and everything that a guard looks at, where the rest of the context would make states without an end. */
const stateKeys: Readonly<Record<string, (snapshot: AnyMachineSnapshot) => string>> = {
  booking: ({ value, context }) => {
    // Before the visit there is no day to ask the rules about.
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
  },
  carousel: ({ value, context }) => {
    const { index, holds } = context as CarouselSnapshot['context'];
    return JSON.stringify([value, index, holds]);
  },
  notices: ({ value, context }) => {
    const { notices, retries, dismissedBanner } = context as NoticesContext;
    return JSON.stringify([value, retries, notices?.banner?.id, dismissedBanner]);
  },
  staffNotices: ({ value, context }) => {
    const facts = context as StaffNoticesContext;
    return JSON.stringify([
      value,
      Object.keys(closureErrors(facts.closure, facts.today)).length === 0,
      facts.closedDays.some((closure) => isOver(closure, facts.today)),
      fileProblems(facts).length === 0,
      facts.wanted !== null,
    ]);
  },
};

it.each(machines)(
  '$id moves as its chart says on every way through it, and declares no transition that cannot happen',
  { timeout: 120_000 },
  (entry) => {
    const { id, outcomes } = entry;
    const never = fromPromise(() => new Promise(() => {}));
    const machine = entry.machine.provide({
      actors: Object.fromEntries(Object.keys(outcomes).map((source) => [source, never])),
    });
    const payloadEvents = simulationOf(entry).trials.map(({ event }) => event);
    const stateKey = stateKeys[id];
    const { inspect, untaken } = trackTransitions(machine);
    for (const input of [entry.input, ...(otherInputs[id] ?? [])]) {
      const model = { input, payloadEvents, ...(stateKey && { stateKey }) };
      for (const edge of everyEdge(machine, model)) {
        // One jump ends one state only, however long: the next state's delays count from where it lands.
        const { value, context } = walkEdge(machine, edge, { input, inspect, delayMs: 300_000 });
        expect({ value, context: context as unknown }, edge.name).toEqual({
          value: edge.expected.value,
          context: edge.expected.context as unknown,
        });
      }
    }
    expect(untaken()).toEqual([]);
  },
);
