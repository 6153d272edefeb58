import { expect, it } from 'vitest';
import { createMachine } from 'xstate';

import { pairLedger } from '#tests/support/pairs.ts';

const lamp = createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { on: { press: 'on' } },
    on: { initial: 'dim', states: { dim: { after: { 1000: 'bright' } }, bright: {} } },
  },
});
const DELAY = 'xstate.after.1000.lamp.on.dim';

it('asks for every innermost state with every event, delays included, driven or named', () => {
  const ledger = pairLedger(lamp, [
    { states: ['off', 'on.bright'], events: [DELAY], why: 'no timer runs' },
    { states: ['on.dim'], events: 'every event', why: 'over in a second' },
  ]);
  ledger.drive('off', 'press');
  expect(ledger.problems()).toEqual(['on.bright × press: neither driven nor named']);
  ledger.drive('on.bright', 'press');
  expect(ledger.problems()).toEqual([]);
});

it('takes no pair that is both named and driven, and none that the machine does not have', () => {
  const ledger = pairLedger(lamp, [
    { states: ['off', 'on', 'on.dim', 'on.bright'], events: 'every event', why: 'dark' },
  ]);
  ledger.drive('off', 'press');
  expect(ledger.problems()).toEqual([
    'off × press: driven, although it is named (dark)',
    'on × press: the machine has no such pair',
    `on × ${DELAY}: the machine has no such pair`,
  ]);
});
