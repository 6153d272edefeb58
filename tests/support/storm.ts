import { connect } from 'node:net';

import fc from 'fast-check';

/** What one visitor, crawler or attacker writes on a connection, and how it leaves. */
interface Attempt {
  readonly bytes: Buffer;
  /** `cut` leaves at once, `stuck` never sends the rest, `half-open` ends its side and reads on. */
  readonly leaves: 'politely' | 'half-open' | 'cut' | 'stuck';
}

const crlf = '\r\n';
const token = fc.string({
  unit: fc.constantFrom('a', 'Z', '0', '-', '_', '.', '~'),
  maxLength: 12,
});
const latin1 = fc
  .uint8Array({ maxLength: 24 })
  .map((bytes) => Buffer.from(bytes).toString('latin1'));

const percent = (character: string) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`;

/** The same address in another spelling: encoded letters, dots, doubled slashes, endings. */
const respelled = (paths: readonly string[]) =>
  fc
    .record({
      path: fc.constantFrom(...paths),
      encodes: fc.oneof(fc.constant<number[]>([]), fc.array(fc.nat(20), { maxLength: 3 })),
      before: fc.constantFrom(
        '',
        '',
        '',
        '/',
        '//',
        '/.',
        '/x/..',
        '/%2e%2e',
        '/..',
        '\\',
        '/%5c',
        '/%2f',
      ),
      after: fc.constantFrom(
        '',
        '',
        '',
        '/',
        '//',
        '.html',
        '.br',
        '%00',
        '%',
        '%ff',
        '?',
        '#a',
        '?a=%',
      ),
    })
    .map(({ path, encodes, before, after }) => {
      const letters = path.replaceAll(/./g, (letter, at: number) =>
        encodes.includes(at) ? percent(letter) : letter,
      );
      return before + letters + after;
    });

const targets = (paths: readonly string[]) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...paths) },
    { weight: 12, arbitrary: respelled(paths) },
    { weight: 2, arbitrary: latin1.map((text) => `/${text}`) },
    fc.constantFrom('*', '', '//', 'http://other.test/tours', 'http://[', 'tours', '/%', '/\u0000'),
    fc.constant(`/${'a'.repeat(20_000)}`),
  );

const edge = fc.oneof(
  fc.constantFrom('', '0', '1', '5', '-1', '99999999999999999999'),
  fc.nat(5000),
);
const range = fc.oneof(
  fc.tuple(edge, edge).map(([from, to]) => `bytes=${from}-${to}`),
  fc.tuple(edge, edge, edge).map(([one, two, three]) => `bytes=${one}-${two},${three}-`),
  fc.constantFrom('bytes=5-1', 'bytes=', 'items=0-1', 'bytes=a-b', 'bytes=--1'),
);

const header = fc.oneof(
  range.map((value) => `Range: ${value}`),
  fc
    .tuple(
      fc.constantFrom(
        'If-None-Match',
        'If-Match',
        'If-Modified-Since',
        'If-Range',
        'Accept-Encoding',
        'Host',
        'Origin',
        'Cookie',
      ),
      fc.oneof(
        token,
        latin1.map((text) => text.replaceAll(/[^\x20-\xff]/g, '')),
        fc.constantFrom('*', 'W/"1"', 'br;q=0, gzip;q=9', 'Thu, 99 Foo'),
      ),
    )
    .map(([name, value]) => `${name}: ${value}`),
  fc.constantFrom(
    'Expect: 100-continue',
    `Upgrade: websocket${crlf}Connection: Upgrade`,
    'Content-Type: text/plain',
    'Content-Type: multipart/form-data; boundary=x',
  ),
);

/** What no server needs to read on from. */
const broken = fc.constantFrom(
  'Content-Length: 4',
  'Content-Length: -1',
  'Content-Length: 99999999999999999999',
  'Transfer-Encoding: chunked',
  'Expect: wonders',
  'Host: 127.0.0.1',
  ': nameless',
  'broken',
  `Long: ${'a'.repeat(20_000)}`,
);

const attempts = ({
  paths,
  bodies = [''],
  method: usual = 'GET',
  headers: always = [],
}: StormOptions) =>
  fc
    .record({
      method: fc.oneof(
        { weight: 10, arbitrary: fc.constant(usual) },
        fc.constantFrom(
          'GET',
          'HEAD',
          'POST',
          'PUT',
          'DELETE',
          'OPTIONS',
          'TRACE',
          'CONNECT',
          'get',
          '',
        ),
        token,
      ),
      target: targets(paths),
      version: fc.oneof(
        { weight: 20, arbitrary: fc.constant('HTTP/1.1') },
        fc.constantFrom('HTTP/1.0', 'HTTP/9.9', ''),
      ),
      host: fc.oneof({ weight: 20, arbitrary: fc.constant(['Host: 127.0.0.1']) }, fc.constant([])),
      headers: fc.array(fc.oneof({ weight: 15, arbitrary: header }, broken), { maxLength: 4 }),
      body: fc.oneof(fc.constant(''), fc.constantFrom(...bodies), latin1),
      saysLength: fc.boolean(),
      leaves: fc.oneof(
        { weight: 8, arbitrary: fc.constant('politely' as const) },
        fc.constantFrom('half-open' as const, 'cut' as const, 'stuck' as const),
      ),
    })
    .map(({ method, target, version, host, headers, body, saysLength, leaves }): Attempt => {
      const length = saysLength ? [`Content-Length: ${Buffer.byteLength(body, 'latin1')}`] : [];
      const first = [
        `${method} ${target} ${version}`,
        ...host,
        'Connection: close',
        ...length,
        ...always,
      ];
      const lines = [...first, ...headers];
      const text = lines.join(crlf) + crlf + crlf + body;
      const bytes = Buffer.from(text, 'latin1');
      return { leaves, bytes: leaves === 'stuck' ? bytes.subarray(0, bytes.length / 2) : bytes };
    });

/** Writes one attempt and gives what came back; an attempt that leaves, or waits for more, gives up. */
function make({ bytes, leaves }: Attempt, port: number): Promise<Buffer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const patience = setTimeout(() => socket.destroy(), leaves === 'stuck' ? 5 : 1000);
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('end', () => socket.destroy());
    // The server may well refuse: what it answered until then counts.
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(patience);
      resolve(Buffer.concat(chunks));
    });
    socket.write(bytes, () => {
      if (leaves === 'cut') socket.destroy();
      if (leaves === 'half-open') socket.end();
    });
  });
}

interface StormOptions {
  readonly port: number;
  readonly requests: number;
  readonly seed: number;
  /** Addresses that mean something to this server; they come in many spellings. */
  readonly paths: readonly string[];
  readonly bodies?: readonly string[];
  /** The usual one; `GET` if absent. */
  readonly method?: string;
  /** Lines that every request has. */
  readonly headers?: readonly string[];
  readonly onAnswer?: (answer: string, request: string) => void;
}

/** A replayable storm of requests, 32 at a time. */
export async function storm(options: StormOptions) {
  const { port, requests, seed, onAnswer } = options;
  const waiting = fc.sample(attempts(options), { numRuns: requests, seed });
  const visit = async () => {
    for (let attempt = waiting.pop(); attempt; attempt = waiting.pop()) {
      const answer = await make(attempt, port);
      onAnswer?.(answer.toString('latin1'), attempt.bytes.toString('latin1'));
    }
  };
  await Promise.all(Array.from({ length: 32 }, visit));
}

/** What would have ended the process of a server that is under test in this one. */
export function deadlyErrors() {
  const errors: unknown[] = [];
  const note = (error: unknown) => void errors.push(error);
  process.on('uncaughtException', note);
  process.on('unhandledRejection', note);
  return {
    errors,
    stop: () => {
      process.off('uncaughtException', note);
      process.off('unhandledRejection', note);
    },
  };
}
