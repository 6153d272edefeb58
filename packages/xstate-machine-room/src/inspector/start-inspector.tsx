import { createRoot } from 'react-dom/client';
import type { InspectionEvent } from 'xstate';

import { themeStyle } from '../theme/theme.ts';

import { Inspector } from './Inspector.tsx';
import { configureInspector, type InspectorSettings } from './inspector-settings.ts';
import { createInspectorStore } from './inspector-store.ts';
import { disableInspector, isStatelyEnabled } from './inspector-switch.ts';

/**
 * Docks the inspector to the page. It has a separate React root, so that the app and the inspector cannot crash each
 * other or cause each other to render. `stop` is called when the reader ends the inspector.
 */
export function startInspector(settings: InspectorSettings, stop: () => void) {
  configureInspector(settings);
  const store = createInspectorStore();
  // This package is imported only in development. Production builds do not include it.
  const stately =
    process.env.NODE_ENV !== 'production' && isStatelyEnabled()
      ? import('./stately.ts').then(({ connectStately }) => connectStately())
      : null;
  const dock = document.createElement('div');
  document.body.append(dock);
  const root = createRoot(dock);
  const end = () => {
    disableInspector();
    stop();
  };
  root.render(
    <div css={themeStyle(settings.theme ?? {})}>
      <Inspector store={store} onEnd={end} />
    </div>,
  );
  return {
    record: (event: InspectionEvent): void => {
      store.inspect(event);
      void stately?.then((connection) => connection.inspect(event));
    },
    close: () => {
      void stately?.then((connection) => connection.stop());
      root.unmount();
      dock.remove();
    },
  };
}
