import { JsonForm } from '../room/JsonForm.tsx';
import { payloadOf } from '../room/payload.ts';

import type { LiveActors } from './live-actors.ts';
import type { WatchedActor } from './watch-store.ts';

/** An event for the machine that is looked at, while it is alive; in development alone. */
export function SendForm({ actor, live }: { actor: WatchedActor; live: LiveActors }) {
  const { sessionId, name } = actor;
  const send = (value: unknown, type: string) => {
    const payload = payloadOf(value);
    if (typeof payload === 'string') return payload;
    return `${name} ${live.send(sessionId, { ...payload, type })}`;
  };
  return (
    <>
      <h3>{`Send an event to ${name}`}</h3>
      <JsonForm
        nameLabel="Type"
        names={live.takes(sessionId)}
        jsonLabel="Payload, as JSON"
        button="Send"
        onSend={send}
      />
    </>
  );
}
