import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { format, resolveConfig } from 'prettier';

import type { NodesResult } from '../nodes/nodes.ts';
import type { SoakResult } from '../soak/report.ts';
import { privacy } from './privacy.ts';
import type { Line } from './proof.ts';
import { resilience } from './resilience.ts';

export const projectDir = resolve(import.meta.dirname, '../..');
export const documentPath = 'docs/trust.md';

export const lines: readonly Line[] = [...resilience, ...privacy];

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');

const rowOf = ({ id, what, proofs, open }: Line) =>
  `| ${[
    id,
    cell(what),
    proofs.map(([file, title]) => `${cell(title)} (\`${file}\`)`).join('<br>'),
    cell(open ?? ''),
  ].join(' | ')} |`;

const table = (rows: readonly Line[]) => `| line | what | proven by | otherwise, or open |
| --- | --- | --- | --- |
${rows.map(rowOf).join('\n')}`;

const listed = (items: readonly (readonly [string, string | number])[]) =>
  items.map(([name, value]) => `| ${name} | ${value} |`).join('\n');

const storm = ({
  figures,
  happened,
  memory,
  release,
  ...run
}: SoakResult) => `On ${run.date} (UTC) ${
  run.visitors
} visitors came within ${Math.round(run.seconds / 60)} minutes (${run.seconds} s), up to ${
  run.atOnce
} at a time, to Chromium ${run.browser} on Node ${run.node} (seed ${
  run.seed
}), and one tab stayed open from the first visit to the last.

**${figures.sent} sent = ${figures.received} told as received, and arrived + ${
  figures.arrivedUnknown
} told as unknown, and arrived + ${figures.arrivedFailed} told as failed, and arrived + ${
  figures.notArrived
} told as unknown or failed, and not arrived.** ${
  figures.repeats
} mails came a second time, each under the reference that it had. No console held anything but network failures while a
fault was on.

| what happened to visitors | times |
| --- | --- |
${listed(Object.entries(happened))}

A release takes ${release.gone} of the ${release.scripts} scripts away that an open tab may ask for; the old ones are gone at
once, which is harsher than what docs/operations.md asks for.

| memory after a garbage collection | MB at the beginning | MB at the end |
| --- | --- | --- |
| what scripts hold in the open tab, ${run.rounds} times through the site | ${memory.openTab.first} | ${memory.openTab.last} |
| the process with sites, mail desks and the drivers of the browsers | ${memory.servers.first} | ${memory.servers.last} |`;

const nodesTable = ({
  date,
  nodes,
}: NodesResult) => `On ${date} (UTC) each of these started site and inbox with \`npm start\`, and passed the unit
tests:

| Node | unit tests |
| --- | --- |
${nodes.map(({ version, tests }) => `| ${version} | ${tests} |`).join('\n')}`;

const notRun = 'Not run yet.';

/** What a run left; null if it was never made. */
const lastRun = (file: string) => readFile(join(projectDir, file), 'utf8').catch(() => null);

/** The text of docs/trust.md, from the list of proofs and the last runs, formatted as the project formats everything. */
export async function documentText(): Promise<string> {
  const [soak, nodes] = await Promise.all([
    lastRun('tools/soak/last-run.json'),
    lastRun('tools/nodes/last-run.json'),
  ]);
  const text = `# What can be relied on, and why

<!-- Written by \`npm run trust\`. -->

The numbers are those of the requirements for resilience (R) and for security and privacy (P). \`npm test\` runs each of
the tests, and fails if one of them loses its title or a number its proof. \`npm run trust\` writes this page from
\`tools/trust\` and the last runs of \`npm run soak\` and \`npm run nodes\`.

## Resilience

${table(resilience)}

## Security and privacy

${table(privacy)}

## A storm

\`npm run soak\` sends visitors through the booking while the mail service fails, connections are lost, pages are
reloaded, tabs copied and the site released anew, and compares what they were told with what arrived. What chance decides
comes from a seed: \`npm run soak -- --seed S --visitor N\` plays one visitor again. Pictures are loaded in the open tab only.

${soak ? storm(JSON.parse(soak) as SoakResult) : notRun}

## Node

\`npm run nodes\` fetches each Node from the npm registry.

${nodes ? nodesTable(JSON.parse(nodes) as NodesResult) : notRun}
`;
  const path = join(projectDir, documentPath);
  return format(text, { ...(await resolveConfig(path)), filepath: path });
}
