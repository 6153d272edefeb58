import { runInNewContext } from 'node:vm';

import { expect, test } from 'vitest';
import { createMachine, type AnyStateMachine } from 'xstate';

import { anatomyOf } from '#machine-room/anatomy/anatomy.ts';
import { machineCode } from '#machine-room/anatomy/machine-code.ts';
import { registry } from '#machine-room/project/registry.ts';

import { everythingMachine } from './everything-machine.ts';

/** Runs the copied text as an editor would that offers it nothing but `createMachine`. */
function pasted(code: string): AnyStateMachine {
  const body = code
    .replace("import { createMachine } from 'xstate';\n", '')
    .replace('export const machine = ', '');
  return runInNewContext(body, { createMachine }) as AnyStateMachine;
}

/** What an editor can know: delays and what they last stay behind, as do names that XState gave. */
const chartOf = (machine: AnyStateMachine) => {
  const { id, states, transitions } = anatomyOf(machine);
  return {
    id,
    states: states.map(({ entry, exit, ...state }) => ({ ...state, entry, exit })),
    transitions: transitions.map(({ label, ...transition }) => ({
      ...transition,
      label: label.replace(/ \(.*\)$/, ''),
    })),
  };
};

const machines: readonly (readonly [string, AnyStateMachine])[] = [
  ...registry.map(({ title, machine }) => [title, machine] as const),
  ['one with everything', everythingMachine],
];

test.each(machines)('%s is the same chart once it is pasted elsewhere', (_, machine) => {
  expect(chartOf(pasted(machineCode(machine)))).toEqual(chartOf(machine));
});
