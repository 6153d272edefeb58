import { useMachine } from '@xstate/react';

import { inspector } from './inspector.ts';
import { kettleMachine } from './kettle.machine.ts';

export function Kettle() {
  const [{ value, context }, send] = useMachine(kettleMachine, { inspect: inspector.inspect });
  return (
    <main>
      <h1>Kettle</h1>
      <p>
        It is {value}, with {context.millilitres} ml.
      </p>
      <button type="button" onClick={() => send({ type: 'water.pour', millilitres: 250 })}>
        Pour
      </button>
      <button type="button" onClick={() => send({ type: 'press' })}>
        Press
      </button>
      <button type="button" onClick={() => send({ type: 'lift' })}>
        Lift
      </button>
      <p>
        <a href="/machines">Its chart</a>
      </p>
    </main>
  );
}
