import type { AnyMachineSnapshot } from 'xstate';

import { JsonForm } from '../room/JsonForm.tsx';
import { toPayload } from '../room/payload.ts';
import { listAcceptedEvents } from '../simulator/simulator.ts';

import type { ActorRef } from './records.ts';

/** A form that sends an event to the selected machine. It is available only in development. */
export function SendForm({ name, actorRef }: { name: string; actorRef: ActorRef }) {
  const getSnapshot = (): AnyMachineSnapshot => actorRef.getSnapshot();
  const send = (value: unknown, type: string) => {
    const payload = toPayload(value);
    if (typeof payload === 'string') return payload;
    const before = getSnapshot();
    if (before.status !== 'active') return `${name} has stopped, so it receives nothing.`;
    actorRef.send({ ...payload, type });
    if (getSnapshot().status === 'error') return `${name} failed because of it and has ended.`;
    return `${name} ${getSnapshot() === before ? 'ignores it in this state' : 'accepted it'}.`;
  };
  return (
    <>
      <h3>{`Send an event to ${name}`}</h3>
      <JsonForm
        nameLabel="Type"
        names={listAcceptedEvents(getSnapshot())}
        jsonLabel="Payload, as JSON"
        button="Send"
        onSend={send}
      />
    </>
  );
}
