import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { parseHeaders, parseRedirects } from '../serve/host-rules.ts';
import { isCompressed } from './compression.ts';
import { type Expected, typeOf } from './expected.ts';
import { fileHeaders, FORMS_PATH, refusalHeaders, securityHeaders } from './rules.ts';

/** A request and the response that every host must send. */
export interface Row {
  readonly path: string;
  readonly method?: string;
  readonly sent?: Readonly<Record<string, string>>;
  readonly status: readonly number[];
  readonly headers: Expected;
  /** The expected body; undefined if any body is allowed. */
  readonly body?: Buffer;
}

const nothing = Buffer.alloc(0);

/** Returns the URL path of a file of the site. */
export const addressOf = (name: string) =>
  name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`;

/** Returns all requests that are sent to each host of a finished build. */
export async function rowsFor(siteDir: string): Promise<Row[]> {
  const names = (await readdir(siteDir, { recursive: true })).toSorted();
  const read = (name: string) => readFileSync(join(siteDir, name));
  const formsHeaders = parseHeaders(read('_headers').toString(), FORMS_PATH);
  const oneOf = (pattern: RegExp) => names.find((name) => pattern.test(name)) ?? '';

  /** Creates a request for a file. The response must have the file's headers. */
  const found = (name: string, path = addressOf(name)): Row => ({
    path,
    status: [200],
    headers: {
      ...securityHeaders,
      'Content-Security-Policy': undefined,
      ...fileHeaders(addressOf(name)),
      ...(addressOf(name) === FORMS_PATH && formsHeaders),
      'Content-Type': typeOf(name),
    },
    body: read(name),
  });
  /** Creates a request for a missing file. The response must be the 404 page, without headers that would cache it. */
  const missing = (path: string): Row => ({
    path,
    status: [404],
    headers: { ...securityHeaders, ...refusalHeaders, 'Content-Type': typeOf('404.html') },
    body: read('404.html'),
  });
  const moved = ([path, to]: readonly [string, string]): Row => ({
    path,
    status: [301, 308],
    headers: { ...securityHeaders, Location: to },
  });
  const refused = (path: string): Row => ({ path, status: [400, 403, 404, 414], headers: {} });
  const asked = (name: string, accepted: string, encoding?: string, ending = ''): Row => {
    const row = name === '404.html' ? missing('/nowhere') : found(name);
    const vary = isCompressed(name) && { Vary: /accept-encoding/i };
    return {
      ...row,
      sent: { 'Accept-Encoding': accepted },
      headers: { ...row.headers, 'Content-Encoding': encoding, ...vary },
      body: read(name + ending),
    };
  };
  const unchanged = (name: string): Row => ({
    path: addressOf(name),
    sent: { 'If-None-Match': '*' },
    status: [304],
    headers: { ...securityHeaders, ...fileHeaders(addressOf(name)), ETag: /"/ },
    body: nothing,
  });
  const refusedMethod = (method: string): Row => ({
    method,
    path: '/tours',
    status: [405],
    headers: { ...securityHeaders, ...refusalHeaders, Allow: /GET, ?HEAD/ },
  });

  const redirects = parseRedirects(read('_redirects').toString());
  const [{ from, to } = { from: '', to: '' }] = redirects;
  const script = oneOf(/^assets\/index-.*\.js$/);
  const picture = oneOf(/^images\/.*-800\.avif$/);
  const tour = oneOf(/^tour\/.*\.html$/);
  const files = names.filter((name) => /\.(?!br|gz)\w+$/.test(name) && name !== '404.html');
  const moves = {
    ...Object.fromEntries(redirects.map((each) => [each.from, each.to])),
    [`${from}?a=1&b=%26`]: `${to}?a=1&b=%26`,
    '/tours/?type=road': '/tours?type=road',
    '/tours//': '/tours',
    [`${addressOf(tour)}/`]: addressOf(tour),
    [`/${tour}`]: addressOf(tour),
    '/index.html': '/',
    '/index': '/',
  };

  return [
    ...files.map((name) => found(name)),
    ...['/tours?type=road', '//tours', '/%74ours'].map((path) => found('tours.html', path)),
    ...['/nowhere', '/nowhere?a=1', '/tour', '/tour/nowhere', '/assets'].map(missing),
    ...['/assets/gone-1.js', '/images/gone.avif', '/icons/gone.png'].map(missing),
    ...['/_headers', '/_redirects', '/404', '/404.html', '/a/b/c', '/tour/__proto__'].map(missing),
    ...[`/${script}.br`, `/${script}.gz`].map(missing),
    ...Object.entries(moves).map(moved),
    ...['index.html', script, picture].map(unchanged),
    {
      ...found(picture),
      sent: { Range: 'bytes=100-199' },
      status: [206],
      headers: {
        ...found(picture).headers,
        'Content-Range': /^bytes 100-199\/\d+$/,
        // Caddy copies the file's headers to the error response for an unsatisfiable range, so both values are allowed.
        'Cache-Control': /^public, max-age=604800$|^no-cache$/,
      },
      body: read(picture).subarray(100, 200),
    },
    {
      path: `/${picture}`,
      sent: { Range: 'bytes=99999999-' },
      status: [416],
      headers: { ...securityHeaders, 'Cache-Control': /no-store|no-cache/ },
    },
    ...[script, 'tours.html', 'sw.js', 'favicon.svg', 'sitemap.xml', '404.html'].flatMap((name) => [
      asked(name, 'br, gzip', 'br', '.br'),
      asked(name, 'gzip', 'gzip', '.gz'),
    ]),
    asked(script, 'identity'),
    asked(picture, 'br, gzip'),
    asked('notices.json', 'br, gzip'),
    { ...found('tours.html'), method: 'HEAD', body: nothing },
    ...['POST', 'PUT', 'DELETE', 'OPTIONS'].map(refusedMethod),
    ...['/%5fheaders', '//_headers', '/_HEADERS', '/404%2ehtml'].map(refused),
    ...['/tour%2f..%2f_headers', '/tour/%2e%2e/_headers'].map(refused),
    ...['/../package.json', '/..%5cpackage.json', '/.git/config'].map(refused),
    ...['/%00', '/%E0%A4%A', `/${'a'.repeat(6000)}`].map(refused),
    ...['//evil.example/', String.raw`/\evil.example/`, '/%0d%0aX-Evil:1/'].map((path) => ({
      path,
      status: [301, 308, ...refused(path).status],
      headers: { Location: /^(?:\/(?![/\\]).*)?$/, 'X-Evil': undefined },
    })),
  ];
}
