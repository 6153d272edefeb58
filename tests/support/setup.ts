import { afterAll, afterEach, vi } from 'vitest';

// What a test or a file has changed is not the next one's.
vi.resetModules();

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const before = new Set(Object.keys(process.env));
afterAll(() => {
  for (const name of Object.keys(process.env)) if (!before.has(name)) delete process.env[name];
});
