import { readFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { type HostName, isKnownDifference } from './differences.ts';
import type { Expected } from './expected.ts';
import type { Ask, Row } from './rows.ts';

export interface Answer {
  /** Whom was asked. */
  readonly origin: string;
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const patience = 15_000;

/** As fetch, but the address goes out as it is written. */
const fetchRaw = (url: string, { method = 'GET', path, headers = {} }: Ask) =>
  new Promise<Answer>((resolve, reject) => {
    const { protocol, hostname, port, origin } = new URL(url);
    const request = protocol === 'https:' ? requestSecure : requestPlain;
    const asking = request(
      { hostname, port, path, method, headers: { ...headers }, agent: false },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            origin,
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    asking.setTimeout(patience, () => asking.destroy(new Error(`no answer within ${patience} ms`)));
    asking.on('error', reject).end();
  });

/** The body as it was before it was compressed. */
const decoded = ({ headers, body }: Answer) => {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
  if (headers['content-encoding'] === 'gzip') return gunzipSync(body);
  return body;
};

const textOf = (answer: Answer, name: string) => {
  const value = answer.headers[name.toLowerCase()];
  const text = Array.isArray(value) ? value.join(', ') : value;
  // Some hosts name themselves in it; a browser reads only the path.
  if (name !== 'Location' || text === undefined) return text;
  const path = text.replace(/^https?:\/\/127\.0\.0\.1:\d+/, '');
  return path.startsWith(`${answer.origin}/`) ? path.slice(answer.origin.length) : path;
};

/** What of status and headers is not as expected, in words; nothing if all is. */
function headProblems(answer: Answer, { status, headers }: Expected): string[] {
  const problems: string[] = [];
  if (!status.includes(answer.status)) problems.push(`status ${answer.status}`);
  for (const [name, wanted] of Object.entries(headers)) {
    const value = textOf(answer, name);
    const fits = wanted instanceof RegExp ? wanted.test(String(value)) : value === wanted;
    if (!fits) problems.push(value === undefined ? `no ${name}` : `${name}: ${value}`);
  }
  return problems;
}

async function bodyProblems(answer: Answer, expected: Expected, siteDir: string) {
  if (expected.empty) return answer.body.length > 0 ? ['a body'] : [];
  if (!expected.file) return [];
  const file = await readFile(join(siteDir, expected.file));
  const wanted = expected.part ? file.subarray(...expected.part) : file;
  return decoded(answer).equals(wanted) ? [] : [`not the content of ${expected.file}`];
}

async function askRow(url: string, { ask, expected }: Row, siteDir: string) {
  try {
    const { etag } = ask.again ? (await fetchRaw(url, ask)).headers : {};
    const headers = etag ? { ...ask.headers, 'If-None-Match': etag } : { ...ask.headers };
    const answer = await fetchRaw(url, { ...ask, headers });
    return [...headProblems(answer, expected), ...(await bodyProblems(answer, expected, siteDir))];
  } catch (error) {
    return [String(error)];
  }
}

/** Asks a host everything, one after the other. @returns what it answers otherwise than it should, in words */
export async function problemsOf(
  { name, url }: { readonly name: HostName; readonly url: string },
  rows: readonly Row[],
  siteDir: string,
): Promise<readonly string[]> {
  const all: string[] = [];
  for (const row of rows) {
    // oxlint-disable-next-line no-await-in-loop -- one request after the other
    const problems = await askRow(url, row, siteDir);
    const unknown = problems.filter((problem) => !isKnownDifference(name, row, problem));
    all.push(...unknown.map((problem) => `${row.ask.method ?? 'GET'} ${row.ask.path}: ${problem}`));
  }
  return all;
}
