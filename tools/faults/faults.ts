import type { Fault } from './fault.ts';
import { bookingFaults } from './list/booking.ts';
import { domainFaults } from './list/domain.ts';
import { machineFaults } from './list/machines.ts';
import { pageFaults } from './list/pages.ts';

/** All planted faults, in the order of docs/faults.md. */
export const faults: readonly Fault[] = [
  ...bookingFaults,
  ...machineFaults,
  ...pageFaults,
  ...domainFaults,
];
