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
  const rows = (group: Group, expected: Expected, ...paths: readonly string[]) =>
    paths.map((path): Row => ({ group, ask: { path }, expected }));
  const moves = (addresses: Readonly<Record<string, string>>) =>
    Object.entries(addresses).flatMap(([old, next]) => rows('Redirects', movedTo(next), old));
  const row = (group: Group, ask: Ask, expected: Expected): Row => ({ group, ask, expected });
  const part = (Range: string, expected: Expected) =>
    row('Parts', { path: `/${picture}`, headers: { Range } }, expected);
  const compressed = (name: string, accepted: string, encoding: string | undefined) =>
    row(
      'Compression',
      {
        path: name === '404.html' ? '/nowhere' : addressOf(name),
        headers: { 'Accept-Encoding': accepted },
      },
      withHeaders(name === '404.html' ? missing : found(name), {
        'Content-Encoding': encoding,
        ...(isCompressed(name) && { Vary: /accept-encoding/i }),
      }),
    );

  return [
    ...pages.flatMap((name) => rows('Pages', found(name), addressOf(name))),
    ...rows('Pages', found('tours.html'), '/tours?type=road', '//tours', '/%74ours'),
    ...kinds.flatMap((name) => rows('Kinds of file', found(name), `/${name}`)),
    ...rows('Not found', missing, '/nowhere', '/nowhere?a=1', '/tour', '/tour/nowhere', '/assets'),
    ...rows('Not found', missing, '/assets/gone-1.js', '/images/gone.avif', '/icons/gone.png'),
    ...rows('Not published', missing, '/_headers', '/_redirects', '/404', '/404.html'),
    ...rows('Not published', missing, `/${script}.br`, `/${script}.gz`),
    ...moves(Object.fromEntries(redirects.map((each) => [each.from, each.to]))),
    ...moves({
      [`${from}?a=1&b=%26`]: `${to}?a=1&b=%26`,
      [`${from}/?a=1`]: `${to}?a=1`,
      '/tours/?type=road': '/tours?type=road',
      '/tours//': '/tours',
      [`${addressOf(tour)}/`]: addressOf(tour),
      [`/${tour}`]: addressOf(tour),
      '/index.html': '/',
      '/index': '/',
    }),
    ...['index.html', script, picture].map((name) =>
      row(
        'Asked again',
        { path: addressOf(name), again: true },
        { status: [304], headers: { ...securityHeaders, ...cachingOf(name) }, empty: true },
      ),
    ),
    part('bytes=100-199', {
      ...withHeaders(found(picture), { 'Content-Range': /^bytes 100-199\/\d+$/ }),
      status: [206],
      part: [100, 200],
    }),
    part('bytes=99999999-', {
      status: [416],
      headers: { ...securityHeaders, 'Cache-Control': /no-store|no-cache/ },
    }),
    ...[script, 'tours.html', 'sw.js', 'favicon.svg', 'sitemap.xml', '404.html'].flatMap((name) => [
      compressed(name, 'br, gzip', 'br'),
      compressed(name, 'gzip', 'gzip'),
    ]),
    compressed(script, 'identity', undefined),
    compressed(picture, 'br, gzip', undefined),
    compressed('notices.json', 'br, gzip', undefined),
    row('Methods', { method: 'HEAD', path: '/tours' }, bodiless(found('tours.html'))),
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
    ...rows('Odd spellings', anySafe, '/%5fheaders', '//_headers', '/_HEADERS', '/404%2ehtml'),
    ...rows('Odd spellings', anySafe, '/tour%2f..%2f_headers', '/tour/%2e%2e/_headers'),
    ...rows('Odd spellings', anySafe, '/../package.json', '/..%5cpackage.json', '/.git/config'),
    ...rows('Odd spellings', anySafe, '/%00', '/%E0%A4%A', `/${'a'.repeat(6000)}`),
    ...rows(
      'Odd spellings',
      {
        status: [...permanent, ...refused],
        headers: { Location: /^(?:undefined|\/(?![/\\]).*)$/, 'X-Evil': undefined },
      },
      '//evil.example/',
      String.raw`/\evil.example/`,
      '/%0d%0aX-Evil:1/',
    ),
  ];
}
