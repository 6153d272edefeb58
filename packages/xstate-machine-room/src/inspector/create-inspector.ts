import type { InspectionEvent } from 'xstate';

import type { InspectorSettings } from './start-inspector.tsx';

const ignore = (_event: InspectionEvent) => {};

/**
 * Creates an inspector. Pass its `inspect` to every actor that should be visible. Until the inspector is opened,
 * `inspect` does nothing, and the code of the inspector is not loaded.
 */
export function createInspector() {
  let record = ignore;
  let close = () => {};
  const stop = () => {
    record = ignore;
    close();
    close = () => {};
  };
  return {
    /** The value of XState's option `inspect`. */
    inspect: (event: InspectionEvent): void => record(event),
    /** Loads the inspector and docks it to the page. It records what happens from then on. */
    open: async (settings: InspectorSettings): Promise<void> => {
      const { startInspector } = await import('./start-inspector.tsx');
      stop();
      ({ record, close } = startInspector(settings, stop));
    },
    /** Stops recording and removes the inspector from the page. */
    stop,
  };
}
