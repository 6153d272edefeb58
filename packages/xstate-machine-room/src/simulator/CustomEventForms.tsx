import type { Choice } from '../chart/choice.ts';
import { JsonForm } from '../room/JsonForm.tsx';
import { toPayload } from '../room/payload.ts';

import type { Simulator } from './use-simulator.ts';

/** Creates the event with which an actor ends, with the entered value. The event of a delay has no value. */
const createPayloads = (value: unknown): Readonly<Record<Choice['kind'], object | string>> => ({
  event: toPayload(value),
  delay: {},
  done: { output: value },
  error: { error: typeof value === 'string' ? new Error(value) : value },
});

/** Forms for custom events with any payload, and for the machine's input. */
export function CustomEventForms({ simulator }: { simulator: Simulator }) {
  const { frame, input } = simulator;
  const ends = frame.choices.filter(({ kind }) => kind !== 'event');
  const possible = ends.filter(({ takes }) => takes.length > 0).map(({ label }) => label);
  const send = (value: unknown, name: string) => {
    const { kind, event } = ends.find(({ label }) => label === name) ?? { kind: 'event' };
    const payload = createPayloads(value)[kind];
    if (typeof payload === 'string') return payload;
    return simulator.send(event?.type ?? name, payload);
  };
  return (
    <>
      <details>
        <summary>By hand</summary>
        <JsonForm
          nameLabel="What happens"
          names={[...frame.accepts, ...possible]}
          jsonLabel="Payload, output or error, as JSON"
          button="Send"
          onSend={send}
        />
      </details>
      <details>
        <summary>Input</summary>
        <JsonForm
          jsonLabel="Input of the machine, as JSON"
          initial={input === undefined ? '' : JSON.stringify(input)}
          button="Restart"
          onSend={simulator.start}
        />
      </details>
    </>
  );
}
