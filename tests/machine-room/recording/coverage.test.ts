import { expect, test } from 'vitest';
import { createMachine, type AnyStateMachine } from 'xstate';

import { anatomyOf } from '#machine-room/anatomy/anatomy.ts';
import {
  changesSince,
  coverageOf,
  recordOf,
  sightingOf,
  sources,
  type Source,
} from '#machine-room/recording/coverage.ts';
import { registry } from '#machine-room/project/registry.ts';

const door = createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: { on: { push: [{ guard: 'isFree', target: 'open' }, { actions: 'creak' }] } },
    open: { on: { pull: 'shut' }, after: { 500: 'shut' } },
  },
});
const push = 'door.shut | push | 0';
const creak = 'door.shut | push | 1';
const pull = 'door.open | pull | 0';
const wait = 'door.open | xstate.after.500.door.open | 0';

const seen = (...all: [Source, string][]) =>
  new Set(all.map(([source, key]) => sightingOf(source, 'door', key)));

const recorded = (...all: [Source, string][]) => ({
  machines: recordOf([anatomyOf(door)], seen(...all)),
});

const levelsOf = (machine: AnyStateMachine, record: ReturnType<typeof recorded>) =>
  Object.fromEntries(
    [...coverageOf(anatomyOf(machine), record)].map(([key, { level }]) => [key, level]),
  );

test('what several runs saw becomes one record, each transition with who took it and with what it was', () => {
  const { machines } = recorded(['hand', push], ['unit', push], ['browser', push], ['model', wait]);
  expect(machines).toEqual({
    door: {
      [push]: { was: 'if isFree to door.open', by: ['unit', 'browser', 'hand'] },
      [creak]: { was: 'do creak', by: [] },
      [pull]: { was: 'to door.shut', by: [] },
      [wait]: { was: 'to door.shut', by: ['model'] },
    },
  });
});

test('what was seen of other machines, or under a key that the machine does not have, is left out', () => {
  const sightings = new Set([
    sightingOf('unit', 'window', push),
    sightingOf('unit', 'door', 'door.shut | kick | 0'),
  ]);
  const { door: own, ...others } = recordOf([anatomyOf(door)], sightings);
  expect(others).toEqual({});
  expect(Object.values(own ?? {}).flatMap(({ by }) => by)).toEqual([]);
});

test('the best counts: by hand before any browser, a browser before tests without one, those before none', () => {
  const record = recorded(
    ['unit', push],
    ['browser', push],
    ['hand', push],
    ['browser', pull],
    ['model', pull],
    ['unit', wait],
  );
  expect(levelsOf(door, record)).toEqual({
    [push]: 'hand',
    [pull]: 'browser',
    [wait]: 'tests',
    [creak]: 'none',
  });
});

test('a transition that is new since the record is not recorded yet, nor is one that stands where another one stood', () => {
  const changed = createMachine({
    id: 'door',
    initial: 'shut',
    states: {
      shut: {
        on: {
          push: [
            { guard: 'isLocked', actions: 'creak' },
            { guard: 'isFree', target: 'open' },
          ],
          knock: 'open',
        },
      },
      open: { after: { 500: 'shut' } },
    },
  });
  const record = recorded(['hand', push], ['hand', creak], ['hand', pull], ['browser', wait]);
  expect(levelsOf(changed, record)).toEqual({
    'door.shut | push | 0': 'unrecorded',
    'door.shut | push | 1': 'unrecorded',
    'door.shut | knock | 0': 'unrecorded',
    [wait]: 'browser',
  });
  expect(changesSince(anatomyOf(changed), record)).toEqual({ unrecorded: 3, gone: 1 });
  expect(changesSince(anatomyOf(door), record)).toEqual({ unrecorded: 0, gone: 0 });
});

test('a machine of which there is no record is neither covered nor uncovered', () => {
  const none = { machines: {} };
  expect(new Set(Object.values(levelsOf(door, none)))).toEqual(new Set(['unrecorded']));
  expect(changesSince(anatomyOf(door), none)).toEqual({ unrecorded: 4, gone: 0 });
});

test.each(registry)(
  '$title: no two transitions share a key, so that each has a record',
  (entry) => {
    const { transitions } = anatomyOf(entry.machine);
    const everything = new Set(
      transitions.flatMap(({ key }) => sources.map((source) => sightingOf(source, entry.id, key))),
    );
    const record = { machines: recordOf([anatomyOf(entry.machine)], everything) };
    expect(coverageOf(anatomyOf(entry.machine), record).size).toBe(transitions.length);
    expect(changesSince(anatomyOf(entry.machine), record)).toEqual({ unrecorded: 0, gone: 0 });
  },
);
