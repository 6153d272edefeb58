import mime from 'mime-types';

import { encodings, isCompressed } from './compression.ts';
import { block, type SiteFacts } from './config-text.ts';
import { type Headers, kinds, otherHeaders, refusalHeaders, securityHeaders } from './rules.ts';

const set = (headers: Headers, matcher = '') =>
  block(
    `header ${matcher}`.trim(),
    Object.entries(headers).map(([name, value]) => `${name} "${value}"`),
  );

/** Redirects to the address as these lines change it; its query stays. */
const redirect = (name: string, condition: string, change: readonly string[]) => [
  `@${name} ${condition}`,
  ...block(`route @${name}`, [...change, 'uri path_regexp ^/+ /', 'redir {uri} permanent']),
];

const types = (endings: readonly string[]) =>
  endings.flatMap((ending) => {
    const type = mime.contentType(ending);
    return type
      ? [`@is-${ending} path *.${ending}`, `header @is-${ending} Content-Type "${type}"`]
      : [];
  });

/** Deferred, since Caddy adds it itself to what it sends compressed. */
const vary = (endings: readonly string[]) => [
  `@compressed path ${endings
    .filter((ending) => isCompressed(`.${ending}`))
    .map((ending) => `*.${ending}`)
    .join(' ')}`,
  ...block('header @compressed', ['Vary Accept-Encoding', 'defer']),
];

const kindRules = kinds.flatMap(({ addresses, headers }, index) => [
  `@kind${index} path ${addresses.map((address) => address.replace(/\/$/, '/*')).join(' ')}`,
  ...set(headers, `@kind${index}`),
]);

const files = [`precompressed ${encodings.map(({ encoding }) => encoding).join(' ')}`];

/** What Caddy imports in a site block that has a `root`. */
export const caddyConfig = ({ redirects, endings }: SiteFacts): string =>
  [
    '# Written by the build. Import it in a site block that has `root`.',
    ...block('route', [
      ...set(securityHeaders),
      '@method not method GET HEAD',
      'error @method 405',
      ...redirects.flatMap(({ from, to }, index) =>
        redirect(`tour${index}`, `path ${from} ${from}/ ${from}.html`, [`rewrite * ${to}`]),
      ),
      ...redirect('slash', 'path_regexp .+/$', ['uri path_regexp /+$ ""']),
      ...redirect('home', 'path /index /index.html', ['rewrite * /']),
      ...redirect('index', String.raw`path_regexp /index(\.html)?$`, [
        String.raw`uri path_regexp /index(\.html)?$ ""`,
      ]),
      '@hidden path /_headers /_redirects /404 /404.html *.br *.gz',
      'error @hidden 404',
      ...redirect('html', String.raw`path_regexp \.html$`, [
        String.raw`uri path_regexp \.html$ ""`,
      ]),
      'rewrite / /index.html',
      '@page file {path}.html',
      'rewrite @page {path}.html',
      '@missing not file {path}',
      'error @missing 404',
      ...types(endings),
      ...vary(endings),
      ...set(otherHeaders),
      ...kindRules,
      '# Caddy gives a part that a file does not have (416) the headers of the file.',
      '@part header Range *',
      ...set(otherHeaders, '@part'),
      ...block('file_server', [...files, 'disable_canonical_uris']),
    ]),
    ...block('handle_errors', [
      ...set({ ...securityHeaders, ...refusalHeaders }),
      '@method expression {err.status_code} == 405',
      ...set({ Allow: 'GET, HEAD' }, '@method'),
      '@missing expression {err.status_code} == 404',
      ...block('route @missing', [
        '# Caddy would answer these with 206 and 304.',
        ...['Range', 'If-None-Match', 'If-Modified-Since'].map((name) => `request_header -${name}`),
        'rewrite * /404.html',
        `header Content-Type "${mime.contentType('html')}"`,
        ...block('header', ['Vary Accept-Encoding', 'defer']),
        ...block('file_server', files),
      ]),
      'respond {err.status_code}',
    ]),
    '',
  ].join('\n');
