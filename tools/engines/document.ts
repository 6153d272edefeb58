import { join, resolve } from 'node:path';

import { format, resolveConfig } from 'prettier';

import type { Engine } from './engine.ts';
import { findings } from './findings.ts';
import type { Verdict, Walk } from './walk.ts';

const projectDir = resolve(import.meta.dirname, '../..');
export const documentPath = join(projectDir, 'docs', 'engines.md');

interface Visit {
  readonly engine: Pick<Engine, 'name' | 'program'>;
  readonly verdicts: readonly (Verdict | undefined)[];
}

const mark = (verdict: Verdict | undefined) => {
  if (verdict?.kind === 'passed') return 'yes';
  return verdict?.kind === 'not possible' ? `not possible: ${verdict.why}` : 'FAILED';
};

/** The text of docs/engines.md, formatted as the project formats everything. */
export async function documentText(
  walks: readonly Walk[],
  visits: readonly Visit[],
  date: string,
): Promise<string> {
  const rows = walks.map(({ group, what }, index) =>
    [group, what, ...visits.map(({ verdicts }) => mark(verdicts[index]))].join(' | '),
  );
  const text = `# The site in three browser engines

<!-- Written by \`npm run engines\`. -->

\`npm run engines\` builds the site, starts it with a mail desk and each of these browsers on this machine, and makes the
walks below in each of them, every one as a visitor who was never there. It installs what is missing (Debian's packages
with \`apt-get\`, where it may), and stops what it started. \`npm run engines Firefox Booking\` makes some of the walks in
some of the engines. An error or a warning in the console fails a walk, unless the walk is about it; so does a file that
the server did not have.

Walked on ${date} (UTC):

${visits.map(({ engine }) => `- ${engine.name}: ${engine.program}`).join('\n')}

| | walk | ${visits.map(({ engine }) => engine.name).join(' | ')} |
| ${'--- | '.repeat(2 + visits.length)}
${rows.map((row) => `| ${row} |`).join('\n')}

The list of a choice is drawn by the system, where no driver can click: in the walks with the pointer the driver chooses
in it, in the walk with the keyboard it is typed. “Offline” is a server that is gone, the same for every engine.

## What the runs found

${findings
  .map(
    ({ engines, what, cause, kept }, index) =>
      `${index + 1}. **${engines}:** ${what} Cause: ${cause} Kept mended by ${kept}.`,
  )
  .join('\n')}
`;
  return format(text, { ...(await resolveConfig(documentPath)), filepath: documentPath });
}
