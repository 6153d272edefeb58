import {
  getNextTransitions,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
} from 'xstate';

import { activeStates, stateLabel } from '../model/active-states.ts';
import { createModel, type TransitionModel } from '../model/model.ts';
import type { MachineEntry } from '../model/entry.ts';
import { triggerOf } from '../model/labels.ts';
import { transitionKey } from '../model/transitions.ts';
import { withIterationLimit } from '../model/xstate-internals.ts';
import type { Choice } from '../chart/choice.ts';

import { contextDiff } from './context-diff.ts';
import { computeStep, type StepResult } from './step-result.ts';

/** The id of a choice, or a custom event. */
export type Step = string | EventObject;

type Trial = Omit<Choice, 'takes' | 'isUnknown'>;

export type Simulation = ReturnType<typeof createSimulation>;

type Case = readonly [sample: string | null, payload: object];

/**
 * Returns the payloads for a transition's event: the payload of each sample, or an empty payload if there are no
 * samples.
 */
function casesOf(transition: TransitionModel, { samples, actorResults }: MachineEntry): Case[] {
  const { kind, eventType, label } = transition;
  const { done = {}, failed = {} } = actorResults[label.replace(/ (?:done|failed)$/, '')] ?? {};
  const ends = kind === 'done' ? Object.entries(done) : Object.entries(failed);
  if (kind === 'done' && ends.length > 0) return ends.map(([name, output]) => [name, { output }]);
  if (kind === 'error' && ends.length > 0) return ends.map(([name, error]) => [name, { error }]);
  if (kind === 'error') return [[null, { error: new Error(`${label}.`) }]];
  if (eventType.startsWith('xstate.snapshot.')) return [[null, { snapshot: {} }]];
  const cases = Object.entries(samples[eventType] ?? {});
  return cases.length > 0 ? cases : [[null, {}]];
}

const isPattern = (type: string) => type === '*' || type.endsWith('.*');

function trialsOf(transition: TransitionModel, entry: MachineEntry): Trial[] {
  const { kind, eventType: type, label } = transition;
  // An `always` transition and the done event of a state are internal, so they cannot be sent. A wildcard is not an
  // event type.
  const isOwn = kind === 'always' || type.startsWith('xstate.done.state.');
  if (isOwn || isPattern(type)) return [];
  const id = type.replace(/^xstate\.(?:(after)|(done|error)\.actor)\./, '$1$2:');
  return casesOf(transition, entry).map(([sample, payload]) => ({
    id: sample === null ? id : `${id}~${sample}`,
    kind,
    label,
    sample,
    event: { type, ...payload },
  }));
}

/** Creates the simulation of a machine with all its choices. */
export function createSimulation(entry: MachineEntry) {
  const trials = createModel(entry.machine).transitions.flatMap((transition) =>
    trialsOf(transition, entry),
  );
  const limited: MachineEntry = { ...entry, machine: withIterationLimit(entry.machine) };
  return {
    entry: limited,
    trials: [...new Map(trials.map((trial) => [trial.id, trial])).values()],
  };
}

/**
 * Returns the transitions that this event would take. They are unknown if a guard throws, because it has no
 * implementation yet or because it needs another payload.
 */
function outlookOf(
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

/** Returns all events that the current states handle, including wildcards. The guards are not checked. */
export function acceptedIn(snapshot: AnyMachineSnapshot | undefined): string[] {
  if (snapshot?.status !== 'active') return [];
  const types = getNextTransitions(snapshot)
    .filter((transition) => triggerOf(snapshot.machine, transition).kind === 'event')
    .map(({ eventType }) => eventType);
  return [...new Set(types)];
}

/** Creates a choice for a custom event. Links leave it out, because it may be personal. */
const typedChoice = (event: EventObject, outlook: ReturnType<typeof outlookOf>): Choice => {
  const { type } = event;
  return { id: type, kind: 'event', label: type, sample: 'typed by hand', event, ...outlook };
};

/** Describes the machine after a step. `before` is the previous context. */
function frameOf(
  { entry: { machine }, trials }: Simulation,
  { snapshot, failure, ...news }: StepResult,
  step: Step | null,
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
    /** The last step as a link contains it; null at the start. */
    step,
    /** The last step; null at the start. */
    choice,
    problem: problemOf(failure, choice),
    state: stateLabel(value),
    active: status === 'error' ? [] : activeStates(machine, value),
    tags: [...tags].toSorted(),
    context: context as unknown,
    changes: choice ? contextDiff(before, context) : [],
    choices: trials.map((trial) => ({ ...trial, ...outlookOf(machine, snapshot, trial.event) })),
    /** The event types that accept a custom payload, including wildcards such as `mouse.*`. */
    accepts: acceptedIn(snapshot),
  };
}

/** Explains why a step changed nothing; null if it succeeded. */
function problemOf(failure: string | null, choice: Choice | null): string | null {
  if (failure !== null) return `The machine could not ${choice ? 'go on' : 'start'}: ${failure}`;
  const isIgnored = choice?.takes.length === 0 && choice.kind === 'event' && !choice.isUnknown;
  return isIgnored ? `The machine ignores ${choice.label} here.` : null;
}

export type Frame = ReturnType<typeof frameOf>;

/** Starts the machine. */
function firstFrame(simulation: Simulation): Frame {
  const { machine, input } = simulation.entry;
  const result = computeStep((scope) => machine.getInitialSnapshot(scope, input));
  return frameOf(simulation, result, null, null, null);
}

/**
 * Takes a step; null if it is impossible. No time passes: a delay ends only with its event. If the step throws, the
 * error is reported and the step is undone.
 */
export function nextFrame(simulation: Simulation, frame: Frame, step: Step): Frame | null {
  const { machine } = simulation.entry;
  const { snapshot } = frame;
  const choice =
    typeof step === 'string'
      ? frame.choices.find(({ id, takes }) => id === step && takes.length > 0)
      : typedChoice(step, outlookOf(machine, snapshot, step));
  if (!choice) return null;
  const { event } = choice;
  const isOver = snapshot.status !== 'active';
  const result = computeStep(
    (scope) => (isOver ? snapshot : machine.transition(snapshot, event, scope)),
    snapshot,
  );
  return frameOf(simulation, result, step, choice, frame.context);
}

/** Runs a path from the machine's start. The first impossible step ends the path. */
export function replay(simulation: Simulation, path: readonly Step[]) {
  let frame = firstFrame(simulation);
  const frames = [frame];
  for (const step of path) {
    const next = nextFrame(simulation, frame, step);
    if (!next) return { frames, refused: typeof step === 'string' ? step : step.type };
    frame = next;
    frames.push(frame);
  }
  return { frames, refused: null };
}
