import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';

import { listActiveStates, formatStateValue } from '../model/active-states.ts';
import { createModel, type TransitionModel } from '../model/model.ts';
import type { MachineEntry } from '../model/entry.ts';
import { transitionKey } from '../model/transitions.ts';
import { limitIterations } from '../model/xstate-internals.ts';
import type { Choice } from '../chart/choice.ts';

import { compareContexts } from './context-diff.ts';
import { computeStep, type StepResult } from './step-result.ts';

type Trial = Omit<Choice, 'takes' | 'isUnknown'>;

export type Simulation = ReturnType<typeof createSimulation>;

type Case = readonly [sample: string | null, payload: object];

/**
 * Returns the payloads for a transition's event: the payload of each sample, or an empty payload if there are no
 * samples.
 */
function listPayloads(
  transition: TransitionModel,
  { samples, actorResults }: MachineEntry,
): Case[] {
  const { kind, eventType, label } = transition;
  const { done = {}, failed = {} } =
    actorResults[label.replace(/(?: \(.+\))? (?:done|failed)$/, '')] ?? {};
  const ends = kind === 'done' ? Object.entries(done) : Object.entries(failed);
  if (kind === 'done' && ends.length > 0) return ends.map(([name, output]) => [name, { output }]);
  if (kind === 'error' && ends.length > 0) return ends.map(([name, error]) => [name, { error }]);
  if (kind === 'error') return [[null, { error: new Error(`${label}.`) }]];
  if (eventType.startsWith('xstate.snapshot.')) return [[null, { snapshot: {} }]];
  const cases = Object.entries(samples[eventType] ?? {});
  return cases.length > 0 ? cases : [[null, {}]];
}

function createTrials(transition: TransitionModel, entry: MachineEntry): Trial[] {
  const { kind, eventType: type, label } = transition;
  // An `always` transition and the done event of a state are internal, so they cannot be sent.
  if (kind === 'always' || type.startsWith('xstate.done.state.')) return [];
  const id = type.replace(/^xstate\.(?:(after)|(done|error)\.actor)\./, '$1$2:');
  return listPayloads(transition, entry).map(([sample, payload]) => ({
    id: sample === null ? id : `${id}~${sample}`,
    kind,
    label,
    sample,
    // XState throws on an event with the type `*`.
    event: { type: type === '*' ? 'any event' : type, ...payload },
  }));
}

/** Creates the simulation of a machine with all its choices. */
export function createSimulation(entry: MachineEntry) {
  const trials = createModel(entry.machine).transitions.flatMap((transition) =>
    createTrials(transition, entry),
  );
  const limited: MachineEntry = { ...entry, machine: limitIterations(entry.machine) };
  return {
    entry: limited,
    trials: [...new Map(trials.map((trial) => [trial.id, trial])).values()],
  };
}

/**
 * Returns the transitions that this event would take. They are unknown if a guard throws, because it has no
 * implementation yet or because it needs another payload.
 */
function predictOutcome(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: EventObject,
): Pick<Choice, 'takes' | 'isUnknown'> {
  if (snapshot.status !== 'active') return { takes: [], isUnknown: false };
  try {
    const transitions = machine.getTransitionData(snapshot, event) ?? [];
    return { takes: transitions.map(transitionKey), isUnknown: false };
  } catch {
    return { takes: [], isUnknown: true };
  }
}

/** Describes the machine after a step. `before` is the previous context. */
function createFrame(
  { entry: { machine }, trials }: Simulation,
  { snapshot, failure, ...news }: StepResult,
  choice: Choice | null,
  before: unknown,
) {
  // If the machine failed to start, it has neither a state nor a context.
  const {
    value = {},
    context = {},
    tags = new Set(),
    status,
  } = snapshot as Partial<AnyMachineSnapshot>;
  return {
    ...news,
    snapshot,
    /** The last step; null at the start. */
    choice,
    problem: explainProblem(failure, choice),
    state: formatStateValue(value),
    active: status === 'error' ? [] : listActiveStates(machine, value),
    tags: [...tags].toSorted(),
    context: context as unknown,
    changes: choice ? compareContexts(before, context) : [],
    choices: trials.map((trial) => ({
      ...trial,
      ...predictOutcome(machine, snapshot, trial.event),
    })),
  };
}

/** Explains why a step changed nothing; null if it succeeded. */
const explainProblem = (failure: string | null, choice: Choice | null): string | null =>
  failure === null ? null : `The machine could not ${choice ? 'go on' : 'start'}: ${failure}`;

export type Frame = ReturnType<typeof createFrame>;

/** Starts the machine. */
export function computeFirstFrame(simulation: Simulation): Frame {
  const { machine, input } = simulation.entry;
  const result = computeStep((scope) => machine.getInitialSnapshot(scope, input));
  return createFrame(simulation, result, null, null);
}

/**
 * Takes a step. No time passes: a delay ends only with its event. If the step throws, the error is reported and the step
 * is undone.
 */
export function computeNextFrame(simulation: Simulation, frame: Frame, choice: Choice): Frame {
  const { machine } = simulation.entry;
  const { snapshot } = frame;
  const isOver = snapshot.status !== 'active';
  const result = computeStep(
    (scope) => (isOver ? snapshot : machine.transition(snapshot, choice.event, scope)),
    snapshot,
  );
  return createFrame(simulation, result, choice, frame.context);
}
