import {
  getInitialSnapshot,
  type AnyActorRef,
  type AnyStateMachine,
  type InspectionEvent,
} from 'xstate';

import type { MachineEntry } from '../anatomy/entry.ts';
import { nodesOf } from '../anatomy/transitions.ts';
import { kindOf, machineOf, parentOf, type ActorKind } from '../anatomy/xstate-internals.ts';

import { findEntry } from './known-machines.ts';
import { shapeOf, type Rules } from './redact.ts';

/** The fields of XState's own events: the input of a machine, and the output, error and id of an invoked actor. */
const xstateFields = ['input', 'output', 'error', 'actorId'];

/** Matches the types of XState's events about an actor, which end with the actor's id. */
const ofAnActor = /^xstate\.(?:done\.actor|error\.actor|snapshot)\./;

/**
 * Returns the fields of a machine that may be shown, based on its entry and its code. For unknown machines, there are
 * none.
 */
export function watchRulesOf(machine: AnyStateMachine | undefined) {
  const entry = machine && findEntry(machine);
  const declared = new Set<string>(machine?.events);
  return {
    title: entry?.title ?? machine?.id ?? '',
    context: { known: entry ? fieldsOf(entry) : [], visible: entry?.visible.context ?? [] },
    event: (type: string): Rules => {
      if (type.startsWith('xstate.')) return { known: xstateFields, visible: [] };
      const cases = Object.values(entry?.samples[type] ?? {});
      return { known: cases.flatMap(Object.keys), visible: entry?.visible.event ?? [] };
    },
    /** Returns the type of an event if the machine handles it. Other types may contain user input. */
    typeName: (type: string): string => {
      if (declared.has(type) || type === 'xstate.init') return type;
      const [prefix = ''] = ofAnActor.exec(type) ?? [];
      const id = type.slice(prefix.length);
      const isInvoked = prefix !== '' && machine && invokedIn(machine).includes(id);
      return isInvoked ? type : prefix + shapeOf(id);
    },
  };
}

/** Returns the names of the context's fields, based on the machine's code; none if the machine cannot be started. */
function fieldsOf({ machine, input }: MachineEntry): string[] {
  try {
    return Object.keys(getInitialSnapshot(machine, input).context as object);
  } catch {
    return [];
  }
}

export type Identity = ReturnType<typeof identityOf>;

/** A sender or receiver of events. */
export type Party = Pick<Identity, 'sessionId' | 'name'>;

const invokedIn = ({ root }: AnyStateMachine): string[] =>
  nodesOf(root).flatMap(({ invoke }) => invoke.map(({ id }) => id));

/**
 * Returns a name for an actor that may be shown: its source or id, if the parent's code contains it. Any other id may
 * contain user input.
 */
function nameOf(
  { id, src, sessionId }: AnyActorRef,
  parent: AnyStateMachine | undefined,
  kind: ActorKind,
) {
  if (typeof src === 'string' && parent && Object.hasOwn(parent.implementations.actors, src)) {
    return src;
  }
  if (parent && invokedIn(parent).includes(id)) return id;
  return id === sessionId ? kind : shapeOf(id);
}

/** Returns the identity of an actor, with a name that may be shown. */
export function identityOf(actor: InspectionEvent['actorRef']) {
  const parent = parentOf(actor);
  const machine = machineOf(actor);
  const kind = kindOf(actor);
  return {
    sessionId: actor.sessionId,
    parentId: parent?.sessionId ?? null,
    kind,
    name: machine
      ? watchRulesOf(machine).title
      : nameOf(actor as AnyActorRef, parent && machineOf(parent), kind),
  };
}
