import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

import type { Row } from './rows.ts';

/** As fetch, but the address goes out as it is written. */
async function fetchRaw(url: string, { path, method = 'GET', sent = {} }: Row) {
  const signal = AbortSignal.timeout(15_000);
  const asking = request(url, { path, method, headers: { ...sent }, agent: false, signal });
  const [answer] = (await once(asking.end(), 'response')) as [IncomingMessage];
  const headers = new Headers(answer.headers as Record<string, string>);
  return { status: answer.statusCode ?? 0, headers, body: await buffer(answer) };
}

/** Headers that are otherwise than they should be, in words. */
export const wrongHeaders = (headers: Headers, wanted: Row['headers']): string[] =>
  Object.entries(wanted).flatMap(([name, expected]) => {
    const value = headers.get(name);
    const fits =
      expected instanceof RegExp ? expected.test(value ?? '') : value === (expected ?? null);
    return fits ? [] : [value === null ? `no ${name}` : `${name}: ${value}`];
  });

/** What is answered otherwise than it should be, in words. */
async function problemsOfRow(url: string, row: Row): Promise<string[]> {
  const etag = row.again && (await fetchRaw(url, row)).headers.get('ETag');
  const answer = await fetchRaw(url, etag ? { ...row, sent: { 'If-None-Match': etag } } : row);
  const wrong = wrongHeaders(answer.headers, row.headers);
  if (!row.status.includes(answer.status)) wrong.unshift(`status ${answer.status}`);
  if (row.body && !row.body.equals(answer.body)) wrong.push('another body');
  return wrong;
}

/** Asks a host everything, one after the other. @returns what it answers otherwise than it should, in words */
export async function problemsOf(url: string, rows: readonly Row[]): Promise<string[]> {
  const all: string[] = [];
  for (const row of rows) {
    // oxlint-disable-next-line no-await-in-loop -- one request after the other
    const problems = await problemsOfRow(url, row).catch((error: unknown) => [String(error)]);
    all.push(...problems.map((problem) => `${row.method ?? 'GET'} ${row.path}: ${problem}`));
  }
  return all;
}
