import { expect, test } from 'vitest';
import { createActor, createMachine, getInitialSnapshot, SimulatedClock } from 'xstate';

import { anatomyOf } from '#machine-room/anatomy/anatomy.ts';
import { recorderOf } from '#machine-room/recording/recorder.ts';

const lamp = createMachine({
  id: 'lamp',
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: () => false, target: 'on' }, { target: 'off' }] },
    off: { on: { press: [{ guard: () => false, target: 'deciding' }, { target: 'on' }] } },
    on: { after: { 1000: 'off' }, on: { press: { actions: () => {} } } },
  },
});

function recorded() {
  const keys: string[] = [];
  const inspect = recorderOf((machineId, key) => keys.push(`${machineId}: ${key}`));
  return { keys, inspect };
}

test('each transition is told of by the key under which a chart knows it: events, guards, delays, and those that need none', () => {
  const { keys, inspect } = recorded();
  const clock = new SimulatedClock();
  const actor = createActor(lamp, { inspect, clock }).start();
  actor.send({ type: 'press' });
  actor.send({ type: 'press' });
  clock.increment(1000);
  expect(keys).toEqual([
    'lamp: lamp.deciding | always | 1',
    'lamp: lamp.off | press | 1',
    'lamp: lamp.on | press | 0',
    'lamp: lamp.on | xstate.after.1000.lamp.on | 0',
  ]);
  const charted = new Set(anatomyOf(lamp).transitions.map(({ key }) => `lamp: ${key}`));
  expect(keys.filter((key) => !charted.has(key))).toEqual([]);
});

test('an event that a state does not take is nothing', () => {
  const { keys, inspect } = recorded();
  createActor(lamp, { inspect }).start().send({ type: 'pull' });
  expect(keys).toEqual(['lamp: lamp.deciding | always | 1']);
});

test('an actor that is made and never started takes nothing, not even what needs no event', () => {
  const { keys, inspect } = recorded();
  createActor(lamp, { inspect });
  getInitialSnapshot(lamp);
  expect(keys).toEqual([]);
});
