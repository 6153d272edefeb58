import { useMachine } from '@xstate/react';
import { inspection } from 'xstate-machine-room/inspect';

import { kettleMachine } from './kettle.machine.ts';

export function Kettle() {
  const [{ value, context }, send] = useMachine(kettleMachine, inspection);
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
