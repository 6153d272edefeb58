import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

import { anatomyOf } from '#machine-room/anatomy/anatomy.ts';
import { MachineRoomAt } from '#machine-room/entrance/MachineRoomAt.tsx';
import {
  recordOf,
  sightingOf,
  type CoverageRecord,
  type RecordedTransition,
} from '#machine-room/recording/coverage.ts';
import { registry } from '#machine-room/project/registry.ts';
import { SiteTheme } from '#theme/SiteTheme.tsx';

const file = vi.hoisted(() => ({ record: {} as Record<string, unknown> }));
vi.mock('#machine-room/project/coverage.ts', () => ({
  get coverageRecord() {
    return file.record;
  },
}));

const anatomyOfMachine = (id: string) => {
  const entry = registry.find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`no machine ${id}`);
  return anatomyOf(entry.machine);
};
const menu = anatomyOfMachine('menu');
const keys = menu.transitions.map(({ key }) => key);
const CLOSE = 'menu.open | menu.close | 0';
const TOGGLE = 'menu.closed | menu.toggle | 0';

function keep(
  sightings: readonly string[],
  change: (record: CoverageRecord) => object = (same) => same,
) {
  file.record = {
    ...change({
      recorded: '2026-11-22',
      versions: { xstate: '5.33.3', Chromium: '156.0' },
      machines: recordOf([menu], new Set(sightings)),
    }),
  };
}

async function openMenuMachine() {
  const user = userEvent.setup();
  const router = createMemoryRouter([
    { path: '*', element: <MachineRoomAt machineId="menu" hash="" /> },
  ]);
  render(
    <SiteTheme>
      <RouterProvider router={router} />
    </SiteTheme>,
  );
  const toggle = await screen.findByRole('button', { name: 'Coverage' });
  return { user, toggle };
}

const legend = () => screen.findByRole('list', { name: 'Who has taken each transition' });
const counts = async () =>
  within(await legend())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const inWords = () => screen.getByRole('region', { name: 'Coverage' });

beforeEach(() => {
  // jsdom scrolls nothing.
  Element.prototype.scrollBy = () => {};
  keep(['unit', 'browser', 'hand'].map((source) => sightingOf(source as 'unit', 'menu', TOGGLE)));
});

test('nothing of it is there until it is asked for, and again when it is put away', async () => {
  const { user, toggle } = await openMenuMachine();
  expect(toggle).toHaveAttribute('aria-pressed', 'false');
  expect(document.querySelectorAll('svg .mark')).toHaveLength(0);
  await user.click(toggle);
  await legend();
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(document.querySelectorAll('[role="region"] svg .mark')).not.toHaveLength(0);
  await user.click(toggle);
  expect(screen.queryByRole('region', { name: 'Coverage' })).toBeNull();
  expect(document.querySelectorAll('svg .mark')).toHaveLength(0);
});

test('the legend counts in words, the chart marks each transition, and the list names every one that no hand has taken', async () => {
  keep([
    sightingOf('browser', 'menu', TOGGLE),
    sightingOf('hand', 'menu', TOGGLE),
    sightingOf('browser', 'menu', CLOSE),
    sightingOf('unit', 'menu', CLOSE),
    sightingOf('model', 'menu', 'menu.open | page.change | 0'),
  ]);
  const { user, toggle } = await openMenuMachine();
  await user.click(toggle);
  expect(await counts()).toEqual([
    'by hand 1',
    'in a browser, never by hand 1',
    'in unit or model tests alone 1',
    `by no test ${keys.length - 3}`,
  ]);
  const marks = [...document.querySelectorAll('[role="region"] svg .chip .mark')];
  expect(new Set(marks.map((mark) => mark.getAttribute('class')))).toEqual(
    new Set(['mark hand', 'mark browser', 'mark tests', 'mark none']),
  );
  const named = within(inWords());
  expect(named.getByText('open: menu.close').closest('section')).toHaveTextContent(
    'In a browser, never by hand (1)open: menu.close goes to closed – unit tests, browser tests',
  );
  expect(named.getByText('open: page.change').closest('section')).toHaveTextContent(
    'In unit or model tests alone (1)open: page.change goes to closed – model tests',
  );
  expect(named.getByText('closed: menu.toggle').closest('details')).toHaveTextContent(
    'By hand (1)',
  );
  expect(inWords()).toHaveTextContent('Recorded on 2026-11-22 with xstate 5.33.3, Chromium 156.0.');
  const texts = menu.transitions.map(
    ({ source, label }) => `${source.replace('menu.', '')}: ${label}`,
  );
  expect(
    [...inWords().querySelectorAll('li b')].map((name) => name.textContent).toSorted(),
  ).toEqual(texts.toSorted());
});

test('where a hand has taken everything, a sentence says so', async () => {
  keep(
    keys.flatMap((key) => [sightingOf('browser', 'menu', key), sightingOf('hand', 'menu', key)]),
  );
  const { user, toggle } = await openMenuMachine();
  await user.click(toggle);
  await legend();
  expect(inWords()).toHaveTextContent('A hand has taken every transition of this machine.');
  expect(inWords().querySelectorAll('section')).toHaveLength(0);
});

test('a transition that became another since the record is called not recorded yet', async () => {
  keep([sightingOf('hand', 'menu', TOGGLE)], (record) => {
    const own: Record<string, RecordedTransition> = { ...record.machines['menu'] };
    own[TOGGLE] = { was: 'if isElsewhere to menu.open', by: ['hand'] };
    return { ...record, machines: { menu: own } };
  });
  const { user, toggle } = await openMenuMachine();
  await user.click(toggle);
  expect((await counts()).at(-1)).toBe('not recorded yet 1');
  expect(inWords()).toHaveTextContent('This machine has changed since then.');
  expect(inWords()).toHaveTextContent('Not recorded yet (1)closed: menu.toggle');
  await waitFor(() => expect(document.querySelectorAll('.chip .mark.unrecorded')).toHaveLength(1));
});
