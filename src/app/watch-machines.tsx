import { createRoot } from 'react-dom/client';

import { DockedInspector } from '#features/machine-room/DockedInspector.tsx';
import { createWatchStore } from '#features/machine-room/watch-store.ts';
import { inspection } from '#machines/inspection.ts';

/**
 * Watches every machine that starts from now on, and docks the inspector beside the app, in a root of its own: neither
 * can break or re-render the other, and the prerendered page is taken over as ever.
 */
export function watchMachines() {
  const store = createWatchStore();
  inspection.inspect = store.inspect;
  const dock = document.createElement('div');
  document.body.append(dock);
  createRoot(dock).render(<DockedInspector store={store} />);
}
