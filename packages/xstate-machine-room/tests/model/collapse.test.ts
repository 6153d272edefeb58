import { expect, test } from 'vitest';
import { createMachine } from 'xstate';

import { createCollapsedModels, formatInside } from '../../src/model/collapse.ts';
import { createModel, listNotes } from '../../src/model/model.ts';

import { player } from './player.ts';

const model = createModel(player);

/** Returns the states and the transitions of the chart in which this state is the innermost open one. */
function describeChart(openId: string) {
  const collapsed = createCollapsedModels(model).find(({ id }) => id === openId);
  return {
    states: collapsed?.states.map(({ path, type }) => `${path} ${type}`.trim()),
    notes: collapsed?.states.flatMap(listNotes),
    transitions: collapsed?.transitions.map(({ source, eventType, targets }) =>
      `${source} ${eventType} ${targets.join(' ')}`.trim(),
    ),
  };
}

test('the overview closes every state below the root', () => {
  expect(describeChart('player')).toEqual({
    states: ['compound', 'off atomic', 'on atomic'],
    notes: ['4 states inside'],
    transitions: [
      'player.off play player.on',
      'player.off resume player.on',
      'player.on restart player.on',
      'player.on stop player.off',
      'player.on eject player.off',
    ],
  });
});

test('an open state shows its children as closed boxes, with the transitions at their borders', () => {
  expect(describeChart('player.on')).toEqual({
    states: [
      'compound',
      'off atomic',
      'on compound',
      'on.last history',
      'on.menu atomic',
      'on.film atomic',
    ],
    notes: ['2 states inside'],
    transitions: [
      'player.off play player.on.film',
      'player.off resume player.on.last',
      'player.on restart player.on',
      'player.on search player.on.menu',
      'player.on.menu choose player.on.film',
      'player.on.film stop player.off',
      'player.on.film leave player.on.menu',
      'player.on.film leave player.on.menu',
      'player.on.film eject player.off',
    ],
  });
});

test('there is one collapsed chart for each path that leaves a state closed', () => {
  expect(createCollapsedModels(model).map(({ id }) => id)).toEqual(['player', 'player.on']);
  const flat = createMachine({ id: 'flat', initial: 'a', states: { a: {}, b: {} } });
  expect(createCollapsedModels(createModel(flat))).toEqual([]);
});

test('the default of a history state inside a closed box leads to the box', () => {
  const deep = createMachine({
    id: 'deep',
    initial: 'a',
    states: {
      a: { initial: 'inner', states: { inner: {} } },
      past: { type: 'history', target: 'a.inner' },
    },
  });
  const [overview] = createCollapsedModels(createModel(deep));
  expect(overview?.states.at(-1)?.defaults).toEqual(['deep.a']);
  expect(overview?.states.flatMap(listNotes)).toEqual(['1 state inside']);
});

test('a closed box has room for the longest name of the states inside', () => {
  const [overview] = createCollapsedModels(model);
  expect(overview?.states.map(({ longestInside }) => longestInside)).toEqual([
    '',
    '',
    'in film.slow',
  ]);
});

test('the active regions of a parallel state are named side by side', () => {
  const radio = createMachine({
    id: 'radio',
    type: 'parallel',
    states: {
      power: { initial: 'off', states: { off: {}, on: {} } },
      band: { initial: 'fm', states: { fm: {}, am: {} } },
    },
  });
  const { states } = createModel(radio);
  const active = states.filter(({ path }) => !['power.on', 'band.am'].includes(path));
  const [root] = states;
  expect(root && formatInside(root, active)).toBe('in power.off · band.fm');
});

test('a long name inside a closed box is cut', () => {
  const name = 'waitingForTheSecondConfirmationOfTheBank';
  const bank = createMachine({ id: 'bank', initial: name, states: { [name]: {} } });
  const { states } = createModel(bank);
  const [root] = states;
  expect(root && formatInside(root, states)).toBe('in waitingForTheSecondConfirmationOf…');
});
