import { createRoot } from 'react-dom/client';

import { themeStyle } from '../theme/theme.ts';

import { Inspector } from './Inspector.tsx';
import { configureInspector, type DockSettings } from './inspector-settings.ts';
import { createInspectorStore } from './inspector-store.ts';
import { disableInspector } from './inspector-switch.ts';
import type { InspectorRecord } from './records.ts';

export interface InspectorSettings extends DockSettings {
  /** Receives every record in the format of `@statelyai/inspect`. Values are masked, unless `mask` is false. */
  readonly observe?: ((record: InspectorRecord) => void) | undefined;
}

/**
 * Docks the inspector to the page. It has a separate React root, so that the app and the inspector cannot crash each
 * other or cause each other to render. `stop` is called when the reader ends the inspector.
 */
export function startInspector(settings: InspectorSettings, stop: () => void) {
  const { observe, mask = observe && true } = settings;
  configureInspector({ ...settings, mask });
  const store = createInspectorStore(observe);
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
    record: store.inspect,
    close: () => {
      root.unmount();
      dock.remove();
    },
  };
}
