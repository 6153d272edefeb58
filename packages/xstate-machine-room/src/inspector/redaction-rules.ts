import type { AnyActorRef, AnyStateMachine, InspectionEvent } from 'xstate';

import type { MachineEntry } from '../model/entry.ts';
import { nodesOf } from '../model/transitions.ts';
import {
  getActorKind,
  getMachine,
  getParent,
  limitIterations,
  type ActorKind,
} from '../model/xstate-internals.ts';
import { computeStep } from '../simulator/step-result.ts';

import { findEntry, isMasked } from './inspector-settings.ts';
import { describeShape, type FieldRules } from './redact.ts';

/** The fields of XState's own events: the input of a machine, and the output, error and id of an invoked actor. */
const xstateFields = ['input', 'output', 'error', 'actorId'];

/** Matches the types of XState's events about an actor, which end with the actor's id. */
const actorEventPrefix = /^xstate\.(?:done\.actor|error\.actor|snapshot)\./;

/** Creates the rules for what may be shown of a machine, based on its entry and its code. */
function createRedactionRules(machine: AnyStateMachine | undefined) {
  const entry = machine && findEntry(machine);
  const declared = new Set<string>(machine?.events);
  const invokedIds = new Set(machine && getInvokedIds(machine));
  let fields: readonly string[] | undefined;
  return {
    title: entry?.title ?? machine?.id ?? '',
    getContextRules: (): FieldRules => {
      // The names are read once, because the machine's context factory runs for them.
      fields ??= entry && isMasked() ? computeContextFields(entry) : undefined;
      return { known: fields ?? [], inspectable: entry?.inspectable.context ?? [] };
    },
    getEventRules: (type: string): FieldRules => {
      if (type.startsWith('xstate.')) return { known: xstateFields, inspectable: [] };
      const cases = Object.values(entry?.samples[type] ?? {});
      const inspectable = entry?.inspectable.event ?? [];
      return { known: cases.flatMap(Object.keys), inspectable };
    },
    /** Returns the type of an event if the machine handles it. Other types may contain user input. */
    redactType: (type: string): string => {
      if (!isMasked() || declared.has(type) || type === 'xstate.init') return type;
      const [prefix = ''] = actorEventPrefix.exec(type) ?? [];
      const id = type.slice(prefix.length);
      return prefix !== '' && invokedIds.has(id) ? type : prefix + describeShape(id);
    },
    invokedIds,
  };
}

type RedactionRules = ReturnType<typeof createRedactionRules>;

/** The key for the rules of actors that are not machines. */
const otherActors = {};
const rulesByMachine = new WeakMap<object, RedactionRules>();

/** Returns the rules for what may be shown of a machine. */
export function getRedactionRules(machine: AnyStateMachine | undefined): RedactionRules {
  const key = (machine && findEntry(machine)) ?? machine ?? otherActors;
  const rules = rulesByMachine.get(key) ?? createRedactionRules(machine);
  rulesByMachine.set(key, rules);
  return rules;
}

/** Returns the names of the context's fields, based on the machine's code; none if the machine cannot be started. */
function computeContextFields({ machine, input }: MachineEntry): string[] {
  const limited = limitIterations(machine);
  const { snapshot } = computeStep((scope) => limited.getInitialSnapshot(scope, input));
  return Object.keys((snapshot.context as object | undefined) ?? {});
}

const getInvokedIds = ({ root }: AnyStateMachine): string[] =>
  nodesOf(root).flatMap(({ invoke }) => invoke.map(({ id }) => id));

/**
 * Returns a name for an actor that may be shown: its source or id, if the parent's code contains it. Any other id may
 * contain user input.
 */
function getActorName(
  { id, src, sessionId }: AnyActorRef,
  parent: AnyStateMachine | undefined,
  kind: ActorKind,
) {
  if (typeof src === 'string' && parent && Object.hasOwn(parent.implementations.actors, src)) {
    return src;
  }
  if (parent && getRedactionRules(parent).invokedIds.has(id)) return id;
  if (id === sessionId) return kind;
  return isMasked() ? describeShape(id) : id;
}

/** Returns the kind of an actor, its parent, and a name that may be shown. */
export function identifyActor(actor: InspectionEvent['actorRef']) {
  const parent = getParent(actor);
  const machine = getMachine(actor);
  const kind = getActorKind(actor);
  return {
    kind,
    parentId: parent?.sessionId,
    name: machine
      ? getRedactionRules(machine).title
      : getActorName(actor as AnyActorRef, parent && getMachine(parent), kind),
  };
}
