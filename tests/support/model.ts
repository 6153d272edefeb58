import {
  createActor,
  getNextTransitions,
  SimulatedClock,
  type AnyActor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
} from 'xstate';
import {
  adjacencyMapToArray,
  getAdjacencyMap,
  getShortestPaths,
  serializeSnapshot,
} from 'xstate/graph';
import { declaredOn, nodesOf, transitionKey, transitionsIn } from 'xstate-machine-room/tools';

interface Edge {
  readonly name: string;
  /** How to get there: events to send, delays to wait out, promises to settle. */
  readonly events: readonly AnyEventObject[];
  readonly expected: AnyMachineSnapshot;
}

interface ModelOptions {
  readonly input: unknown;
  /** One event per payload that matters; events without a payload are found in the machine. */
  readonly payloadEvents?: readonly AnyEventObject[];
  /** What makes two states the same; by default value and whole context. */
  readonly stateKey?: (snapshot: AnyMachineSnapshot) => string;
}

/**
 * The shortest way to each reachable state, plus an event that can happen there. Edges that take the same transitions
 * from and to the same states, only with other values in the context, are given once.
 */
export function everyEdge(
  machine: AnyStateMachine,
  { input, payloadEvents = [], stateKey = serializeSnapshot }: ModelOptions,
): Edge[] {
  const options = {
    input,
    events: (state: AnyMachineSnapshot) => possibleEvents(state, payloadEvents),
    serializeState: stateKey,
    limit: 20_000,
    stopWhen: (state: AnyMachineSnapshot) => state.status !== 'active',
  };
  const routes = new Map(
    getShortestPaths(machine, options).map((path) => [
      stateKey(path.state),
      path.steps.slice(1).map((step) => step.event), // the first step is the machine starting
    ]),
  );
  const edges = new Map(
    adjacencyMapToArray(getAdjacencyMap(machine, options)).map((edge) => {
      const taken = machine.getTransitionData(edge.state, edge.event).map(transitionKey);
      return [JSON.stringify([edge.state.value, taken, edge.nextState.value]), edge];
    }),
  );
  return [...edges.values()].map((edge) => {
    const events = [...(routes.get(stateKey(edge.state)) ?? []), edge.event];
    const name = events.map((event) => JSON.stringify(event)).join(' → ');
    return { name, events, expected: edge.nextState };
  });
}

function possibleEvents(state: AnyMachineSnapshot, payloadEvents: readonly AnyEventObject[]) {
  const types = new Set(getNextTransitions(state).map((transition) => transition.eventType));
  types.delete(''); // `always`
  return [...types]
    .flatMap((type) => {
      const withPayload = payloadEvents.filter((event) => event.type === type);
      return withPayload.length > 0 ? withPayload : [{ type }];
    })
    .filter((event) => state.can(event));
}

/** Walks an edge on a real actor: a delay is waited out on a simulated clock, a settled promise is the event that it raises. */
export function walkEdge(
  machine: AnyStateMachine,
  edge: Edge,
  options: { input: unknown; inspect: (event: InspectionEvent) => void; delayMs: number },
): AnyMachineSnapshot {
  const { input, inspect, delayMs } = options;
  const clock = new SimulatedClock();
  const actor: AnyActor = createActor(machine, { input, inspect, clock }).start();
  for (const event of edge.events) {
    if (event.type.startsWith('xstate.after.')) clock.increment(delayMs);
    else actor.send(event);
  }
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
  actor.stop();
  return snapshot;
}

/** Watches actors of `machine` and reports which of its declared transitions were never taken. */
export function trackTransitions(machine: AnyStateMachine) {
  const untaken = new Set(nodesOf(machine.root).flatMap(declaredOn).map(transitionKey));
  return {
    inspect: (event: InspectionEvent) => {
      for (const key of transitionsIn(event)) untaken.delete(key);
    },
    untaken: () => [...untaken],
  };
}
