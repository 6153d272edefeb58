import { isCompressed } from './compression.ts';
import {
  addressOf,
  anySafe,
  bodiless,
  cachingOf,
  type Expected,
  found,
  missing,
  movedTo,
  permanent,
  refused,
  withHeaders,
} from './expected.ts';
import { securityHeaders, refusalHeaders } from './rules.ts';

export interface Ask {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Asked with the `ETag` that an earlier answer to the same gave. */
  readonly again?: boolean;
}

export type Group =
  | 'Pages'
  | 'Kinds of file'
  | 'Not found'
  | 'Not published'
  | 'Redirects'
  | 'Asked again'
  | 'Parts'
  | 'Compression'
  | 'Methods'
  | 'Odd spellings';

export interface Row {
  readonly group: Group;
  readonly ask: Ask;
  readonly expected: Expected;
}

/** What the rows need to know of the finished site. */
export interface SiteFiles {
  /** Paths of its files, such as `tour/a.html`. */
  readonly names: readonly string[];
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
}

/** Files of every site that keep their name; the notices may live elsewhere. */
const namedFiles: readonly string[] = [
  'favicon.svg',
  'favicon.ico',
  'apple-touch-icon.png',
  'site.webmanifest',
  'sitemap.xml',
  'robots.txt',
  'licenses.txt',
  'sw.js',
];

const accepted = { 'Accept-Encoding': 'br, gzip' };

/** Every request that is made of each host, and the answer that each must give. */
export function rowsFor({ names, redirects }: SiteFiles): Row[] {
  const pages = names.filter((name) => name.endsWith('.html') && name !== '404.html').toSorted();
  const oneOf = (pattern: RegExp) => {
    const name = names.toSorted().find((each) => pattern.test(each));
    if (!name) throw new Error(`The site has no file like ${pattern.source}`);
    return name;
  };
  const script = oneOf(/^assets\/index-.*\.js$/);
  const picture = oneOf(/^images\/.*-800\.avif$/);
  const tour = oneOf(/^tour\/.*\.html$/);
  const [moved] = redirects;
  if (!moved) throw new Error('The site has no redirects');
  const { from, to } = moved;
  const kinds = [
    script,
    oneOf(/^assets\/.*\.woff2$/),
    picture,
    ...[/^images\/.*\.webp$/, /^images\/.*\.jpg$/, /^icons\/.*\.png$/].map(oneOf),
    ...namedFiles,
    'notices.json',
  ];
  const row = (group: Group, ask: Ask | string, expected: Expected): Row => ({
    group,
    ask: typeof ask === 'string' ? { path: ask } : ask,
    expected,
  });
  const encoded = (name: string, encoding: string | undefined): Expected =>
    withHeaders(name === '404.html' ? missing : found(name), {
      'Content-Encoding': encoding,
      ...(isCompressed(name) && { Vary: /accept-encoding/i }),
    });

  return [
    ...pages.map((name) => row('Pages', addressOf(name), found(name))),
    row('Pages', '/tours?type=road', found('tours.html')),
    ...kinds.map((name) => row('Kinds of file', `/${name}`, found(name))),
    ...[
      '/nowhere',
      '/nowhere?a=1',
      '/tour',
      '/tour/nowhere',
      '/tours/more',
      '/assets',
      '/assets/gone-1.js',
      '/images/gone.avif',
      '/icons/gone.png',
    ].map((path) => row('Not found', path, missing)),
    ...['/_headers', '/_redirects', '/404', '/404.html', `/${script}.br`, `/${script}.gz`].map(
      (path) => row('Not published', path, missing),
    ),
    ...redirects.map((each) => row('Redirects', each.from, movedTo(each.to))),
    row('Redirects', `${from}?a=1&b=%26`, movedTo(`${to}?a=1&b=%26`)),
    row('Redirects', `${from}/`, movedTo(to)),
    row('Redirects', `${from}/?a=1`, movedTo(`${to}?a=1`)),
    row('Redirects', '/tours/', movedTo('/tours')),
    row('Redirects', '/tours/?type=road', movedTo('/tours?type=road')),
    row('Redirects', '/tours//', movedTo('/tours')),
    row('Redirects', `${addressOf(tour)}/`, movedTo(addressOf(tour))),
    row('Redirects', '/tours.html', movedTo('/tours')),
    row('Redirects', `/${tour}`, movedTo(addressOf(tour))),
    row('Redirects', '/index.html', movedTo('/')),
    row('Redirects', '/index', movedTo('/')),
    ...['index.html', 'tours.html', script, picture].map((name) =>
      row(
        'Asked again',
        { path: addressOf(name), again: true },
        {
          status: [304],
          headers: { ...securityHeaders, ...cachingOf(name) },
          empty: true,
        },
      ),
    ),
    row('Asked again', { path: '/nowhere', headers: { 'If-None-Match': '*' } }, missing),
    ...(
      [
        ['bytes=0-99', 0, 100],
        ['bytes=100-199', 100, 200],
      ] as const
    ).map(([Range, start, end]) =>
      row(
        'Parts',
        { path: `/${picture}`, headers: { Range } },
        {
          ...withHeaders(found(picture), {
            'Content-Range': new RegExp(`^bytes ${start}-${end - 1}/\\d+$`),
          }),
          status: [206],
          part: [start, end],
        },
      ),
    ),
    row(
      'Parts',
      { path: `/${picture}`, headers: { Range: 'bytes=99999999-' } },
      {
        status: [416],
        headers: {
          ...securityHeaders,
          'Cache-Control': /no-store|no-cache/,
          'Content-Range': /^bytes \*\/\d+$/,
        },
      },
    ),
    row(
      'Parts',
      { path: `/${picture}`, headers: { Range: 'bytes=a-b' } },
      {
        status: [200, 416],
        headers: securityHeaders,
      },
    ),
    row('Parts', { path: '/assets/gone-1.js', headers: { Range: 'bytes=0-9' } }, missing),
    ...[script, 'tours.html', 'sw.js', 'favicon.svg', 'sitemap.xml'].flatMap((name) =>
      ['br', 'gzip'].map((encoding) =>
        row(
          'Compression',
          { path: addressOf(name), headers: { 'Accept-Encoding': encoding } },
          encoded(name, encoding),
        ),
      ),
    ),
    row('Compression', { path: `/${script}`, headers: accepted }, encoded(script, 'br')),
    row(
      'Compression',
      { path: `/${script}`, headers: { 'Accept-Encoding': 'identity' } },
      encoded(script, undefined),
    ),
    row('Compression', { path: `/${script}` }, encoded(script, undefined)),
    row('Compression', { path: '/nowhere', headers: accepted }, encoded('404.html', 'br')),
    row('Compression', { path: `/${picture}`, headers: accepted }, encoded(picture, undefined)),
    row(
      'Compression',
      { path: '/notices.json', headers: accepted },
      encoded('notices.json', undefined),
    ),
    row('Methods', { method: 'HEAD', path: '/tours' }, bodiless(found('tours.html'))),
    row('Methods', { method: 'HEAD', path: '/nowhere' }, bodiless(missing)),
    ...['POST', 'PUT', 'DELETE', 'OPTIONS'].map((method) =>
      row(
        'Methods',
        { method, path: '/tours' },
        {
          status: [405],
          headers: { ...securityHeaders, ...refusalHeaders, Allow: /GET, ?HEAD/ },
        },
      ),
    ),
    row('Odd spellings', '//tours', found('tours.html')),
    row('Odd spellings', '/%74ours', found('tours.html')),
    ...[
      '/%5fheaders',
      '//_headers',
      '/_HEADERS',
      '/tour%2f..%2f_headers',
      '/tour/%2e%2e/_headers',
      '/404%2ehtml',
      '/../package.json',
      '/%2e%2e/package.json',
      '/..%5cpackage.json',
      '/%00',
      '/%E0%A4%A',
      '/.git/config',
      `/${'a'.repeat(6000)}`,
    ].map((path) => row('Odd spellings', path, anySafe)),
    ...[
      '//evil.example/',
      String.raw`/\evil.example/`,
      '/%5cevil.example/',
      '/%0d%0aX-Evil:1/',
    ].map((path) =>
      row('Odd spellings', path, {
        status: [...permanent, ...refused],
        headers: { Location: /^(?:undefined|\/(?![/\\]).*)$/, 'X-Evil': undefined },
      }),
    ),
  ];
}
