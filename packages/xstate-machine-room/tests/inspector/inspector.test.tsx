import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useMachine } from '@xstate/react';
import { StrictMode } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { createActor, createMachine, fromPromise, type AnyStateMachine } from 'xstate';

import { Inspector } from '../../src/inspector/Inspector.tsx';
import { configureInspector } from '../../src/inspector/inspector-settings.ts';
import { createInspectorStore, type InspectorStore } from '../../src/inspector/inspector-store.ts';
import { computeBestLayout, computeBestLayouts } from '../../src/layout/best-layout.ts';
import { createCollapsedModels } from '../../src/model/collapse.ts';
import { defineEntry } from '../../src/model/entry.ts';
import { createModel } from '../../src/model/model.ts';
import { collectMachines } from '../../src/room/collect-machines.ts';

import { player } from '../model/player.ts';

const user = userEvent.setup();

const door = createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: { on: { open: 'ajar' } },
    ajar: { on: { close: 'shut' }, invoke: { id: 'draught', src: fromPromise(async () => {}) } },
  },
});

/** Renders a component with a machine, and the inspector. */
function Page({ store, hasDoor }: { store: InspectorStore; hasDoor: boolean }) {
  return (
    <StrictMode>
      <Inspector store={store} onEnd={() => {}} />
      {hasDoor ? <Door store={store} /> : null}
    </StrictMode>
  );
}

function Door({ store }: { store: InspectorStore }) {
  const [, send] = useMachine(door, { inspect: store.inspect });
  return (
    <button type="button" onClick={() => send({ type: 'open' })}>
      Open
    </button>
  );
}

test('the inspector lists the machine of a component until the component unmounts', async () => {
  const store = createInspectorStore();
  const { rerender } = render(<Page store={store} hasDoor />);
  await openInspector();
  expect(screen.getByRole('status')).toHaveTextContent('door: shut');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('door: ajar'));
  rerender(<Page store={store} hasDoor={false} />);
  expect(await screen.findByText('None so far.')).toBeVisible();
});

function start(machine: AnyStateMachine = door) {
  const store = createInspectorStore();
  const actor = createActor(machine, { inspect: store.inspect }).start();
  render(<Inspector store={store} onEnd={() => {}} />);
  return actor;
}

const openInspector = async () =>
  user.click(await screen.findByRole('button', { name: 'Machines: 1' }));

test('the inspector shows the actors and events of a machine', async () => {
  const actor = start();
  await openInspector();
  expect(screen.getByRole('complementary', { name: 'Machine inspector' })).toBeVisible();
  act(() => actor.send({ type: 'open' }));
  await screen.findByText('xstate.done.actor.draught');
  const tree = within(screen.getByRole('group', { name: 'Machines' }));
  const lines = tree.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual([expect.stringMatching(/^door ajar/), 'draught promise, done']);
  const rows = within(screen.getByRole('list', { name: 'Sequence' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent?.replace(/^\S+ s/, ''))).toEqual([
    'xstate.init input: undefined Page to door → shut',
    'open  Page to door → ajar',
    'xstate.init input: undefined door to draught',
    'xstate.done.actor.draught output: undefined, actorId: "draught" draught to door, ignored',
  ]);
});

test('Escape closes the inspector and focuses its button', async () => {
  start();
  await openInspector();
  screen.getByRole('button', { name: 'door' }).focus();
  await user.keyboard('{Escape}');
  const toggle = screen.getByRole('button', { name: 'Machines: 1' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(toggle).toHaveFocus();
});

test('when the focused button disappears with its actor, the list of actors is focused', async () => {
  const actor = start();
  await openInspector();
  screen.getByRole('button', { name: 'door' }).focus();
  actor.stop();
  await screen.findByText('None so far.');
  expect(screen.getByRole('region', { name: 'Actors' })).toHaveFocus();
});

test('the inspector’s chart can close its states', async () => {
  const model = createModel(player);
  const [layout, collapsed] = await Promise.all([
    computeBestLayout(model),
    computeBestLayouts(createCollapsedModels(model)),
  ]);
  const [entry] = collectMachines({
    modules: {},
    entries: [defineEntry({ machine: player })],
    layouts: [layout],
    collapsed: { [player.id]: async () => collapsed },
  });
  configureInspector({ machines: entry ? [entry] : [] });
  onTestFinished(() => configureInspector({ machines: [] }));
  start(player);
  await openInspector();
  const names = () =>
    Array.from(document.querySelectorAll('svg .name'), ({ textContent }) => textContent);
  expect(names()).toEqual(layout.boxes.map(({ name }) => name));
  screen.getByRole('button', { name: 'States in on' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(names()).toEqual(['player', 'off', 'on']));
});

test('the inspector reports the result of an event typed by hand', async () => {
  const actor = start();
  await openInspector();
  const type = screen.getByRole('combobox', { name: 'Type' });
  const payload = screen.getByRole('textbox', { name: 'Payload, as JSON' });
  const sendIt = async (typed: string, json: string) => {
    await user.clear(type);
    await user.type(type, typed);
    await user.clear(payload);
    if (json) await user.type(payload, json.replaceAll(/[{[]/g, '$&$&'));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    return screen.getByRole('alert').textContent;
  };
  expect(screen.getByRole('option', { hidden: true })).toHaveTextContent('open');
  expect(await sendIt('open', '{"far"')).toMatch(/^That is not valid JSON: /);
  expect(await sendIt('open', '[1]')).toMatch(/^A payload is an object/);
  expect(actor.getSnapshot().value).toBe('shut');
  expect(await sendIt('close', '')).toBe('door ignores it in this state.');
  expect(await sendIt('open', '{"far": true}')).toBe('door accepted it.');
  expect(actor.getSnapshot().value).toBe('ajar');
});
