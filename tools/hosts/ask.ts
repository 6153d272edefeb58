import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

import { wrongHeaders } from './expected.ts';
import type { Row } from './rows.ts';

/** Sends a request like fetch, but with the URL exactly as it is written. */
async function fetchRaw(url: string, { path, method = 'GET', sent = {} }: Row) {
  const signal = AbortSignal.timeout(15_000);
  const asking = request(url, { path, method, headers: { ...sent }, agent: false, signal });
  const [answer] = (await once(asking.end(), 'response')) as [IncomingMessage];
  const headers = new Headers(answer.headers as Record<string, string>);
  return { status: answer.statusCode ?? 0, headers, body: await buffer(answer) };
}

/** Describes how the response differs from the expected one. */
async function problemsOfRow(url: string, row: Row): Promise<string[]> {
  const answer = await fetchRaw(url, row);
  const wrong = wrongHeaders(answer.headers, row.headers);
  if (!row.status.includes(answer.status)) wrong.unshift(`status ${answer.status}`);
  if (row.body && !row.body.equals(answer.body)) wrong.push('another body');
  return wrong;
}

/** Sends all requests to a host, one after the other. @returns a description of each unexpected response */
export async function problemsOf(url: string, rows: readonly Row[]): Promise<string[]> {
  const all: string[] = [];
  for (const row of rows) {
    // oxlint-disable-next-line no-await-in-loop -- the requests are sent one after the other
    const problems = await problemsOfRow(url, row).catch((error: unknown) => [String(error)]);
    all.push(...problems.map((problem) => `${row.method ?? 'GET'} ${row.path}: ${problem}`));
  }
  return all;
}
