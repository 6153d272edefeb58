import { readdir, readFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';

import { parseRedirects } from '../serve/host-rules.ts';
import { isCompressed } from './compression.ts';
import {
  addressOf,
  type Expected,
  found,
  missing,
  movedTo,
  refused,
  withHeaders,
} from './expected.ts';
import { fileHeaders, refusalHeaders, securityHeaders } from './rules.ts';

export interface Ask {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Asked with the `ETag` that an earlier answer to the same gave. */
  readonly again?: boolean;
}

export interface Row {
  readonly ask: Ask;
  readonly expected: Expected;
}

/** Every request that is made of each host of a finished build, and the answer that each must give. */
export async function rowsFor(siteDir: string): Promise<Row[]> {
  const names = (await readdir(siteDir, { recursive: true })).toSorted();
  const redirects = parseRedirects(await readFile(join(siteDir, '_redirects'), 'utf8'));
  const [{ from, to } = { from: '', to: '' }] = redirects;
  const oneOf = (pattern: RegExp) => {
    const name = names.find((each) => pattern.test(each));
    if (!name) throw new Error(`The site has no file like ${pattern.source}`);
    return name;
  };
  const script = oneOf(/^assets\/index-.*\.js$/);
  const picture = oneOf(/^images\/.*-800\.avif$/);
  const tour = oneOf(/^tour\/.*\.html$/);
  const pages = names.filter((name) => name.endsWith('.html') && name !== '404.html');
  const kinds = names
    .filter((name) => /\.(?!html|br|gz)\w+$/.test(name))
    .map((name) => [dirname(name) + extname(name), name] as const);
  // One file of each kind in each folder.
  const files = new Set([...pages, script, picture, ...new Map(kinds).values()]);

  const rows = (expected: Expected, ...paths: readonly string[]) =>
    paths.map((path): Row => ({ ask: { path }, expected }));
  const moves = Object.entries({
    ...Object.fromEntries(redirects.map((each) => [each.from, each.to])),
    [`${from}?a=1&b=%26`]: `${to}?a=1&b=%26`,
    '/tours/?type=road': '/tours?type=road',
    '/tours//': '/tours',
    [`${addressOf(tour)}/`]: addressOf(tour),
    [`/${tour}`]: addressOf(tour),
    '/index.html': '/',
    '/index': '/',
  });
  const compressed = (name: string, accepted: string, encoding: string | undefined): Row => ({
    ask: {
      path: name === '404.html' ? '/nowhere' : addressOf(name),
      headers: { 'Accept-Encoding': accepted },
    },
    expected: withHeaders(name === '404.html' ? missing : found(name), {
      'Content-Encoding': encoding,
      ...(isCompressed(name) && { Vary: /accept-encoding/i }),
    }),
  });
  const askedAgain = (name: string): Row => ({
    ask: { path: addressOf(name), again: true },
    expected: {
      status: [304],
      headers: { ...securityHeaders, ...fileHeaders(addressOf(name)) },
      empty: true,
    },
  });
  const refusedMethod = (method: string): Row => ({
    ask: { method, path: '/tours' },
    expected: {
      status: [405],
      headers: { ...securityHeaders, ...refusalHeaders, Allow: /GET, ?HEAD/ },
    },
  });
  const { status, headers } = found('tours.html');

  return [
    ...[...files].flatMap((name) => rows(found(name), addressOf(name))),
    ...rows(found('tours.html'), '/tours?type=road', '//tours', '/%74ours'),
    ...rows(missing, '/nowhere', '/nowhere?a=1', '/tour', '/tour/nowhere', '/assets'),
    ...rows(missing, '/assets/gone-1.js', '/images/gone.avif', '/icons/gone.png'),
    ...rows(missing, '/_headers', '/_redirects', '/404', '/404.html'),
    ...rows(missing, `/${script}.br`, `/${script}.gz`),
    ...moves.flatMap(([old, next]) => rows(movedTo(next), old)),
    ...['index.html', script, picture].map(askedAgain),
    {
      ask: { path: `/${picture}`, headers: { Range: 'bytes=100-199' } },
      expected: {
        ...withHeaders(found(picture), {
          'Content-Range': /^bytes 100-199\/\d+$/,
          // Caddy would give the refusal of a part the headers of the file too.
          'Cache-Control': /^public, max-age=604800$|^no-cache$/,
        }),
        status: [206],
        part: [100, 200],
      },
    },
    {
      ask: { path: `/${picture}`, headers: { Range: 'bytes=99999999-' } },
      expected: {
        status: [416],
        headers: { ...securityHeaders, 'Cache-Control': /no-store|no-cache/ },
      },
    },
    ...[script, 'tours.html', 'sw.js', 'favicon.svg', 'sitemap.xml', '404.html'].flatMap((name) => [
      compressed(name, 'br, gzip', 'br'),
      compressed(name, 'gzip', 'gzip'),
    ]),
    compressed(script, 'identity', undefined),
    compressed(picture, 'br, gzip', undefined),
    compressed('notices.json', 'br, gzip', undefined),
    { ask: { method: 'HEAD', path: '/tours' }, expected: { status, headers, empty: true } },
    ...['POST', 'PUT', 'DELETE', 'OPTIONS'].map(refusedMethod),
    ...rows(refused, '/%5fheaders', '//_headers', '/_HEADERS', '/404%2ehtml'),
    ...rows(refused, '/tour%2f..%2f_headers', '/tour/%2e%2e/_headers'),
    ...rows(refused, '/../package.json', '/..%5cpackage.json', '/.git/config'),
    ...rows(refused, '/%00', '/%E0%A4%A', `/${'a'.repeat(6000)}`),
    ...rows(
      {
        status: [301, 308, ...refused.status],
        headers: { Location: /^(?:undefined|\/(?![/\\]).*)$/, 'X-Evil': undefined },
      },
      '//evil.example/',
      String.raw`/\evil.example/`,
      '/%0d%0aX-Evil:1/',
    ),
  ];
}
