import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';

import { activeStates, stateLabel } from '#machine-room/anatomy/active-states.ts';
import { anatomyOf, type TransitionAnatomy } from '#machine-room/anatomy/anatomy.ts';
import type { MachineEntry } from '#machine-room/anatomy/entry.ts';
import { transitionKey } from '#machine-room/anatomy/transitions.ts';
import type { Choice } from '#machine-room/chart/choice.ts';

import { BenchActor } from './bench-actor.ts';
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
  taken: readonly string[];
  emitted: readonly string[];
  choices: readonly Choice[];
}

export interface Play {
  /** One more than steps that were possible. */
  frames: readonly Frame[];
  /** The first step that was not possible. */
  refused: string | null;
}

const nameOf = (base: string, sample: string | null) =>
  sample === null ? base : `${base}~${sample}`;

/** Which transitions this event would take; guards may stumble over what is not meant for them. */
function takenBy(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: EventObject) {
  if (snapshot.status !== 'active') return [];
  try {
    return (machine.getTransitionData(snapshot, event) ?? []).map(transitionKey);
  } catch {
    return [];
  }
}

type Trial = Omit<Choice, 'takes'> & { event: EventObject };

function eventTrials(transition: TransitionAnatomy, { samples }: MachineEntry): Trial[] {
  const { eventType: type, label } = transition;
  const cases = Object.entries(samples[type] ?? {});
  if (cases.length === 0) {
    return [{ id: type, kind: 'event', label, sample: null, event: { type } }];
  }
  return cases.map(([sample, payload]) => ({
    id: nameOf(type, sample),
    kind: 'event',
    label,
    sample,
    event: { type, ...payload },
  }));
}

function outcomeTrials(
  { kind, eventType: type, label }: TransitionAnatomy,
  entry: MachineEntry,
): Trial[] {
  const [, actorId = ''] = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type) ?? [];
  const source = label.replace(/ (?:done|failed)$/, '');
  const outcomes = entry.outcomes[source];
  if (kind === 'done') {
    return Object.entries(outcomes?.done ?? {}).map(([sample, output]) => ({
      id: nameOf(`done:${actorId}`, sample),
      kind,
      label,
      sample,
      event: { type, output, actorId },
    }));
  }
  return Object.entries(outcomes?.failed ?? {}).map(([sample, error]) => ({
    id: nameOf(`error:${actorId}`, sample),
    kind: 'error' as const,
    label,
    sample,
    payload: null,
    event: { type, error, actorId },
  }));
}

function trialsOf(transition: TransitionAnatomy, entry: MachineEntry): Trial[] {
  const { kind, eventType: type, label } = transition;
  switch (kind) {
    case 'event':
      return eventTrials(transition, entry);
    case 'delay': {
      const id = type.replace('xstate.after.', 'after:');
      return [{ id, kind, label, sample: null, event: { type } }];
    }
    case 'done':
    case 'error':
      return outcomeTrials(transition, entry);
    case 'always':
      return [];
  }
}

/** A machine on the bench, with everything that can ever happen to it. */
export interface Bench {
  entry: MachineEntry;
  trials: readonly Trial[];
}

export function benchOf(entry: MachineEntry): Bench {
  const { transitions } = anatomyOf(entry.machine);
  const trials = new Map(
    transitions
      .flatMap((transition) => trialsOf(transition, entry))
      .map((trial) => [trial.id, trial] as const),
  );
  return { entry, trials: [...trials.values()] };
}

function choicesIn({ entry, trials }: Bench, actor: BenchActor): Choice[] {
  const { snapshot } = actor;
  return trials.map(({ event, ...trial }) => ({
    ...trial,
    takes: takenBy(entry.machine, snapshot, event),
  }));
}

function act({ trials }: Bench, actor: BenchActor, id: string) {
  const trial = trials.find((candidate) => candidate.id === id);
  if (!trial) return;
  const { event, kind } = trial;
  const { actorId, output, error } = event as {
    actorId?: string;
    output?: unknown;
    error?: unknown;
  };
  if (kind === 'event' || actorId === undefined) actor.send(event);
  else if (kind === 'done') actor.settle(actorId, { type: 'bench.done', output });
  else actor.settle(actorId, { type: 'bench.failed', error });
}

function frameOf(bench: Bench, actor: BenchActor, choice: Choice | null, before: unknown): Frame {
  const { value, context, tags } = actor.snapshot;
  return {
    choice,
    state: stateLabel(value),
    active: activeStates(bench.entry.machine, value),
    tags: [...tags].toSorted(),
    context,
    changes: choice === null ? [] : contextDiff(before, context),
    taken: actor.takeTransitions(),
    emitted: actor.takeEmitted(),
    choices: choicesIn(bench, actor),
  };
}

/** Runs a path from the machine's start. A path is the same wherever it is run: no clock and no network take part. */
export function play(bench: Bench, path: readonly string[]): Play {
  const actor = new BenchActor(bench.entry);
  const frames = [frameOf(bench, actor, null, null)];
  let refused: string | null = null;
  for (const id of path) {
    const last = frames.at(-1);
    const choice = last?.choices.find((candidate) => candidate.id === id);
    if (!last || !choice || choice.takes.length === 0) {
      refused = id;
      break;
    }
    act(bench, actor, id);
    frames.push(frameOf(bench, actor, choice, last.context));
  }
  actor.stop();
  return { frames, refused };
}
