import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  InspectedEventEvent,
  InspectionEvent,
} from 'xstate';

import { activeStates, stateLabel } from '../model/active-states.ts';
import { machineOf, parentOf } from '../model/xstate-internals.ts';
import { shortValueText } from '../room/value-text.ts';

import { findEntry, isMasked } from './inspector-settings.ts';
import { redact } from './redact.ts';
import { redactionRulesFor, type Identity } from './redaction-rules.ts';

export type ActorRef = InspectionEvent['actorRef'];

export type Situation = ReturnType<typeof toSituation>;

export interface ActorRecord extends Identity {
  readonly status: (typeof statusWords)[keyof typeof statusWords];
  /** The current situation of a machine; null for other actors. */
  readonly situation: Situation | null;
}

export interface EventRecord extends Readonly<ReturnType<typeof createEventRecord>> {
  readonly number: number;
  /** The time in milliseconds since the inspector started. */
  readonly at: number;
}

export interface InspectorState {
  readonly actors: readonly ActorRecord[];
  /** The latest events, newest first. */
  readonly events: readonly EventRecord[];
}

export const statusWords = {
  active: 'running',
  done: 'done',
  error: 'failed',
  stopped: 'stopped',
} as const;

type ToIdentity = (actor: ActorRef) => Identity;

/** Returns the current situation of a machine. */
export const toSituation = (
  machine: AnyStateMachine,
  { value, context }: AnyMachineSnapshot,
  { taken, isLast }: { taken: readonly string[]; isLast: boolean },
) => ({
  machineId: findEntry(machine)?.id ?? machine.id,
  state: stateLabel(value),
  active: isLast ? activeStates(machine, value) : [],
  /** The keys of the transitions that the machine took last. */
  taken,
  // Only the last context of several is ever shown.
  context: isLast
    ? redact(context, redactionRulesFor(machine, isMasked()).context, shortValueText)
    : {},
});

/** Returns the record of an event between actors. The event's result is added later. */
export function createEventRecord(
  { actorRef, sourceRef, event }: InspectedEventEvent,
  identify: ToIdentity,
) {
  const { type, ...fields } = event;
  const parent = parentOf(actorRef);
  const machine = machineOf(actorRef) ?? (parent && machineOf(parent));
  const rules = redactionRulesFor(machine, isMasked());
  return {
    /** The sender is undefined if the event was not sent by an actor. */
    from: sourceRef && identify(sourceRef),
    to: identify(actorRef),
    type: rules.typeName(type),
    fields: redact(fields, rules.event(type), shortValueText),
    /** The state of the machine after the event. */
    state: null as string | null,
    /** True if no transition was taken. */
    isIgnored: false,
  };
}
