import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { format, resolveConfig } from 'prettier';

import { answers, changesOf, openQuestions } from './questions.ts';
import { type Change, keyOf, LEAST_SCORE, type MutantsResult, scoreOf } from './result.ts';
import { projectDir } from './run.ts';

export const documentPath = 'docs/mutants.md';
export const lastRunPath = join(projectDir, 'tools/mutants/last-run.json');

/** What the last runs left, part by part; null if there was none. */
export const lastRun = async (): Promise<MutantsResult | null> => {
  const text = await readFile(lastRunPath, 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as MutantsResult);
};

const code = (text: string) => `\`${text.replaceAll('|', '\\|').replaceAll('`', 'ˋ')}\``;

const items = (changes: readonly Change[]) => {
  const unique = new Map(changes.map((change) => [keyOf(change), change]));
  return [...unique.values()]
    .map(({ file, line, change }) => `- \`${file}\`, ${code(line)}: ${code(change)}`)
    .join('\n');
};

const folders = [
  ['machines', 'machines/'],
  ['domain', 'src/domain/'],
  ['services', 'src/services/'],
] as const;

const percent = (score: number) => `${score.toFixed(1)} %`;

function row(result: MutantsResult, name: string, isCounted: (file: string) => boolean) {
  const files = result.files.filter(({ file }) => isCounted(file));
  const sum = (of: 'killed' | 'broken') => files.reduce((all, each) => all + each[of], 0);
  const count = (changes: readonly Change[]) =>
    changes.filter(({ file }) => isCounted(file)).length;
  return `| ${[
    name,
    sum('killed'),
    count(result.endless),
    count(result.survivors),
    sum('broken'),
    percent(scoreOf(result, isCounted)),
  ].join(' | ')} |`;
}

/** The text of docs/mutants.md, formatted as the project formats everything. */
export async function documentText(result: MutantsResult): Promise<string> {
  const { unanswered } = openQuestions(result.survivors);
  const rows = [
    ...folders.map(([name, folder]) =>
      row(result, `**${name}**`, (file) => file.startsWith(folder)),
    ),
    row(result, '**all**', () => true),
    ...result.files.map(({ file }) => row(result, `\`${file}\``, (each) => each === file)),
  ];
  const text = `# Changes that tests notice

<!-- Written by \`npm run mutants\`. -->

A test suite is as good as the changes it notices. \`npm run mutants\` lets [Stryker](https://stryker-mutator.io) change
the statecharts, the rules and the services one small thing at a time (a comparison, a word, a transition left out), and
runs the tests without a browser that reach it. It fails below ${LEAST_SCORE} %, or if a change that no test noticed is not answered
in \`tools/mutants/answers\`. It takes an hour, so it is not part of \`npm test\`; that only sees to it that this page says
what the last run left, that every file is in it, and that every survivor still stands in the source. The next run tries
only what is new: \`npm run mutants -- <part> …\` takes the parts of \`tools/mutants/parts.ts\`.
[Planted faults](faults.md) show what only a page can show.

Run last on ${result.date} (UTC) by Stryker ${result.stryker} on Node ${result.node}.

| | noticed | never ends | survived | does not load | score |
| --- | --: | --: | --: | --: | --: |
${rows.join('\n')}

A change with which the tests never end counts as noticed; it was tried twice, and is named below. A change with which a
file does not load any more would stop every test; it counts for nothing.

## Survivors, and why no test needs to notice them

${answers
  .map(
    (answer) => `### ${answer.why}

${items(changesOf(answer))}`,
  )
  .join('\n\n')}
${unanswered.length > 0 ? `\n### Not answered yet\n\n${items(unanswered)}\n` : ''}
## Changes with which the tests never end

${items(result.endless)}
`;
  const path = join(projectDir, documentPath);
  return format(text, { ...(await resolveConfig(path)), filepath: path });
}
