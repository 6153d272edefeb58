import { stringify } from 'safe-stable-stringify';
import type {
  AnyEventObject,
  AnyMachineSnapshot,
  InspectedEventEvent,
  InspectedSnapshotEvent,
  InspectionEvent,
  Snapshot,
} from 'xstate';

import { getMachine, getParent } from '../model/xstate-internals.ts';

import { findEntry } from './inspector-settings.ts';
import { redact } from './redact.ts';
import { identifyActor, getRedactionRules } from './redaction-rules.ts';

export type ActorRef = InspectionEvent['actorRef'];
export type ActorRecord = Readonly<ReturnType<typeof createActorRecord>>;
export type EventRecord = ReturnType<typeof createEventRecord>;
type SnapshotRecord = ReturnType<typeof createSnapshotRecord>;

/**
 * A record in the format of `@statelyai/inspect`, with a few more fields. The fields of payloads and contexts are
 * strings, in which personal values are masked.
 */
export type InspectorRecord = Readonly<
  (ActorRecord & { definition: string | undefined }) | EventRecord | SnapshotRecord
>;

export interface InspectorState {
  readonly actors: readonly ActorRecord[];
  /** The latest events, newest first. */
  readonly events: readonly Readonly<EventRecord>[];
}

/** The fields that all records of one inspection event share. */
export interface RecordMetadata {
  /** The time in milliseconds since 1970. */
  readonly createdAt: number;
  /** The session id of the root actor. */
  readonly rootId: string;
}

let count = 0;

/** Returns the fields that every record of the published format has. */
const createBase = <Type extends string>(
  type: Type,
  sessionId: string,
  metadata: RecordMetadata,
) => ({
  type,
  sessionId,
  id: String((count += 1)),
  rootId: metadata.rootId,
  createdAt: String(metadata.createdAt),
  /** The version of `@statelyai/inspect` that defines the format. */
  _version: '0.7.2',
});

/** The parts of a snapshot that may be shown. Only the snapshots of machines have a value and a context. */
type RedactedSnapshot = Snapshot<undefined> & {
  readonly value?: AnyMachineSnapshot['value'];
  readonly context?: Readonly<Record<string, string>>;
};

function redactSnapshot(
  actor: ActorRef,
  snapshot: Snapshot<unknown>,
  event?: AnyEventObject,
): RedactedSnapshot {
  // The snapshots of some actors do not say that the actor was stopped.
  const status = event?.type === 'xstate.stop' ? 'stopped' : snapshot.status;
  // Outputs and errors may be personal.
  const redacted = { status, output: undefined, error: undefined };
  const machine = getMachine(actor);
  if (!machine) return redacted;
  const { value, context } = snapshot as AnyMachineSnapshot;
  const rules = getRedactionRules(machine).getContextRules();
  return { ...redacted, value, context: redact(context, rules) };
}

function redactEvent(actor: ActorRef, { type, ...fields }: AnyEventObject) {
  const parent = getParent(actor);
  const machine = getMachine(actor) ?? (parent && getMachine(parent));
  const rules = getRedactionRules(machine);
  return { ...redact(fields, rules.getEventRules(type)), type: rules.redactType(type) };
}

/** Creates the record of an actor that is inspected for the first time. */
export function createActorRecord(actor: ActorRef, metadata: RecordMetadata) {
  const machine = getMachine(actor);
  const entry = machine && findEntry(machine);
  return {
    ...createBase('@xstate.actor', actor.sessionId, metadata),
    ...identifyActor(actor),
    snapshot: redactSnapshot(actor, actor.getSnapshot()),
    machineId: entry?.id ?? machine?.id,
    active: [] as readonly string[],
    /** The keys of the transitions that the machine took last. */
    taken: [] as readonly string[],
  };
}

/**
 * Returns the registered configuration of a machine as JSON. A configuration that is created at run time is left out,
 * because it may contain personal values.
 */
export function stringifyDefinition(actor: ActorRef): string | undefined {
  const machine = getMachine(actor);
  return stringify(machine && (findEntry(machine)?.machine.config ?? { id: machine.id }));
}

/** Creates the record of an event between actors. */
export const createEventRecord = (
  { actorRef, sourceRef, event }: InspectedEventEvent,
  metadata: RecordMetadata,
  getName: (actor: ActorRef) => string,
) => ({
  ...createBase('@xstate.event', actorRef.sessionId, metadata),
  event: redactEvent(actorRef, event),
  /** The sender is undefined if the event was not sent by an actor. */
  sourceId: sourceRef?.sessionId,
  sourceName: sourceRef && getName(sourceRef),
  name: getName(actorRef),
  /** The state of the machine after the event. It is set when the machine has taken the event. */
  state: null as string | null,
  /** True if no transition was taken. */
  isIgnored: false,
});

/** Creates the record of a snapshot and of the event that led to it. */
export const createSnapshotRecord = (
  { actorRef, event, snapshot }: InspectedSnapshotEvent,
  metadata: RecordMetadata,
) => ({
  ...createBase('@xstate.snapshot', actorRef.sessionId, metadata),
  event: redactEvent(actorRef, event),
  snapshot: redactSnapshot(actorRef, snapshot, event),
});
