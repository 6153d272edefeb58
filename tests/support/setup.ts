import { configureGlobal } from 'fast-check';
import { afterAll, afterEach, vi } from 'vitest';

import { testTime } from './test-time.ts';

// Test files share a process. Each file loads its own copy of the site's modules, so that no state of another file
// remains.
vi.resetModules();

// With a random seed, a change could turn a property test red that it does not concern.
configureGlobal({ seed: 1995 });

// Stops the clock. A test that reads the real clock would fail if a minute or a day ends between two readings.
function stopClock() {
  vi.useRealTimers();
  vi.setSystemTime(testTime);
}
stopClock();

afterEach(() => {
  stopClock();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const before = new Set(Object.keys(process.env));
afterAll(() => {
  for (const name of Object.keys(process.env)) if (!before.has(name)) delete process.env[name];
});
