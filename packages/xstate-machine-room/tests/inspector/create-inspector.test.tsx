import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';

import { createInspector } from '../../src/inspector/create-inspector.ts';

import { door, send } from './door.ts';

const findDock = () => screen.queryByRole('complementary', { name: 'Machine inspector' });

test('an actor that started before the inspector is shown after its next event', async () => {
  const { inspect, open, stop } = createInspector();
  const actor = createActor(door, { inspect }).start();
  send(actor, { type: 'close' });
  await open({ machines: [] });
  send(actor, { type: 'open', key: 1, name: '' });
  expect(await screen.findByRole('button', { name: 'Machines: 1' })).toBeVisible();
  stop();
  await waitFor(() => expect(findDock()).toBeNull());
  send(actor, { type: 'close' });
  actor.stop();
});

test('an inspector that is opened twice is docked once', async () => {
  const { open, stop } = createInspector();
  await open({ machines: [] });
  await open({ machines: [] });
  expect(await screen.findAllByRole('button', { name: 'Machines: 0' })).toHaveLength(1);
  stop();
  await waitFor(() => expect(findDock()).toBeNull());
});

test('the button End turns the inspector off', async () => {
  window.history.replaceState(null, '', '/?inspect');
  const { open } = createInspector();
  await open({ machines: [] });
  await userEvent.click(await screen.findByRole('button', { name: 'Machines: 0' }));
  await userEvent.click(screen.getByRole('button', { name: 'End' }));
  await waitFor(() => expect(findDock()).toBeNull());
  expect(window.location.search).toBe('');
});
