import { expect, test } from 'vitest';
import { createMachine } from 'xstate';

import { defineEntry } from '../../src/model/entry.ts';
import { collectMachines } from '../../src/room/collect-machines.ts';

const door = createMachine({ id: 'door' });
const lamp = createMachine({ id: 'deskLamp' });

const summarize = (found: Parameters<typeof collectMachines>[0]) =>
  collectMachines(found).map(({ id, title, file }) => [id, title, file]);

test('collectMachines lists every exported machine and nothing else', () => {
  const modules = {
    '/src/door.machine.ts': {
      door,
      limit: 3,
      none: null,
      config: { id: 'config' },
      open: () => {},
    },
    '/src/lamp.ts': { default: lamp },
  };
  expect(summarize({ modules })).toEqual([
    ['door', 'Door', 'src/door.machine.ts'],
    ['deskLamp', 'Desk lamp', 'src/lamp.ts'],
  ]);
});

test('collectMachines derives a unique id for a machine without an id', () => {
  const modules = {
    '/src/tide.machine.ts': { default: createMachine({}) },
    '/src/moon.machine.ts': { moonMachine: createMachine({}), other: createMachine({}) },
    '/src/a.ts': { door },
    '/src/b.ts': { door: createMachine({ id: 'door' }) },
  };
  const ids = collectMachines({ modules }).map(({ id }) => id);
  expect(ids.slice(0, 4)).toEqual(['tide', 'moon', 'other', 'door']);
  expect(new Set(ids).size).toBe(5);
});

test('a machine with an entry is listed first with the title of the entry', () => {
  const modules = { '/src/door.ts': { door }, '/src/lamp.ts': { lamp } };
  const entries = [defineEntry({ machine: lamp, title: 'Light' })];
  expect(summarize({ modules, entries })).toEqual([
    ['deskLamp', 'Light', 'src/lamp.ts'],
    ['door', 'Door', 'src/door.ts'],
  ]);
});
