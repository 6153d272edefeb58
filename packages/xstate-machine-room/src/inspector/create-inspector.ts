import type { InspectionEvent } from 'xstate';

import type { InspectorSettings } from './start-inspector.tsx';

/**
 * Creates an inspector. Pass its `inspect` to every actor that should be visible. Until the inspector is opened,
 * `inspect` does nothing, and the code of the inspector is not loaded.
 */
export function createInspector() {
  let record = (_event: InspectionEvent) => {};
  return {
    /** The value of XState's option `inspect`. */
    inspect: (event: InspectionEvent): void => record(event),
    /**
     * Loads the inspector and docks it to the page. It records what happens from then on.
     * @returns a function that removes it
     */
    open: async (settings: InspectorSettings): Promise<() => void> => {
      const { startInspector } = await import('./start-inspector.tsx');
      const started = startInspector(settings);
      record = started.record;
      return () => {
        record = () => {};
        started.close();
      };
    },
  };
}
