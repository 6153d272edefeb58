// This is a namespace import, because the export is missing if the package is not installed.
import * as stately from '@statelyai/inspect';
import type { AnyMachineSnapshot, InspectionEvent } from 'xstate';

import { machineOf, parentOf } from '../model/xstate-internals.ts';

import { findEntry } from './inspector-settings.ts';
import { redact } from './redact.ts';
import { redactionRulesFor } from './redaction-rules.ts';

/** The URL at which `xstate-machine-room stately` listens. Stately's own server has the same URL. */
const STATELY = 'ws://localhost:8080';

const asIs = (field: unknown) => field;

/**
 * Returns an inspection event without any values that the docked inspector hides; null for actors that are not
 * machines. The machine's definition in the event comes from its registered code.
 */
export function redacted(event: InspectionEvent) {
  const { type, rootId, actorRef } = event;
  const machine = machineOf(actorRef);
  if (!machine) return null;
  // The events leave the page, so they are masked in development too.
  const rules = redactionRulesFor(machine, true);
  const parent = parentOf(actorRef);
  const redactedSnapshot = (snapshot: unknown) => {
    const { status, value, context } = (snapshot ?? {}) as Partial<AnyMachineSnapshot>;
    return { status, value, context: redact(context, rules.context, asIs) };
  };
  const masked = {
    type,
    rootId,
    actorRef: {
      id: actorRef.sessionId,
      sessionId: actorRef.sessionId,
      logic: { config: findEntry(machine)?.machine.config ?? { id: machine.id } },
      _parent: parent && { sessionId: parent.sessionId },
      // The inspector reports a new actor before the actor has a snapshot.
      getSnapshot: () => redactedSnapshot(actorRef.getSnapshot()),
    },
  };
  if (type === '@xstate.actor') return masked;
  if (type !== '@xstate.event' && type !== '@xstate.snapshot') return null;
  const { type: name, ...fields } = event.event;
  const shown = { ...redact(fields, rules.event(name), asIs), type: rules.typeName(name) };
  const what = { ...masked, event: shown };
  if (type === '@xstate.snapshot') {
    return { ...what, snapshot: redactedSnapshot(event.snapshot) };
  }
  const { sourceRef } = event;
  return { ...what, sourceRef: sourceRef && { sessionId: sourceRef.sessionId } };
}

/** Connects the page's machines with Stately's inspector. */
export function connectStately(url: string = STATELY) {
  const inspector = stately.createWebSocketInspector({ url });
  return {
    inspect: (event: InspectionEvent) => {
      const masked = redacted(event);
      if (masked) inspector.inspect.next?.(masked as object as InspectionEvent);
    },
    stop: inspector.stop,
  };
}
