import { join } from 'node:path';

import { format, resolveConfig } from 'prettier';

import type { Fault } from './fault.ts';
import { projectDir } from './project.ts';

export interface CaughtFault {
  readonly fault: Fault;
  /** The first test that failed with the fault in place. */
  readonly seenBy: string;
}

export const documentPath = 'docs/faults.md';

const cell = (text: string) =>
  text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll(/\s+/g, ' ');

const row = ({ fault, seenBy }: CaughtFault) =>
  [
    `\`${fault.id}\``,
    `${cell(fault.what)} (\`${fault.file}\`)`,
    cell(fault.harm),
    `${cell(seenBy)} (${fault.caughtBy.map((file) => `\`${file}\``).join(', ')})`,
  ].join(' | ');

const introduction = (count: number) => `# Planted faults

<!-- Written by \`npm run faults\`. -->

A test suite is as good as the faults it finds. \`npm run faults\` copies the project into \`build/faults\`, plants one
small fault after the other there, and runs the tests that should notice it. A fault counts as caught only if the tests
pass without it and one of them fails with it; a file that no longer loads proves nothing. If a fault is not caught,
the command says which one and ends with code 1. Then the suite needs a test, not the list another fault.

The run takes some minutes, so it is not part of \`npm test\`; that only sees to it that each fault of
\`tools/faults/list\` still fits the code and stands in this table. \`npm run faults -- <id>\` runs one fault.

All ${count} faults were caught when this table was written.

| Fault | What is wrong | What a visitor would meet | Caught by |
| --- | --- | --- | --- |
`;

/** The text of docs/faults.md, formatted as the project formats everything. */
export async function documentText(caught: readonly CaughtFault[]): Promise<string> {
  const path = join(projectDir, documentPath);
  const text = introduction(caught.length) + caught.map((each) => `| ${row(each)} |\n`).join('');
  return format(text, { ...(await resolveConfig(path)), filepath: path });
}
