import { JsonForm } from '../room/JsonForm.tsx';
import { payloadOf } from '../room/payload.ts';

import type { LiveActors, SendOutcome } from './live-actors.ts';
import type { WatchedActor } from './watch-store.ts';

interface SendFormProps {
  /** The machine that is looked at. */
  actor: WatchedActor | undefined;
  live: LiveActors;
}

const outcomes: Readonly<Record<SendOutcome, string>> = {
  taken: 'took it.',
  ignored: 'ignores it where it stands.',
  failed: 'has failed over it, and has ended.',
  stopped: 'has stopped and hears nothing.',
};

/** An event for a machine that is alive; in development alone. */
export function SendForm({ actor, live }: SendFormProps) {
  if (!actor?.stand) return null;
  const { sessionId, name } = actor;
  const send = (value: unknown, type: string) => {
    const payload = payloadOf(value);
    if (typeof payload === 'string') return payload;
    return `${name} ${outcomes[live.send(sessionId, { ...payload, type })]}`;
  };
  return (
    <div css={formStyle}>
      <h3>{`Send an event to ${name}`}</h3>
      <JsonForm
        nameLabel="Type"
        names={live.takes(sessionId)}
        jsonLabel="Payload, as JSON"
        onSend={send}
      >
        <button type="submit">Send</button>
      </JsonForm>
    </div>
  );
}

const formStyle = {
  marginTop: 12,
  paddingTop: 10,
  borderTop: '1px solid var(--room-hairline)',
  '& form': { display: 'grid', justifyItems: 'start', gap: 4, marginTop: 4 },
  '& label': { fontSize: 13.5, color: 'var(--room-muted)' },
  '& input, & textarea': { boxSizing: 'border-box', width: '100%', cursor: 'text' },
  '& form > div': { display: 'flex', alignItems: 'center', gap: 10 },
  '& p': { margin: 0, fontSize: 14 },
} as const;
