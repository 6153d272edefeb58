import type { Finding } from '#tools/doctor/finding.ts';

/** Returns the texts of the findings that must be fixed. */
export const tasks = (findings: readonly Finding[]) =>
  findings.filter(({ grade }) => grade === 'todo').map(({ text }) => text);
