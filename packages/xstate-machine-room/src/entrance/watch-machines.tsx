import type { ComponentType, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

import { Inspector } from '../inspector/Inspector.tsx';
import { createWatchStore, type WatchStore } from '../inspector/watch-store.ts';
import { switchOff, switchState } from '../inspector/watch-switch.ts';

import type { inspection } from './inspection.ts';

/**
 * Watches every machine that starts from now on, if this tab's switch is on, and docks the inspector beside the app, in a root of its own: neither
 * can break or re-render the other, and the prerendered page is taken over as ever. Its theme is
 * given to it, since the machine room knows none.
 */
export function watchMachines(
  watched: typeof inspection,
  Theme: ComponentType<{ children: ReactNode }>,
) {
  const state = switchState();
  if (state === 'off') return;
  const store = createWatchStore();
  watched.inspect = store.inspect;
  const endStately =
    import.meta.env.DEV && state === 'stately' ? tellStately(watched, store) : null;
  const dock = document.createElement('div');
  document.body.append(dock);
  const root = createRoot(dock);
  const end = () => {
    switchOff();
    endStately?.();
    delete watched.inspect;
    root.unmount();
    dock.remove();
  };
  root.render(
    <Theme>
      <Inspector store={store} onEnd={end} />
    </Theme>,
  );
}

/** The package is for development alone: no build has it. */
function tellStately(watched: typeof inspection, store: WatchStore): () => void {
  const connected = import('../inspector/stately.ts').then(({ connectStately }) =>
    connectStately(),
  );
  watched.inspect = (event) => {
    store.inspect(event);
    void connected.then(({ inspect }) => inspect(event));
  };
  return () => void connected.then(({ stop }) => stop());
}
