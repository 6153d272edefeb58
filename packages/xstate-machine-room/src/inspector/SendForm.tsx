import { useId, useState, type FormEvent } from 'react';

import { paint } from './inspector-style.ts';
import type { LiveActors, SendOutcome } from './live-actors.ts';
import { payloadOf } from '../room/payload.ts';
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
  const [type, setType] = useState('');
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState('');
  const id = useId();
  if (!actor?.stand) return null;
  const { sessionId, name } = actor;
  const send = (event: FormEvent) => {
    event.preventDefault();
    const payload = payloadOf(text);
    if (typeof payload === 'string') setAnswer(payload);
    else setAnswer(`${name} ${outcomes[live.send(sessionId, { ...payload, type: type.trim() })]}`);
  };
  return (
    <form onSubmit={send} css={formStyle}>
      <h3>{`Send an event to ${name}`}</h3>
      <label htmlFor={`${id}-type`}>Type</label>
      <input
        id={`${id}-type`}
        list={`${id}-types`}
        value={type}
        onChange={({ target }) => setType(target.value)}
        required
        autoComplete="off"
        spellCheck={false}
      />
      <datalist id={`${id}-types`}>
        {live.takes(sessionId).map((known) => (
          <option key={known} value={known}>
            {known}
          </option>
        ))}
      </datalist>
      <label htmlFor={`${id}-payload`}>Payload, as JSON</label>
      <textarea
        id={`${id}-payload`}
        rows={2}
        value={text}
        onChange={({ target }) => setText(target.value)}
        aria-describedby={`${id}-answer`}
        spellCheck={false}
      />
      <div>
        <button type="submit">Send</button>
        <p id={`${id}-answer`} role="alert">
          {answer}
        </p>
      </div>
    </form>
  );
}

const formStyle = {
  display: 'grid',
  justifyItems: 'start',
  gap: 4,
  marginTop: 12,
  paddingTop: 10,
  borderTop: `1px solid ${paint.hairline}`,
  '& label': { fontSize: 13.5, color: paint.muted },
  '& input, & textarea': { boxSizing: 'border-box', width: '100%', cursor: 'text' },
  '& div': { display: 'flex', alignItems: 'center', gap: 10 },
  '& p': { margin: 0, fontSize: 14 },
} as const;
