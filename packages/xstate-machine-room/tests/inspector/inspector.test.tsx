import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useMachine } from '@xstate/react';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';

import { createInspector } from '../../src/inspector/create-inspector.ts';
import { Inspector } from '../../src/inspector/Inspector.tsx';
import { createInspectorStore, type InspectorStore } from '../../src/inspector/inspector-store.ts';

import { createRoomMachine } from '../room-machine.ts';

import { door, send } from './door.ts';

const user = userEvent.setup();

const openInspector = async () =>
  user.click(await screen.findByRole('button', { name: 'Machines: 1' }));

const findLog = () => within(screen.getByRole('list', { name: 'Log' })).getAllByRole('listitem');

/** Renders a component with a machine, and the inspector. */
function Page({ store, hasDoor }: { store: InspectorStore; hasDoor: boolean }) {
  return (
    <StrictMode>
      <Inspector store={store} />
      {hasDoor ? <Door store={store} /> : null}
    </StrictMode>
  );
}

function Door({ store }: { store: InspectorStore }) {
  const [, sendToDoor] = useMachine(door, { inspect: store.inspect });
  return (
    <button type="button" onClick={() => sendToDoor({ type: 'open', key: 1, name: 'Ana' })}>
      Open
    </button>
  );
}

test('the inspector lists the machine of a component until the component unmounts', async () => {
  const store = createInspectorStore([]);
  const { rerender } = render(<Page store={store} hasDoor />);
  await openInspector();
  expect(screen.getByRole('status')).toHaveTextContent('door: shut');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('door: ajar'));
  rerender(<Page store={store} hasDoor={false} />);
  expect(await screen.findByText('None so far.')).toBeVisible();
});

test('the inspector shows the chart, the context and the events of a machine', async () => {
  const store = createInspectorStore([await createRoomMachine(door)]);
  const actor = createActor(door, { inspect: store.inspect }).start();
  render(<Inspector store={store} />);
  await openInspector();
  act(() => send(actor, { type: 'open', key: 7, name: 'Ana' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Door: ajar'));
  expect(document.querySelector('svg .box.active.leaf')).toHaveTextContent('ajar');
  expect(document.querySelector('svg .label.last')).toHaveTextContent('open');
  expect(screen.getByRole('region', { name: 'Machine' })).toHaveTextContent('knocks: 0');
  expect(findLog().map(({ textContent }) => textContent)).toEqual([
    'open key: 7, name: "Ana"Door → ajar',
    'xstate.init input: undefinedDoor → shut',
  ]);
});

test('the inspector shows the machine that is pressed in its list', async () => {
  const store = createInspectorStore([]);
  createActor(door, { inspect: store.inspect }).start();
  const other = createActor(door, { inspect: store.inspect }).start();
  render(<Inspector store={store} />);
  await user.click(await screen.findByRole('button', { name: 'Machines: 2' }));
  act(() => send(other, { type: 'open' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('door: ajar'));
  await user.click(screen.getByRole('button', { name: 'door' }));
  expect(screen.getByRole('status')).toHaveTextContent('door: shut');
});

test('Escape closes the inspector and focuses its button', async () => {
  const store = createInspectorStore([]);
  createActor(door, { inspect: store.inspect }).start();
  render(<Inspector store={store} />);
  await openInspector();
  screen.getByRole('button', { name: 'door' }).focus();
  await user.keyboard('{Escape}');
  const toggle = screen.getByRole('button', { name: 'Machines: 1' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(toggle).toHaveFocus();
});

test('Escape ends the focus on a state before it closes the inspector', async () => {
  const store = createInspectorStore([await createRoomMachine(door)]);
  createActor(door, { inspect: store.inspect }).start();
  render(<Inspector store={store} />);
  await openInspector();
  const state = screen.getByRole('button', { name: 'About ajar' });
  state.focus();
  await user.keyboard('{Enter}');
  expect(state).toHaveAttribute('aria-pressed', 'true');
  await user.keyboard('{Escape}');
  expect(state).toHaveAttribute('aria-pressed', 'false');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Machines: 1' })).toHaveFocus();
});

test('an actor that started before the inspector is shown after its next event', async () => {
  const { inspect, open } = createInspector();
  const actor = createActor(door, { inspect }).start();
  send(actor, { type: 'close' });
  const close = await open({ machines: [] });
  send(actor, { type: 'open', key: 1, name: '' });
  expect(await screen.findByRole('button', { name: 'Machines: 1' })).toBeVisible();
  act(close);
  expect(screen.queryByRole('complementary', { name: 'Machine inspector' })).toBeNull();
  send(actor, { type: 'close' });
});
