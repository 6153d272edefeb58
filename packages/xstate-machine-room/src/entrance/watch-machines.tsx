import { createRoot } from 'react-dom/client';

import { Inspector } from '../inspector/Inspector.tsx';
import { learn, type Known } from '../inspector/known-machines.ts';
import { createWatchStore } from '../inspector/watch-store.ts';
import { switchOff, switchState } from '../inspector/watch-switch.ts';
import { lookStyle, type Look } from '../look/look.ts';

import { inspection } from './inspection.ts';

/**
 * Inspects every machine that is started with `inspection` after this call, if the inspector is on in this tab. The
 * docked inspector has a separate React root, so that the app and the inspector cannot crash each other or cause each
 * other to render.
 */
export function watchMachines({ look = {}, ...known }: Known & { readonly look?: Look }) {
  const state = switchState();
  if (state === 'off') return;
  learn(known);
  const store = createWatchStore();
  // This package is imported only in development. Production builds do not include it.
  const stately =
    process.env.NODE_ENV !== 'production' && state === 'stately'
      ? import('../inspector/stately.ts').then(({ connectStately }) => connectStately())
      : null;
  inspection.inspect = (event) => {
    store.inspect(event);
    void stately?.then(({ inspect }) => inspect(event));
  };
  const dock = document.createElement('div');
  document.body.append(dock);
  const root = createRoot(dock);
  const end = () => {
    switchOff();
    void stately?.then(({ stop }) => stop());
    delete inspection.inspect;
    root.unmount();
    dock.remove();
  };
  root.render(
    <div css={lookStyle(look)}>
      <Inspector store={store} onEnd={end} />
    </div>,
  );
}
