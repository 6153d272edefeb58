import { useId, useState, type FormEvent } from 'react';

import { accentButton, hairline, type } from '../look/styles.ts';
import { jsonOf, payloadOf } from '../room/payload.ts';

import type { Frame } from './simulator.ts';

interface HandFormProps {
  frame: Frame;
  onSend: (eventType: string, payload: object) => void;
}

/** The end of an actor, with the value that was typed for it; anything else is an event with a payload. */
function typedEvent({ choices }: Frame, name: string, text: string) {
  const end = choices.find(({ kind, label }) => kind !== 'event' && label === name);
  const { kind, event } = end ?? {};
  if (!event) return { eventType: name, payload: payloadOf(text) };
  const typed = jsonOf(text);
  if (typeof typed === 'string') return { eventType: event.type, payload: typed };
  const { value } = typed;
  const fields: Readonly<Record<string, object>> = {
    done: { output: value },
    error: { error: typeof value === 'string' ? new Error(value) : value },
  };
  return { eventType: event.type, payload: fields[kind ?? ''] ?? {} };
}

/** Anything that may happen, with anything that it may carry: no sample is needed. */
export function HandForm({ frame, onSend }: HandFormProps) {
  const [name, setName] = useState('');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const id = useId();
  const accepted = frame.accepts.map(({ descriptor }) => descriptor);
  const ends = frame.choices.filter(({ kind, takes }) => kind !== 'event' && takes.length > 0);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const { eventType, payload } = typedEvent(frame, name.trim(), text);
    if (typeof payload === 'string') return setProblem(payload);
    setProblem('');
    return onSend(eventType, payload);
  };
  return (
    <details css={formStyle}>
      <summary>By hand</summary>
      <form onSubmit={send}>
        <label htmlFor={`${id}-name`}>What happens</label>
        <input
          id={`${id}-name`}
          list={`${id}-names`}
          value={name}
          onChange={({ target }) => setName(target.value)}
          required
          autoComplete="off"
          spellCheck={false}
        />
        <datalist id={`${id}-names`}>
          {[...new Set([...accepted, ...ends.map(({ label }) => label)])].map((known) => (
            <option key={known} value={known}>
              {known}
            </option>
          ))}
        </datalist>
        <JsonField
          id={`${id}-text`}
          label="What it carries, gives or fails with, as JSON"
          text={text}
          problem={problem}
          onChange={setText}
        />
        <button type="submit" css={accentButton}>
          Send
        </button>
      </form>
    </details>
  );
}

interface InputFormProps {
  input: unknown;
  onStart: (input: unknown) => void;
}

/** What the machine is started with. */
export function InputForm({ input, onStart }: InputFormProps) {
  const [text, setText] = useState(input === undefined ? '' : JSON.stringify(input));
  const [problem, setProblem] = useState('');
  const id = useId();
  const start = (event: FormEvent) => {
    event.preventDefault();
    const typed = jsonOf(text);
    setProblem(typeof typed === 'string' ? typed : '');
    if (typeof typed !== 'string') onStart(typed.value);
  };
  return (
    <details css={formStyle}>
      <summary>Input</summary>
      <form onSubmit={start}>
        <JsonField
          id={id}
          label="What the machine starts with, as JSON"
          text={text}
          problem={problem}
          onChange={setText}
        />
        <button type="submit" css={accentButton}>
          Start anew
        </button>
      </form>
    </details>
  );
}

interface JsonFieldProps {
  id: string;
  label: string;
  text: string;
  problem: string;
  onChange: (text: string) => void;
}

const JsonField = ({ id, label, text, problem, onChange }: JsonFieldProps) => (
  <>
    <label htmlFor={id}>{label}</label>
    <textarea
      id={id}
      rows={2}
      value={text}
      onChange={({ target }) => onChange(target.value)}
      aria-describedby={`${id}-problem`}
      spellCheck={false}
    />
    <p id={`${id}-problem`} role="alert">
      {problem}
    </p>
  </>
);

const formStyle = {
  marginTop: 16,
  '& summary': { ...type.overline, cursor: 'pointer' },
  '& form': { display: 'grid', justifyItems: 'start', gap: 4, marginTop: 8 },
  '& label': { ...type.caption, color: 'var(--room-muted)' },
  '& input, & textarea': {
    boxSizing: 'border-box',
    width: '100%',
    minHeight: 40,
    padding: '6px 8px',
    border: hairline,
    borderColor: 'var(--room-muted)',
    borderRadius: 2,
    backgroundColor: 'var(--room-surface)',
    color: 'inherit',
    // Under 16 px, iOS zooms the page when a field gets the focus.
    font: 'inherit',
    fontSize: '1rem',
  },
  '& p': { ...type.caption, color: 'var(--chart-error)' },
} as const;
