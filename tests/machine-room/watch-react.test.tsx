import { act, render, screen } from '@testing-library/react';
import { useMachine } from '@xstate/react';
import { StrictMode, useSyncExternalStore } from 'react';
import { expect, test } from 'vitest';

import { createWatchStore, type WatchStore } from '#room/inspector/watch-store.ts';
import { menuMachine } from '#machines/menu.machine.ts';

import { learnSite } from './registry.ts';

learnSite();

function Menu({ store }: { store: WatchStore }) {
  const [snapshot, send] = useMachine(menuMachine, { inspect: store.inspect });
  return (
    <button type="button" onClick={() => send({ type: 'menu.toggle' })}>
      {snapshot.matches('open') ? 'Close' : 'Open'}
    </button>
  );
}

/** Stands beside what it watches, as the docked inspector does. */
function Watcher({ store }: { store: WatchStore }) {
  const { actors } = useSyncExternalStore(store.subscribe, store.get);
  return <output>{actors.map(({ name, stand }) => `${name}: ${stand?.state}`).join(', ')}</output>;
}

const page = (store: WatchStore, hasMenu: boolean) => (
  <StrictMode>
    <Watcher store={store} />
    {hasMenu ? <Menu store={store} /> : null}
  </StrictMode>
);

test('a machine is on the list once, moves there as it moves, and leaves with its component', async () => {
  const store = createWatchStore();
  const { rerender } = render(page(store, true));
  const list = screen.getByRole('status');
  await expect.poll(() => list.textContent).toBe('Menu: closed');
  act(() => screen.getByRole('button').click());
  await expect.poll(() => list.textContent).toBe('Menu: open');
  rerender(page(store, false));
  await expect.poll(() => list.textContent).toBe('');
});
