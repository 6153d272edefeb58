import { type HostName, isKnownDifference } from '../hosts/differences.ts';
import type { Expected } from '../hosts/expected.ts';
import type { Group, Row } from '../hosts/rows.ts';
import { type Answer, headProblems } from '../hosts/ask.ts';

import { type Finding, fine, some, todo } from './finding.ts';
import { liveRows } from './host-rows.ts';
import { type LiveSite, networkWords } from './network.ts';

const rules = 'See that the host reads the rules of this build: docs/operations.md, "Publishing".';

const without = 'without the header';

interface Words {
  readonly about: string;
  readonly fine: string;
  /** What to do where another answer comes than the expected one. */
  readonly next: string;
  /** The headers that it is about, where it is about some only. */
  readonly headers?: RegExp;
}

const wordsByGroup: Partial<Record<Group, Words>> = {
  Pages: {
    about: 'Pages',
    fine: 'Every page is there, with the headers that protect it.',
    next: 'Publish the whole of dist/ again.',
  },
  'Kinds of file': {
    about: 'Files',
    fine: 'Scripts, typefaces, pictures and icons are there, and may be kept as long as they should.',
    next: rules,
  },
  'Not found': {
    about: 'What does not exist',
    fine: 'What does not exist is answered with 404, and no browser may keep that.',
    next: 'Have the host answer unknown addresses with 404.html and status 404; a rule that leads them all to index.html must go.',
  },
  'Not published': {
    about: "The host's own files",
    fine: 'Files that are for the host cannot be fetched.',
    next: rules,
  },
  Redirects: {
    about: 'Addresses that lead elsewhere',
    fine: 'Short addresses, and those with a slash or .html at the end, lead to the one address for good.',
    next: rules,
  },
  Compression: {
    about: 'Compression',
    fine: 'Texts are sent compressed.',
    next: 'Publish the .br and .gz files of dist/ too and have the host send them, or switch its own compression on.',
    headers: /Content-Encoding|Vary/,
  },
};

const hosts: readonly (readonly [server: RegExp, name: HostName])[] = [
  [/^cloudflare/i, 'Cloudflare'],
  [/^netlify/i, 'Netlify'],
  [/^caddy/i, 'Caddy'],
  [/^nginx/i, 'nginx'],
];

/** The host that an answer names, if it is one whose ways are known. */
export const hostNamed = (server: string | string[] | undefined) =>
  hosts.find(([pattern]) => pattern.test(String(server)))?.[1];

/** What is wrong with one answer, in words; nothing of what this host cannot be told. */
function answerProblems(row: Row, answer: Answer): string[] {
  const host = hostNamed(answer.headers.server);
  const problems = headProblems(answer, row.expected);
  // Another answer than the expected one has other headers too, which say nothing.
  const status = problems.filter((problem) => problem.startsWith('status '));
  return (status.length > 0 ? status : problems)
    .filter((problem) => !host || !isKnownDifference(host, row, problem))
    .map((problem) => inWords(problem, row.expected));
}

function inWords(problem: string, { status, headers }: Expected): string {
  const [, code] = /^status (\d+)$/.exec(problem) ?? [];
  if (code) return `answered with ${code} instead of ${status.join(' or ')}`;
  const [, absent] = /^no (\S+)$/.exec(problem) ?? [];
  const name = absent ?? problem.replace(/:.*/, '');
  const wanted = headers[name];
  const instead = typeof wanted === 'string' ? ` instead of "${wanted}"` : '';
  return absent
    ? `${without} ${name}${typeof wanted === 'string' ? ` ("${wanted}")` : ''}`
    : `with the header "${problem}"${instead}`;
}

async function problemsAt({ ask }: LiveSite, row: Row) {
  try {
    return answerProblems(row, await ask(row.ask.path, row.ask.headers));
  } catch (error) {
    return [`not answered: ${networkWords(error)}`];
  }
}

/** A host that does not read the rules lacks a dozen headers: one sentence tells them all. */
function gathered(paths: ReadonlyMap<string, readonly string[]>) {
  const lacking = [...paths].filter(([problem]) => problem.startsWith(without));
  if (lacking.length < 2) return paths;
  const names = lacking.map(([problem]) => problem.slice(without.length + 1).replace(/ \(.*/, ''));
  return new Map<string, readonly string[]>([
    ...[...paths].filter(([problem]) => !problem.startsWith(without)),
    [
      `${without}s ${[...new Set(names)].join(', ')}`,
      [...new Set(lacking.flatMap(([, at]) => at))],
    ],
  ]);
}

/** How the host answers: pages, headers by kind of file, redirects, 404, compression. */
export async function hostFindings(site: LiveSite, home: string): Promise<readonly Finding[]> {
  const answers = await Promise.all(
    liveRows(home).map(async (row) => ({ row, problems: await problemsAt(site, row) })),
  );
  return Object.entries(wordsByGroup).flatMap(([group, words]) => {
    const paths = new Map<string, string[]>();
    for (const { row, problems } of answers.filter((each) => each.row.group === group)) {
      for (const problem of problems) {
        const isOfOthers = /\bheader\b/.test(problem) && words.headers?.test(problem) === false;
        if (!isOfOthers) paths.set(problem, [...(paths.get(problem) ?? []), row.ask.path]);
      }
    }
    return paths.size === 0
      ? [fine(words.fine)]
      : [...gathered(paths)].map(([problem, at]) =>
          todo(
            `${words.about}: ${some(at)} ${at.length > 1 ? 'are' : 'is'} ${problem}.`,
            /\bheaders?\b/.test(problem) && !words.headers ? rules : words.next,
          ),
        );
  });
}
