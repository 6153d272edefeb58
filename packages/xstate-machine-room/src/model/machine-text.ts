import type { AnyStateMachine } from 'xstate';

import { formatAction, formatGuard, getLogicName } from './labels.ts';

type Config = Readonly<Record<string, unknown>>;

const isConfig = (value: unknown): value is Config => typeof value === 'object' && value !== null;

const mapValues = (config: unknown, change: (value: unknown) => unknown) =>
  isConfig(config)
    ? Object.fromEntries(Object.entries(config).map(([key, value]) => [key, change(value)]))
    : undefined;

const mapList = (list: unknown, change: (value: unknown) => unknown) =>
  Array.isArray(list) ? list.map(change) : list === undefined ? undefined : change(list);

/** Returns the name of a function that JSON cannot contain. Names and objects are already JSON. */
const nameAction = (action: unknown) => (isConfig(action) ? action : formatAction(action));

function nameParts(transition: unknown): unknown {
  if (!isConfig(transition)) return transition;
  const { guard, actions } = transition;
  return {
    ...transition,
    guard: isConfig(guard) ? guard : (formatGuard(guard) ?? undefined),
    actions: mapList(actions, nameAction),
  };
}

/** JSON leaves out `undefined`, which forbids an event. An empty transition forbids it too. */
const nameTransitions = (list: unknown) => (list === undefined ? {} : mapList(list, nameParts));

const nameInvoke = (invoke: unknown): unknown => {
  const { src, onDone, onError, onSnapshot, ...rest } = invoke as Config;
  return {
    ...rest,
    src: getLogicName(src),
    onDone: mapList(onDone, nameParts),
    onError: mapList(onError, nameParts),
    onSnapshot: mapList(onSnapshot, nameParts),
  };
};

const nameState = (state: unknown): unknown => {
  const { entry, exit, invoke, on, after, always, onDone, states, ...rest } = state as Config;
  return {
    ...rest,
    entry: mapList(entry, nameAction),
    exit: mapList(exit, nameAction),
    invoke: mapList(invoke, nameInvoke),
    on: mapValues(on, nameTransitions),
    after: mapValues(after, nameTransitions),
    always: mapList(always, nameParts),
    onDone: mapList(onDone, nameParts),
    states: mapValues(states, nameState),
  };
};

/**
 * Returns a machine as code for Stately's editor or for a file. Guards, actions and actors are names without
 * implementations. A context that is not JSON is left out.
 */
export function createMachineText({ config }: AnyStateMachine): string {
  const { context, ...states } = nameState(config) as Config;
  let json: string;
  try {
    json = JSON.stringify({ ...states, context }, null, 2);
  } catch {
    json = JSON.stringify(states, null, 2);
  }
  return `import { createMachine } from 'xstate';\n\nexport const machine = createMachine(${json});\n`;
}
