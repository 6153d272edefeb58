import type { Finding } from '#tools/doctor/finding.ts';

/** What these findings say must be done. */
export const tasks = (findings: readonly Finding[]) =>
  findings.filter(({ grade }) => grade === 'todo').map(({ text }) => text);
