import { createRoot } from 'react-dom/client';

import type { RoomMachine } from '../room/settings.tsx';
import { themeStyle, type Theme } from '../theme/theme.ts';

import { createInspectorStore } from './inspector-store.ts';
import { Inspector } from './Inspector.tsx';

export interface InspectorSettings {
  /** The machines whose charts the inspector can show: the `machines` from `virtual:machine-room`. */
  readonly machines: readonly RoomMachine[];
  readonly theme?: Theme;
}

/**
 * Docks the inspector to the page. It has a separate React root, so that the app and the inspector cannot crash each
 * other or cause each other to render.
 */
export function startInspector({ machines, theme = {} }: InspectorSettings) {
  const store = createInspectorStore(machines);
  const dock = document.createElement('div');
  document.body.append(dock);
  const root = createRoot(dock);
  root.render(
    <div css={themeStyle(theme)}>
      <Inspector store={store} />
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
