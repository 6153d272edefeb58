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

/** What XState's own events carry: what a machine was started with, what an invoked actor gave or failed with. */
const xstateFields = ['input', 'output', 'error', 'actorId'];

/** XState's events of an actor end in its id. */
const ofAnActor = /^xstate\.(?:done\.actor|error\.actor|snapshot)\./;

/** What may be shown of a machine, by the registry's lists and by what its code names; of none, nothing may. */
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
    /** An event's type, unless the machine does not know it. */
    typeName: (type: string): string => {
      if (declared.has(type) || type === 'xstate.init') return type;
      const [prefix = ''] = ofAnActor.exec(type) ?? [];
      const id = type.slice(prefix.length);
      const isInvoked = prefix !== '' && machine && invokedIn(machine).includes(id);
      return isInvoked ? type : prefix + shapeOf(id);
    },
  };
}

/** The fields of a machine's memory, by its code; none of one that does not start with what is known of it. */
function fieldsOf({ machine, input }: MachineEntry): string[] {
  try {
    return Object.keys(getInitialSnapshot(machine, input).context as object);
  } catch {
    return [];
  }
}

export type Identity = ReturnType<typeof identityOf>;

/** One who sends or gets events. */
export type Party = Pick<Identity, 'sessionId' | 'name'>;

const invokedIn = ({ root }: AnyStateMachine): string[] =>
  nodesOf(root).flatMap(({ invoke }) => invoke.map(({ id }) => id));

/** A source or an id that the parent's code names; any other id may have been made of something typed. */
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

/** Who an actor is, in words that may be shown. */
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
