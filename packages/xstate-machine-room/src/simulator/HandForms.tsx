import type { ReactNode } from 'react';

import type { Choice } from '../chart/choice.ts';
import { accentButton, hairline, type } from '../look/styles.ts';
import { JsonForm } from '../room/JsonForm.tsx';
import { payloadOf } from '../room/payload.ts';

import type { Simulator } from './use-simulator.ts';

/** The end of an actor with the value that was typed for it; a delay carries nothing. */
const endsWith = (value: unknown): Readonly<Record<Choice['kind'], object | string>> => ({
  event: payloadOf(value),
  delay: {},
  done: { output: value },
  error: { error: typeof value === 'string' ? new Error(value) : value },
});

/** What somebody types instead of choosing: anything that may happen, with anything that it may carry, and the input. */
export function HandForms({ simulator }: { simulator: Simulator }) {
  const { frame, input } = simulator;
  const ends = frame.choices.filter(({ kind }) => kind !== 'event');
  const possible = ends.filter(({ takes }) => takes.length > 0).map(({ label }) => label);
  const send = (value: unknown, name: string) => {
    const { kind, event } = ends.find(({ label }) => label === name) ?? { kind: 'event' };
    const payload = endsWith(value)[kind];
    if (typeof payload === 'string') return payload;
    simulator.send(event?.type ?? name, payload);
    return '';
  };
  const start = (value: unknown) => {
    simulator.start(value);
    return '';
  };
  return (
    <>
      <Folded title="By hand">
        <JsonForm
          nameLabel="What happens"
          names={[...frame.accepts, ...possible]}
          jsonLabel="What it carries, gives or fails with, as JSON"
          onSend={send}
        >
          <button type="submit">Send</button>
        </JsonForm>
      </Folded>
      <Folded title="Input">
        <JsonForm
          jsonLabel="What the machine starts with, as JSON"
          initial={input === undefined ? '' : JSON.stringify(input)}
          onSend={start}
        >
          <button type="submit">Start anew</button>
        </JsonForm>
      </Folded>
    </>
  );
}

/** Shown when somebody asks for it. */
export const Folded = ({ title, children }: { title: string; children: ReactNode }) => (
  <details css={formStyle}>
    <summary>{title}</summary>
    {children}
  </details>
);

const formStyle = {
  marginTop: 16,
  '& summary': { ...type.overline, cursor: 'pointer' },
  '& form': { display: 'grid', justifyItems: 'start', gap: 4, marginTop: 8 },
  '& form > div': { display: 'flex', flexDirection: 'column-reverse', alignItems: 'start', gap: 4 },
  '& button': accentButton,
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
