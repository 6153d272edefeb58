import { afterAll, vi } from 'vitest';

// What a file leaves in modules and variables of the process is not the next one's.
vi.resetModules();

const before = new Set(Object.keys(process.env));
afterAll(() => {
  for (const name of Object.keys(process.env)) if (!before.has(name)) delete process.env[name];
});
