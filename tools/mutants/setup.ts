import { inject, vi } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    globalNamespace: string;
    mutantActivation: 'static' | 'runtime' | undefined;
  }
}

interface Stryker {
  activeMutant?: string | undefined;
}

// A kept process still has what the run before it left.
vi.useRealTimers();
vi.unstubAllEnvs();
vi.unstubAllGlobals();
const stryker = (globalThis as unknown as Record<string, Stryker | undefined>)[
  inject('globalNamespace')
];
// Stryker sets it again before the first test.
if (stryker && inject('mutantActivation') !== 'static') stryker.activeMutant = undefined;
