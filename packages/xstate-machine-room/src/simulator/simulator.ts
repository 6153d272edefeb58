import {
  getNextTransitions,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
} from 'xstate';

import { activeStates, stateLabel } from '../anatomy/active-states.ts';
import { anatomyOf, type TransitionAnatomy } from '../anatomy/anatomy.ts';
import type { MachineEntry } from '../anatomy/entry.ts';
import { triggerOf } from '../anatomy/labels.ts';
import { transitionKey } from '../anatomy/transitions.ts';
import type { Choice } from '../chart/choice.ts';

import { contextDiff } from './context-diff.ts';
import { momentOf, type Moment } from './moment.ts';

/** A choice by its id, or an event as somebody typed it. */
export type Step = string | EventObject;

type Trial = Omit<Choice, 'takes'>;

type Simulation = ReturnType<typeof simulationOf>;

type Case = readonly [sample: string | null, payload: object];

/** What a transition's event may carry: a case for each sample, or one without. */
function casesOf(transition: TransitionAnatomy, { samples, outcomes }: MachineEntry): Case[] {
  const { kind, eventType, label } = transition;
  const { done = {}, failed = {} } = outcomes[label.replace(/ (?:done|failed)$/, '')] ?? {};
  const ends = kind === 'done' ? Object.entries(done) : Object.entries(failed);
  if (kind === 'done' && ends.length > 0) return ends.map(([name, output]) => [name, { output }]);
  if (kind === 'error' && ends.length > 0) return ends.map(([name, error]) => [name, { error }]);
  if (kind === 'error') return [[null, { error: new Error(`${label}.`) }]];
  if (eventType.startsWith('xstate.snapshot.')) return [[null, { snapshot: {} }]];
  const cases = Object.entries(samples[eventType] ?? {});
  return cases.length > 0 ? cases : [[null, {}]];
}

const isPattern = (type: string) => type === '*' || type.endsWith('.*');

function trialsOf(transition: TransitionAnatomy, entry: MachineEntry): Trial[] {
  const { kind, eventType: type, label } = transition;
  // The end of a state is nothing that anybody sends, and a pattern is no type.
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

/** A machine with everything that can ever happen to it. */
export function simulationOf(entry: MachineEntry) {
  const trials = anatomyOf(entry.machine).transitions.flatMap((transition) =>
    trialsOf(transition, entry),
  );
  return {
    entry,
    trials: [...new Map(trials.map((trial) => [trial.id, trial])).values()],
  };
}

/** Which transitions this event would take; guards may stumble over what is not meant for them. */
function takenBy(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: EventObject) {
  if (snapshot.status !== 'active') return [];
  try {
    return (machine.getTransitionData(snapshot, event) ?? []).map(transitionKey);
  } catch {
    return [];
  }
}

/** Every event that a machine takes where it stands, guards aside, those that need a payload or a type among them. */
export function acceptedIn(snapshot: AnyMachineSnapshot | undefined): string[] {
  if (snapshot?.status !== 'active') return [];
  const types = getNextTransitions(snapshot)
    .filter((transition) => triggerOf(snapshot.machine, transition).kind === 'event')
    .map(({ eventType }) => eventType);
  return [...new Set(types)];
}

/** An event that was typed, as a choice: it has no name in links, since what was typed may be personal. */
const typedChoice = (event: EventObject, takes: readonly string[]): Choice => {
  const { type } = event;
  return { id: type, kind: 'event', label: type, sample: 'typed by hand', event, takes };
};

/** The machine after what was chosen last, if that was anything; `before` is what it remembered until then. */
function frameOf(
  { entry: { machine }, trials }: Simulation,
  { snapshot, failure, ...news }: Moment,
  choice: Choice | null,
  before: unknown,
) {
  // A machine that failed as it started has neither a state nor a context.
  const {
    value = {},
    context = {},
    tags = new Set(),
    status,
  } = snapshot as Partial<AnyMachineSnapshot>;
  return {
    ...news,
    /** What led here; null at the start. */
    choice,
    problem: problemOf(failure, choice),
    state: stateLabel(value),
    active: status === 'error' ? [] : activeStates(machine, value),
    tags: [...tags].toSorted(),
    context: context as unknown,
    changes: choice ? contextDiff(before, context) : [],
    choices: trials.map((trial) => ({ ...trial, takes: takenBy(machine, snapshot, trial.event) })),
    /** What may be sent with a payload typed by hand: types of events, or patterns such as `mouse.*`. */
    accepts: acceptedIn(snapshot),
  };
}

/** Why a step changed nothing, as a sentence; null if it went well. */
function problemOf(failure: string | null, choice: Choice | null): string | null {
  if (failure !== null) return `The machine could not ${choice ? 'go on' : 'start'}: ${failure}`;
  const isIgnored = choice?.takes.length === 0 && choice.kind === 'event';
  return isIgnored ? `The machine ignores ${choice.label} here.` : null;
}

/**
 * Runs a path from the machine's start, all at once: no time passes meanwhile, so a delay is over when its event is
 * sent, and a path is the same wherever it is run. A step that the machine stumbles over is told and undone; the first
 * one that is not possible is refused and ends it.
 */
export function play(simulation: Simulation, path: readonly Step[]) {
  const { machine, input } = simulation.entry;
  let moment = momentOf((scope) => machine.getInitialSnapshot(scope, input));
  let frame = frameOf(simulation, moment, null, null);
  const frames = [frame];
  for (const step of path) {
    const { snapshot } = moment;
    const choice =
      typeof step === 'string'
        ? frame.choices.find(({ id, takes }) => id === step && takes.length > 0)
        : typedChoice(step, takenBy(machine, snapshot, step));
    if (!choice) return { frames, refused: typeof step === 'string' ? step : step.type };
    const { event } = choice;
    const isOver = snapshot.status !== 'active';
    moment = momentOf(
      (scope) => (isOver ? snapshot : machine.transition(snapshot, event, scope)),
      snapshot,
    );
    frame = frameOf(simulation, moment, choice, frame.context);
    frames.push(frame);
  }
  return { frames, refused: null };
}
