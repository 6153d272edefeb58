import { expect, it } from 'vitest';
import {
  createActor,
  fromPromise,
  getNextTransitions,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type InspectionEvent,
} from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap, serializeSnapshot } from 'xstate/graph';
import {
  declaredOn,
  nodesOf,
  createSimulation,
  transitionKey,
  transitionsIn,
} from 'xstate-machine-room/tools';

import { entries } from '#machine-room/entries.ts';
import { pickupRules, tripRules } from '#domain/booking/draft.ts';
import type { AnswerContext } from '#machines/answer.machine.ts';
import type { BookingContext } from '#machines/booking.machine.ts';
import type { CarouselSnapshot } from '#machines/carousel.machine.ts';
import type { NoticesContext } from '#machines/notices.machine.ts';

/**
 * Additional inputs with which machines are started. They lead to states that the input of the entry does not reach.
 */
const otherInputs: Readonly<Record<string, readonly unknown[]>> = {
  accordion: [{ item: 'first' }],
  carousel: [{ slideCount: 4, autoplay: false }],
  faqTabs: [{ initial: 'tours' }],
  tourTabs: [{ initial: 'itinerary' }, { initial: 'included' }],
};

/** Serializes the state value and all values that guards read. The whole context would make the model infinite. */
const stateKeys: Readonly<Record<string, (snapshot: AnyMachineSnapshot) => string>> = {
  answer: ({ value, context }) => {
    const { code, request, kind, edits, hasChosen, channel } = context as AnswerContext;
    return JSON.stringify([value, code, request?.reference, kind, edits, hasChosen, channel]);
  },
  booking: ({ value, context }) => {
    // Before the session starts, today is unknown and the rules cannot run.
    if (value === 'opening') return `opening ${context.closedDays?.length}`;
    const { draft, editingField, ...facts } = context as BookingContext;
    return JSON.stringify([
      value,
      tripRules(draft, facts.today, facts.closedDays ?? []).safeParse(draft).success,
      pickupRules.safeParse(draft).success,
      editingField !== null,
      facts.mayHaveArrived,
      facts.replaces.length > 0,
      facts.sent !== null,
    ]);
  },
  carousel: ({ value, context }) => {
    const { index, pauseReasons } = context as CarouselSnapshot['context'];
    return JSON.stringify([value, index, pauseReasons]);
  },
  notices: ({ value, context }) => {
    const { notices, retries, dismissedBanner } = context as NoticesContext;
    return JSON.stringify([value, retries, notices?.banner?.id, dismissedBanner]);
  },
};

/** True for a transition that only blocks a transition of an ancestor. Such a transition cannot be observed. */
const isForbidding = ({ target, actions }: ReturnType<typeof declaredOn>[number]) =>
  target === undefined && actions.length === 0;

/** Returns all possible events in a state, with all relevant payloads. */
function possibleEvents(state: AnyMachineSnapshot, withPayload: readonly AnyEventObject[]) {
  const types = new Set(getNextTransitions(state).map(({ eventType }) => eventType));
  types.delete(''); // `always`
  return [...types]
    .flatMap((type) => {
      const events = withPayload.filter((event) => event.type === type);
      return events.length > 0 ? events : [{ type }];
    })
    .filter((event) => state.can(event));
}

it.each(entries)(
  'the machine $id can take every transition of its chart',
  { timeout: 120_000 },
  (entry) => {
    const { id, actorResults } = entry;
    const never = fromPromise(() => new Promise(() => {}));
    const machine = entry.machine.provide({
      actors: Object.fromEntries(Object.keys(actorResults).map((source) => [source, never])),
    });
    const withPayload = createSimulation(entry).trials.map(({ event }) => event);
    const untaken = new Set(
      nodesOf(machine.root)
        .flatMap(declaredOn)
        .filter((transition) => !isForbidding(transition))
        .map(transitionKey),
    );
    const inspect = (event: InspectionEvent) => {
      for (const key of transitionsIn(event)) untaken.delete(key);
    };
    for (const input of [entry.input, ...(otherInputs[id] ?? [])]) {
      createActor(machine, { input, inspect }).start().stop();
      const ways = getAdjacencyMap(machine, {
        input,
        events: (state: AnyMachineSnapshot) => possibleEvents(state, withPayload),
        serializeState: stateKeys[id] ?? serializeSnapshot,
        limit: 20_000,
        stopWhen: ({ status }) => status !== 'active',
      });
      for (const { state, event, nextState } of adjacencyMapToArray(ways)) {
        const snapshot = { ...(state.toJSON() as object), children: {} };
        const actor = createActor(machine, { snapshot: snapshot as never, inspect }).start();
        actor.send(event);
        expect(actor.getSnapshot(), JSON.stringify([state.value, event])).toMatchObject({
          value: nextState.value,
          context: nextState.context,
        });
        actor.stop();
      }
    }
    expect([...untaken]).toEqual([]);
  },
);
