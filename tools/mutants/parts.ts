/** Files that are changed, and the tests that should notice; tests of one part do not run for another. */
export interface Part {
  readonly id: string;
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
}

const machineTests = ['tests/machines/**/*.test.ts'];
const domainTests = ['tests/{domain,content,emails}/**/*.test.ts'];

/** One after the other: a run that is broken off goes on with the part at which it was. */
export const parts: readonly Part[] = [
  {
    id: 'booking',
    mutate: ['machines/booking.*.ts', 'machines/holds.context.ts'],
    tests: machineTests,
  },
  {
    id: 'machines',
    mutate: ['machines/*.ts', '!machines/booking.*.ts', '!machines/holds.context.ts'],
    tests: machineTests,
  },
  { id: 'domain-a-m', mutate: ['src/domain/[a-m]*.ts'], tests: domainTests },
  { id: 'domain-n-z', mutate: ['src/domain/[n-z]*.ts'], tests: domainTests },
  { id: 'services', mutate: ['src/services/*.ts'], tests: ['tests/services/**/*.test.ts'] },
];
