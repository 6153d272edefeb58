import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';

import { createInspector } from '../../src/inspector/create-inspector.ts';

import { door, send } from './door.ts';

const dock = () => screen.queryByRole('complementary', { name: 'Machine inspector' });

test('an actor that started before the inspector is shown after its next event', async () => {
  const { inspect, open, stop } = createInspector();
  const actor = createActor(door, { inspect }).start();
  send(actor, { type: 'close' });
  await open({ machines: [] });
  send(actor, { type: 'open', key: 1, name: '' });
  expect(await screen.findByRole('button', { name: 'Machines: 1' })).toBeVisible();
  stop();
  await waitFor(() => expect(dock()).toBeNull());
  send(actor, { type: 'close' });
  actor.stop();
});

test('an inspector that is opened twice is docked once, and ending it turns it off', async () => {
  window.history.replaceState(null, '', '/?inspect');
  const { open } = createInspector();
  await open({ machines: [] });
  await open({ machines: [] });
  await userEvent.click(await screen.findByRole('button', { name: 'Machines: 0' }));
  await userEvent.click(screen.getByRole('button', { name: 'End' }));
  await waitFor(() => expect(dock()).toBeNull());
  expect(window.location.search).toBe('');
});
