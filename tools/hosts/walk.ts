import { readFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

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

async function problemsOf(answer: Answer, expected: Expected, siteDir: string) {
  const problems = headProblems(answer, expected);
  if (expected.empty && answer.body.length > 0) problems.push('a body');
  if (expected.file && !expected.empty) {
    const file = await readFile(join(siteDir, expected.file));
    const wanted = expected.part ? file.subarray(...expected.part) : file;
    if (!decoded(answer).equals(wanted)) problems.push(`not the content of ${expected.file}`);
  }
  return problems;
}

/** Makes one request of a host and compares its answer. */
export async function askHost(url: string, { ask, expected }: Row, siteDir: string) {
  try {
    const asked = ask.again ? await withETag(url, ask) : ask;
    return await problemsOf(await fetchRaw(url, asked), expected, siteDir);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

async function withETag(url: string, ask: Ask): Promise<Ask> {
  const { etag } = (await fetchRaw(url, ask)).headers;
  if (!etag) throw new Error('no ETag');
  return { ...ask, headers: { ...ask.headers, 'If-None-Match': etag } };
}
