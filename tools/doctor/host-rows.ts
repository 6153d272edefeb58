import { formerTours } from '#content/former-tours.ts';
import { pages } from '#content/pages.ts';
import { tours } from '#domain/tours.ts';

import {
  addressOf,
  type Expected,
  found,
  missing,
  movedTo,
  withHeaders,
} from '../hosts/expected.ts';
import { type Group, namedFiles, type Row } from '../hosts/rows.ts';

/** The pages that the tree has; the site that is asked should have the same. */
export const pagePaths: readonly string[] = [
  ...pages.keys(),
  ...tours.map(({ id }) => `/tour/${id}`),
];

const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** One file of each kind that the home page names. */
const kindsIn = (home: string) =>
  ['js', 'woff2', 'avif', 'webp', 'jpg'].flatMap(
    (ending) =>
      new RegExp(String.raw`["\s,](/(?:assets|images)/[\w./-]+\.${ending})\b`).exec(home)?.[1] ??
      [],
  );

const squeezed = /^(?:br|gzip|zstd)$/;

/** What is asked of a host of which only the address is known; see tools/hosts/rows.ts for what each host was asked with its files at hand. */
export function liveRows(home: string): readonly Row[] {
  const row = (group: Group, path: string, expected: Expected): Row => ({
    group,
    ask: { path },
    expected,
  });
  const kinds = kindsIn(home);
  const script = kinds.find((path) => path.endsWith('.js'));
  const [tour] = tours;
  return [
    ...pagePaths.map((path) => row('Pages', path, found(fileOf(path)))),
    ...[...kinds, ...namedFiles.map((name) => `/${name}`)].map((path) =>
      row('Kinds of file', path, found(path.slice(1))),
    ),
    ...['/nowhere', '/tour/nowhere', '/assets/gone-1.js', '/images/gone.avif'].map((path) =>
      row('Not found', path, missing),
    ),
    ...['/_headers', '/_redirects'].map((path) => row('Not published', path, missing)),
    ...tours.map(({ slug, id }) => row('Redirects', `/tour/${slug}`, movedTo(`/tour/${id}`))),
    ...Object.entries(formerTours).map(([end, to]) =>
      row('Redirects', `/tour/${end}`, movedTo(to)),
    ),
    row('Redirects', '/tours/', movedTo('/tours')),
    ...(tour ? [row('Redirects', `/tour/${tour.id}/`, movedTo(`/tour/${tour.id}`))] : []),
    row('Redirects', '/tours.html', movedTo('/tours')),
    row('Redirects', '/index.html', movedTo('/')),
    ...[...(script ? [script.slice(1)] : []), 'index.html', 'sitemap.xml'].map((name): Row => ({
      group: 'Compression',
      ask: { path: addressOf(name), headers: { 'Accept-Encoding': 'br, gzip' } },
      expected: withHeaders(found(name), {
        'Content-Encoding': squeezed,
        Vary: /accept-encoding/i,
      }),
    })),
  ];
}
