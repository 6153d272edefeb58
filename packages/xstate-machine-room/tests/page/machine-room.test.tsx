import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';

import { MachineRoom } from '../../src/page/MachineRoom.tsx';

import { notation } from '../cases/notation.ts';
import { door } from '../inspector/door.ts';
import { createRoomMachine } from '../room-machine.ts';

const machines = [await createRoomMachine(notation.described), await createRoomMachine(door)];

const findSimulator = () => within(screen.getByRole('region', { name: 'Run it here' }));

const press = (name: string) => userEvent.click(findSimulator().getByRole('button', { name }));

beforeEach(() => void render(<MachineRoom settings={{ machines }} machineId="door" />));

test('the simulator goes forward, back and to any earlier step', async () => {
  await press('open');
  await press('close');
  await press('open');
  const log = within(findSimulator().getByRole('list')).getAllByRole('button');
  expect(log.map(({ textContent }) => textContent)).toEqual([
    'open→ ajar',
    'close→ shut',
    'open→ ajar',
    'start→ shut',
  ]);
  expect(findSimulator().getByRole('status')).toHaveTextContent('ajar');
  await press('Back');
  expect(findSimulator().getByRole('status')).toHaveTextContent('shut');
  await userEvent.click(log[2] as Element);
  expect(findSimulator().getByRole('status')).toHaveTextContent('ajar');
  await press('Forward');
  expect(log[1]).toHaveAttribute('aria-current', 'step');
  await press('Reset');
  expect(findSimulator().getAllByRole('listitem')).toHaveLength(1);
});

test('the chart shows the active state and the last transition of the simulator', async () => {
  await press('open');
  expect(document.querySelector('svg .box.active.leaf')).toHaveTextContent('ajar');
  expect(document.querySelector('svg .label.last')).toHaveTextContent('open');
});

test('the page lists all charts with what each is for', () => {
  const term = screen
    .getAllByRole('term')
    .find(({ textContent }) => textContent === 'Described') as HTMLElement;
  expect(term.nextElementSibling).toHaveTextContent('root');
  expect(within(term).getByRole('link')).toHaveAttribute('href', '?machine=described#described');
});

test.each([
  ['As Mermaid text', /^stateDiagram-v2\n/],
  ['For Stately’s editor', /^import { createMachine } from 'xstate';\n/],
])('the button in “%s” copies the text', async (title, text) => {
  const user = userEvent.setup();
  const group = screen.getByText(title).closest('details') as HTMLElement;
  await user.click(within(group).getByText(title));
  await user.click(within(group).getByRole('button', { name: 'Copy' }));
  expect(await within(group).findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toMatch(text);
});

test('the focus on a state dims everything else until Escape is pressed', async () => {
  const name = screen.getByRole('button', { name: 'About ajar' });
  name.focus();
  await userEvent.keyboard('{Enter}');
  expect(name).toHaveAttribute('aria-pressed', 'true');
  const dimmed = () =>
    Array.from(document.querySelectorAll('svg .box.dimmed .name'), (text) => text.textContent);
  expect(dimmed()).toEqual(['door', 'shut']);
  await userEvent.keyboard('{Escape}');
  expect(name).toHaveAttribute('aria-pressed', 'false');
  expect(dimmed()).toEqual([]);
});
