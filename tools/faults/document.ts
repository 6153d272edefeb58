import { join } from 'node:path';

import { format, resolveConfig } from 'prettier';

import type { Fault } from './fault.ts';
import { faults } from './faults.ts';
import { projectDir } from './project.ts';

export interface CaughtFault {
  readonly fault: Fault;
  /** The first test that failed with the fault in place. */
  readonly seenBy: string;
}

export const documentPath = 'docs/faults.md';

const cell = (text: string) =>
  text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll(/\s+/g, ' ');

const rowOf = ({ fault, seenBy }: CaughtFault) =>
  `| ${[
    `\`${fault.id}\``,
    `${cell(fault.what)} (\`${fault.file}\`)`,
    cell(fault.harm),
    `${cell(seenBy)} (${fault.caughtBy.map((file) => `\`${file}\``).join(', ')})`,
  ].join(' | ')} |`;

const introduction = `# Planted faults

<!-- Written by \`npm run faults\`. -->

A test suite is as good as the faults it finds. \`npm run faults\` copies the project into \`build/faults\`, plants one
small fault after the other there, and runs the tests that should notice it. A fault counts as caught only if the tests
pass without it and one of them fails with it; a file that no longer loads proves nothing. If a fault is not caught,
the command says which one and ends with code 1. Then the suite needs a test, not the list another fault.

What concerns charts, rules and services alone is left to [\`npm run mutants\`](mutants.md). These faults are in what puts
them on a page.

The run takes some minutes, so it is not part of \`npm test\`; that only sees to it that each fault of
\`tools/faults/list\` still fits the code and stands in this table. \`npm run faults -- <id> …\` runs some of them, and
writes their rows anew.

Each of these faults was caught when its row was written.

| Fault | What is wrong | What a visitor would meet | Caught by |
| --- | --- | --- | --- |
`;

/** The rows of the table as it stands, by the fault's id. */
const rowsIn = (text: string) =>
  new Map([...text.matchAll(/^\| `([\w-]+)`.*$/gm)].map(([line, id = '']) => [id, line]));

/**
 * The text of docs/faults.md with the rows of these faults, formatted as the project formats everything.
 * @param before the text that it replaces, from which the other faults keep their rows
 */
export async function documentText(
  caught: readonly CaughtFault[],
  before: string,
): Promise<string> {
  const path = join(projectDir, documentPath);
  const rows = rowsIn(before);
  for (const each of caught) rows.set(each.fault.id, rowOf(each));
  const text = introduction + faults.flatMap(({ id }) => rows.get(id) ?? []).join('\n');
  return format(text, { ...(await resolveConfig(path)), filepath: path });
}
