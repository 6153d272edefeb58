import { expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';

import { leafOf, pairLedger } from '#tests/support/pairs.ts';

const lamp = createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { on: { press: 'on' } },
    on: {
      initial: 'dim',
      on: { press: 'off' },
      states: { dim: { after: { 1000: 'bright' } }, bright: {} },
    },
  },
});
const DELAY = 'xstate.after.1000.lamp.on.dim';

it('asks for every innermost state with every event, delays included', () => {
  expect(pairLedger(lamp, []).problems()).toEqual([
    'off × press: neither driven nor named',
    `off × ${DELAY}: neither driven nor named`,
    'on.dim × press: neither driven nor named',
    `on.dim × ${DELAY}: neither driven nor named`,
    'on.bright × press: neither driven nor named',
    `on.bright × ${DELAY}: neither driven nor named`,
  ]);
});

it('is content once each pair is driven or named', () => {
  const ledger = pairLedger(lamp, [
    { states: ['off', 'on.bright'], events: [DELAY], why: 'no timer runs' },
    { states: ['on.dim'], events: 'every event', why: 'over in a second' },
  ]);
  ledger.drive('off', 'press');
  ledger.drive('on.bright', 'press');
  expect(ledger.problems()).toEqual([]);
  expect(ledger.isNamed('on.dim', 'press')).toBe(true);
  expect(ledger.count()).toEqual({ all: 6, driven: 2, named: 4 });
});

it('takes no pair that is both named and driven, and none that the machine does not have', () => {
  const ledger = pairLedger(lamp, [
    { states: ['off', 'on'], events: 'every event', why: 'dark' },
    { states: ['on.dim', 'on.bright'], events: 'every event', why: 'bright' },
  ]);
  ledger.drive('off', 'press');
  ledger.drive('off', 'pull');
  expect(ledger.problems()).toEqual([
    'off × press: driven, although it is named (dark)',
    'on × press: the machine has no such pair',
    `on × ${DELAY}: the machine has no such pair`,
    'off × pull: the machine has no such pair',
  ]);
});

it('calls a state by its path', () => {
  const actor = createActor(lamp).start();
  expect(leafOf(actor.getSnapshot())).toBe('off');
  actor.send({ type: 'press' });
  expect(leafOf(actor.getSnapshot())).toBe('on.dim');
});
