import type { Fault } from './fault.ts';
import { pageFaults } from './list/pages.ts';

/** All planted faults, in the order of docs/faults.md. */
export const faults: readonly Fault[] = pageFaults;
