import mime from 'mime-types';

import { block, type SiteFacts } from './config-text.ts';
import { type Headers, kinds, otherHeaders, refusalHeaders, securityHeaders } from './rules.ts';

/** `always` also on refusals; without it nginx leaves a header away from every status that means "not found". */
const add = (headers: Headers, when: '' | ' always') =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}"${when};`);

/** A location with headers of its own takes none from the server block. */
const found = (head: string, headers: Headers, files: string) =>
  block(head, [
    ...add(securityHeaders, ' always'),
    ...add(headers, ''),
    `try_files ${files} =404;`,
  ]);

const refused = (head: string, headers: Headers, lines: readonly string[]) =>
  block(head, [...add({ ...securityHeaders, ...refusalHeaders, ...headers }, ' always'), ...lines]);

const quoted = (path: string) => path.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);

function types(endings: readonly string[]) {
  const known = endings.flatMap((ending) => {
    const type = mime.lookup(ending);
    return type ? [{ ending, type }] : [];
  });
  const texts = new Set(known.flatMap(({ type }) => (mime.charset(type) ? [type] : [])));
  return [
    ...block(
      'types',
      known.map(({ ending, type }) => `${type} ${ending};`),
    ),
    'default_type application/octet-stream;',
    'charset utf-8;',
    // text/html is always among them, and nginx warns of a second one.
    `charset_types ${[...texts].filter((type) => type !== 'text/html').join(' ')};`,
  ];
}

/** What nginx includes in a `server` block that has a `root`. */
export const nginxConfig = ({ redirects, endings }: SiteFacts): string =>
  [
    '# Written by the build. Include it in a `server` block that has `root`;',
    '# Debian: apt install nginx-light libnginx-mod-http-brotli-static',
    'absolute_redirect off;',
    'server_tokens off;',
    'brotli_static on;',
    'gzip off;',
    'gzip_static on;',
    'gzip_vary on;',
    ...types(endings),
    ...add(securityHeaders, ' always'),
    '',
    'error_page 404 @missing;',
    'error_page 405 @method;',
    'error_page 416 @part;',
    'if ($request_method !~ ^(?:GET|HEAD)$) { return 405; }',
    String.raw`if ($uri ~ \x5c) { return 404; }`,
    ...redirects.map(({ from, to }) => `rewrite ^${quoted(from)}(?:\\.html|/+)?$ ${to} permanent;`),
    'rewrite ^(/.+?)/+$ $1 permanent;',
    String.raw`rewrite ^/index(?:\.html)?$ / permanent;`,
    String.raw`rewrite ^(/.+)/index(?:\.html)?$ $1 permanent;`,
    String.raw`rewrite ^(?!/404\.html$)(/.+)\.html$ $1 permanent;`,
    '',
    ...found('location = /', otherHeaders, '/index.html'),
    ...found('location /', otherHeaders, '$uri $uri.html'),
    ...kinds.flatMap(({ addresses, headers }) =>
      addresses.flatMap((address) =>
        found(
          address.endsWith('/') ? `location ${address}` : `location = ${address}`,
          headers,
          '$uri',
        ),
      ),
    ),
    ...refused(String.raw`location ~* ^/(?:_headers|_redirects|404(?:\.html)?)$|\.(?:br|gz)$`, {}, [
      'return 404;',
    ]),
    ...refused('location @missing', {}, ['try_files /404.html =404;']),
    ...refused('location @method', { Allow: 'GET, HEAD' }, ['return 405;']),
    '# A part that a file does not have: nginx has added the headers of the file before it noticed.',
    ...block('location @part', [...add(refusalHeaders, ' always'), 'return 416;']),
    '',
  ].join('\n');
