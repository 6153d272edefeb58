import type { ComponentType, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

import { Inspector } from '#machine-room/inspector/Inspector.tsx';
import { createWatchStore } from '#machine-room/inspector/watch-store.ts';

import type { inspection } from './inspection.ts';

/**
 * Watches every machine that starts from now on, and docks the inspector beside the app, in a root of its own: neither
 * can break or re-render the other, and the prerendered page is taken over as ever. What it shares with the app is
 * given to it, since the built inspector has its own copies of all that it imports.
 */
export function watchMachines(
  watched: typeof inspection,
  Theme: ComponentType<{ children: ReactNode }>,
) {
  const store = createWatchStore();
  watched.inspect = store.inspect;
  const dock = document.createElement('div');
  document.body.append(dock);
  createRoot(dock).render(
    <Theme>
      <Inspector store={store} />
    </Theme>,
  );
}
