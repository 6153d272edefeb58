import { join, resolve } from 'node:path';

import { format, resolveConfig } from 'prettier';

import { differences } from './differences.ts';
import type { Expected } from './expected.ts';
import type { Row } from './rows.ts';
import type { Verdict, Visit } from './visit.ts';

const projectDir = resolve(import.meta.dirname, '../..');
export const documentPath = join(projectDir, 'docs', 'hosts.md');

const code = (text: string) => `\`${text.replaceAll('|', '\\|')}\``;

const short = (path: string) =>
  path.length > 200 ? `${path.slice(0, 12)}…${path.length} characters` : path;

function request({ ask }: Row) {
  const headers = Object.entries(ask.headers ?? {}).map(([name, value]) => `${name}: ${value}`);
  return [
    code(`${ask.method ?? 'GET'} ${short(ask.path)}`),
    ...headers.map(code),
    ...(ask.again ? ['with its `ETag`'] : []),
  ].join(' ');
}

const valueText = (value: string | RegExp | undefined) => {
  if (value === undefined) return 'none';
  return value instanceof RegExp ? value.source : value;
};

const told = ['Location', 'Cache-Control', 'Content-Encoding', 'Content-Range', 'Allow'];

function answer({ group, expected }: Row) {
  if (group === 'Odd spellings' && expected.status.length > 1) {
    return 'a refusal, or an address of this site';
  }
  const headers = told
    .filter((name) => name in expected.headers)
    .map((name) => readable(name, expected));
  return [expected.status.join(' or '), ...headers].join('; ');
}

function readable(name: string, { headers }: Expected) {
  const value = headers[name];
  if (name === 'Cache-Control') {
    return value instanceof RegExp ? 'asked for again each time' : code(valueText(value));
  }
  if (name === 'Location') return `to ${code(valueText(value))}`;
  if (name === 'Content-Encoding') return value === undefined ? 'as it is' : valueText(value);
  return name === 'Allow' ? 'names GET and HEAD' : 'names the part';
}

function mark(verdict: Verdict | undefined) {
  if (!verdict) return '–';
  return verdict.known.length === 0
    ? 'yes'
    : verdict.known.toSorted((one, other) => one - other).join(', ');
}

/** The text of docs/hosts.md, formatted as the project formats everything. */
export async function documentText(
  rows: readonly Row[],
  visits: readonly Visit[],
  date: string,
): Promise<string> {
  const asked = visits.flatMap(({ verdicts }) => verdicts.filter(Boolean)).length;
  const lines = rows.map((row, index) =>
    [
      row.group,
      request(row),
      answer(row),
      ...visits.map(({ verdicts }) => mark(verdicts[index])),
    ].join(' | '),
  );
  const names = visits.map(({ host }) => host.name);
  const text = `# The site on its hosts

<!-- Written by \`npm run hosts\`. -->

\`npm run hosts\` builds the site, starts each of these servers on this machine with the files that the build wrote for
it, and makes the requests below. It installs what is missing (nginx and Caddy with \`apt-get\`, where it may; the rest
from npm into the user's cache folder), and stops what it started. The headers come from
\`tools/hosts/rules.ts\` alone.

${asked} requests were answered as expected on ${date} (UTC), or in one of the ways told below, by

${visits.map(({ host }) => `- ${host.name}: ${host.program}`).join('\n')}

Every answer is also compared with the security headers and the type that belong to it, and its body, decompressed, with
the file. “–” was not asked: the engines that Netlify publishes read \`_headers\` and \`_redirects\` and find files, and
leave methods, ranges, compression and \`ETag\` to its network.

## Differences

${differences
  .map(({ hosts, what, why }, index) => `${index + 1}. **${hosts.join(' and ')}:** ${what} ${why}`)
  .join('\n')}

## Requests

| | request | expected | ${names.join(' | ')} |
| ${'--- | '.repeat(3 + names.length)}
${lines.map((line) => `| ${line} |`).join('\n')}
`;
  return format(text, { ...(await resolveConfig(documentPath)), filepath: documentPath });
}
