import { afterAll, afterEach, vi } from 'vitest';

import { testTime } from './test-time.ts';

// Files share a process. Each file loads its own copy of the site's modules, so that no state of another file is left.
vi.resetModules();

// A test that read the real clock would fail when a minute or a day ends between two readings.
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
