import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { ChartPane } from '../../src/chart/ChartPane.tsx';
import { describeClosedBoxes } from '../../src/chart/closed-boxes.ts';
import { computeBestLayout, computeBestLayouts } from '../../src/layout/best-layout.ts';
import type { Layout } from '../../src/layout/layout.ts';
import { createCollapsedModels } from '../../src/model/collapse.ts';
import { createModel } from '../../src/model/model.ts';
import { door } from '../inspector/door.ts';
import { player } from '../model/player.ts';

const full = await computeBestLayout(createModel(player));
const collapsed = await computeBestLayouts(createCollapsedModels(createModel(player)));

const listNames = (container: HTMLElement) =>
  Array.from(container.querySelectorAll('svg .name'), ({ textContent }) => textContent);

/** Presses a button with the keyboard, because jsdom lacks what the chart needs for the mouse. */
async function press(name: string) {
  screen.getByRole('button', { name }).focus();
  await userEvent.keyboard('{Enter}');
}

function showChart(load: () => Promise<readonly Layout[]>) {
  return render(<ChartPane layout={full} loadCollapsed={load} title="Player" tone="light" />);
}

test('closing a state closes all others except its ancestors', async () => {
  const { container } = showChart(async () => collapsed);
  await press('States in film');
  expect(listNames(container)).toEqual(['player', 'off', 'on', 'H', 'menu', 'film']);
  await press('States in on');
  expect(listNames(container)).toEqual(['player', 'off', 'on']);
  await press('States in on');
  await press('States in film');
  expect(listNames(container)).toEqual(full.boxes.map(({ name }) => name));
  await press('All states');
  await press('All states');
  expect(listNames(container)).toEqual(full.boxes.map(({ name }) => name));
});

test('the search opens the boxes that hide a state or an event', async () => {
  const { container } = showChart(async () => collapsed);
  const search = screen.getByRole('combobox', { name: 'Find a state or an event' });
  await press('All states');
  await userEvent.type(search, 'menu');
  expect(listNames(container)).toEqual(['player', 'off', 'on', 'H', 'menu', 'film']);
  await userEvent.clear(search);
  await userEvent.type(search, 'faster');
  expect(listNames(container)).toContain('fast');
});

test('in a very large machine, closing a state closes all states', async () => {
  const { container } = showChart(async () => collapsed.slice(0, 1));
  await press('States in film');
  expect(listNames(container)).toEqual(['player', 'off', 'on']);
});

test('the buttons disappear if the collapsed charts cannot be loaded', async () => {
  const { container } = showChart(() => Promise.reject(new Error('offline')));
  await press('States in film');
  expect(screen.queryByRole('button', { name: /states/i })).toBeNull();
  expect(listNames(container)).toEqual(full.boxes.map(({ name }) => name));
});

test('a chart without nested states has no buttons to close states', async () => {
  const layout = await computeBestLayout(createModel(door));
  render(<ChartPane layout={layout} loadCollapsed={null} title="Door" tone="light" />);
  expect(screen.getByRole('button', { name: 'About ajar' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /states/i })).toBeNull();
});

test('a closed box names the active state inside', async () => {
  const highlights = { active: ['player', 'player.on', 'player.on.menu'], taken: [] };
  const { container } = render(
    <ChartPane
      layout={full}
      loadCollapsed={async () => collapsed}
      title="Player"
      tone="light"
      highlights={highlights}
    />,
  );
  await press('All states');
  expect(container.querySelector('svg')).toHaveTextContent('in menu');
  expect(container.querySelector('svg')).not.toHaveTextContent('4 states inside');
});

test('a closed box marks a transition that happened inside it', () => {
  const active = ['player', 'player.on', 'player.on.film', 'player.on.film.fast'];
  const [overview = full, opened = full] = collapsed;
  const describe = (layout: Layout, key: string) =>
    [...describeClosedBoxes(layout, full, { active, taken: [key] })].flat();
  const faster = 'player.on.film.slow | faster | 0';
  expect(describe(overview, faster)).toEqual(['player.on', { text: 'in film.fast', isLast: true }]);
  expect(describe(opened, faster)).toEqual(['player.on.film', { text: 'in fast', isLast: true }]);
  expect(describe(opened, 'player.on.menu | choose | 0')).toEqual([
    'player.on.film',
    { text: 'in fast', isLast: false },
  ]);
  expect(describe(full, faster)).toEqual([]);
});
