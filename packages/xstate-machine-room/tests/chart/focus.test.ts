import { expect, test } from 'vitest';
import { createMachine } from 'xstate';

import { findRelated } from '../../src/chart/focus.ts';
import { findInitialStates, listLabels } from '../../src/layout/layout.ts';

import { drawChart } from '../room-machine.ts';

const player = createMachine({
  id: 'player',
  type: 'parallel',
  states: {
    sound: { initial: 'on', states: { on: { on: { mute: 'off' } }, off: {} } },
    film: {
      initial: 'stopped',
      states: {
        stopped: { on: { play: 'playing' } },
        playing: { initial: 'slow', states: { slow: { on: { speed: 'fast' } }, fast: {} } },
      },
    },
  },
});

const layout = await drawChart(player);

test('the initial states include one state of every region', () => {
  expect(findInitialStates(layout)).toEqual(['player.sound.on', 'player.film.stopped']);
});

test('the focus on a state includes the states inside it and the arrows at its border', () => {
  expect([...findRelated(['player.film.playing'], layout)].toSorted()).toEqual([
    'player.film.playing',
    'player.film.playing.fast',
    'player.film.playing.slow',
    'player.film.playing.slow > player.film.playing.fast',
    'player.film.playing.slow | speed | 0',
    'player.film.playing::start > player.film.playing.slow',
    'player.film.stopped > player.film.playing',
    'player.film.stopped | play | 0',
  ]);
});

test('the focus includes a label inside a state that leads to the focused state', async () => {
  const lamp = createMachine({
    id: 'lamp',
    initial: 'off',
    on: { reset: '.off' },
    states: { off: { on: { press: 'on' } }, on: {} },
  });
  const chart = await drawChart(lamp);
  const reset = listLabels(chart).find(({ lines }) => lines[0]?.[0]?.text === 'reset');
  expect(findRelated(['lamp.off'], chart)).toContain(reset?.key);
  expect(findRelated(['lamp.on'], chart)).not.toContain(reset?.key);
});

test('the focus on an event includes its arrow and the states at both ends', () => {
  expect([...findRelated(['player.film.stopped | play | 0'], layout)].toSorted()).toEqual([
    'player.film.playing',
    'player.film.stopped',
    'player.film.stopped > player.film.playing',
    'player.film.stopped | play | 0',
  ]);
});

test('the focus on an event leaves out the other events on its arrow', async () => {
  const lamp = createMachine({
    id: 'lamp',
    initial: 'off',
    states: { off: { on: { press: 'on', pull: 'on' } }, on: {} },
  });
  const chart = await drawChart(lamp);
  const related = findRelated(['lamp.off | press | 0'], chart);
  expect(related).toContain('lamp.off > lamp.on');
  expect(related).not.toContain('lamp.off | pull | 0');
});
