import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import type { Expected } from './expected.ts';
import type { Ask, Row } from './rows.ts';

/** As fetch, but the address goes out as it is written. */
async function fetchRaw(url: string, { path, method = 'GET', headers = {} }: Ask) {
  const signal = AbortSignal.timeout(15_000);
  const asking = request(url, { path, method, headers: { ...headers }, agent: false, signal });
  const [answer] = (await once(asking.end(), 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) };
}

type Answer = Awaited<ReturnType<typeof fetchRaw>>;

/** The body as it was before it was compressed. */
const decoded = ({ headers, body }: Answer) => {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
};

/** What of status and headers is not as expected, in words. */
function headProblems(answer: Answer, { status, headers }: Expected): string[] {
  const wrong = Object.entries(headers).flatMap(([name, wanted]) => {
    const value = answer.headers[name.toLowerCase()]?.toString();
    const fits = wanted instanceof RegExp ? wanted.test(String(value)) : value === wanted;
    return fits ? [] : [value === undefined ? `no ${name}` : `${name}: ${value}`];
  });
  return status.includes(answer.status) ? wrong : [`status ${answer.status}`, ...wrong];
}

async function bodyProblems(answer: Answer, { file, part, empty }: Expected, siteDir: string) {
  if (empty) return answer.body.length > 0 ? ['a body'] : [];
  if (!file) return [];
  const wanted = (await readFile(join(siteDir, file))).subarray(...(part ?? []));
  return decoded(answer).equals(wanted) ? [] : [`not the content of ${file}`];
}

async function askRow(url: string, { ask, expected }: Row, siteDir: string) {
  try {
    const { etag } = ask.again ? (await fetchRaw(url, ask)).headers : {};
    const headers = etag ? { 'If-None-Match': etag } : ask.headers;
    const answer = await fetchRaw(url, { ...ask, ...(headers && { headers }) });
    return [...headProblems(answer, expected), ...(await bodyProblems(answer, expected, siteDir))];
  } catch (error) {
    return [String(error)];
  }
}

/** Asks a host everything, one after the other. @returns what it answers otherwise than it should, in words */
export async function problemsOf(url: string, rows: readonly Row[], siteDir: string) {
  const all: string[] = [];
  for (const row of rows) {
    // oxlint-disable-next-line no-await-in-loop -- one request after the other
    const problems = await askRow(url, row, siteDir);
    all.push(
      ...problems.map((problem) => `${row.ask.method ?? 'GET'} ${row.ask.path}: ${problem}`),
    );
  }
  return all;
}
