import {
  createActor,
  fromPromise,
  type AnyActor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
} from 'xstate';

import { activeStates, stateLabel } from '../anatomy/active-states.ts';
import { anatomyOf, type TransitionAnatomy } from '../anatomy/anatomy.ts';
import type { MachineEntry } from '../anatomy/entry.ts';
import { transitionKey } from '../anatomy/transitions.ts';
import { transitionsIn } from '../anatomy/xstate-internals.ts';
import type { Choice } from '../chart/choice.ts';

import { contextDiff, type Change } from './context-diff.ts';

/** The machine after one step. */
export interface Frame {
  /** What led here; null at the start. */
  choice: Choice | null;
  state: string;
  active: readonly string[];
  tags: readonly string[];
  context: unknown;
  changes: readonly Change[];
  /** Keys of the transitions that led here. */
  taken: readonly string[];
  /** Types of the events that were told to the machine's owner. */
  emitted: readonly string[];
  choices: readonly Choice[];
}

export interface Play {
  /** One more than steps that were possible. */
  frames: readonly Frame[];
  /** The first step that was not possible. */
  refused: string | null;
}

type Trial = Omit<Choice, 'takes'>;

type Case = readonly [sample: string | null, payload: object];

/** What a transition's event may carry: a case for each sample, or one without. */
function casesOf(transition: TransitionAnatomy, { samples, outcomes }: MachineEntry): Case[] {
  const { kind, eventType, label } = transition;
  const { done = {}, failed = {} } = outcomes[label.replace(/ (?:done|failed)$/, '')] ?? {};
  if (kind === 'done') return Object.entries(done).map(([name, output]) => [name, { output }]);
  if (kind === 'error') return Object.entries(failed).map(([name, error]) => [name, { error }]);
  const cases = Object.entries(samples[eventType] ?? {});
  return cases.length > 0 ? cases : [[null, {}]];
}

function trialsOf(transition: TransitionAnatomy, entry: MachineEntry): Trial[] {
  const { kind, eventType: type, label } = transition;
  if (kind === 'always') return [];
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
export interface Simulation {
  entry: MachineEntry;
  trials: readonly Trial[];
}

export function simulationOf(entry: MachineEntry): Simulation {
  const trials = anatomyOf(entry.machine).transitions.flatMap((transition) =>
    trialsOf(transition, entry),
  );
  return { entry, trials: [...new Map(trials.map((trial) => [trial.id, trial])).values()] };
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

/** A copy of a machine whose invoked actors never end by themselves: how they end is sent as the event that it raises. */
function startCopy({ machine, input, outcomes }: MachineEntry) {
  const taken: string[] = [];
  const emitted: string[] = [];
  const waiting = fromPromise(() => new Promise(() => {}));
  const actors = Object.fromEntries(Object.keys(outcomes).map((source) => [source, waiting]));
  const actor: AnyActor = createActor(machine.provide({ actors }), {
    input,
    inspect: (event) => void taken.push(...transitionsIn(event)),
  });
  actor.on('*', ({ type }: EventObject) => void emitted.push(type));
  actor.subscribe({ error: () => {} });
  actor.start();
  return { actor, taken, emitted };
}

/**
 * Runs a path from the machine's start, all at once: no time passes meanwhile, so a delay is over when its event is
 * sent, and a path is the same wherever it is run.
 */
export function play({ entry, trials }: Simulation, path: readonly string[]): Play {
  const { actor, taken, emitted } = startCopy(entry);
  const frames: Frame[] = [];
  const addFrame = (choice: Choice | null) => {
    const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
    const { value, context, tags } = snapshot;
    frames.push({
      choice,
      state: stateLabel(value),
      active: activeStates(entry.machine, value),
      tags: [...tags].toSorted(),
      context,
      changes: choice === null ? [] : contextDiff(frames.at(-1)?.context, context),
      taken: taken.splice(0),
      emitted: emitted.splice(0),
      choices: trials.map((trial) => ({
        ...trial,
        takes: takenBy(entry.machine, snapshot, trial.event),
      })),
    });
  };
  addFrame(null);
  let refused: string | null = null;
  for (const id of path) {
    const choice = frames.at(-1)?.choices.find((candidate) => candidate.id === id);
    if (!choice || choice.takes.length === 0) {
      refused = id;
      break;
    }
    actor.send(choice.event);
    addFrame(choice);
  }
  actor.stop();
  return { frames, refused };
}
