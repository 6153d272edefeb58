import { securityHeaders, workerHeaders } from '../hosts/rules.ts';

interface HeaderOptions {
  readonly pagePaths: readonly string[];
}

/** Cloudflare cuts the line beyond this. */
const maxHeaderLine = 2000;

/** They keep their names when they change, so a week is as long as an old one may be shown. */
const unversioned = [
  '/images/*',
  '/icons/*',
  '/favicon.svg',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/print.css',
];

/**
 * The file `_headers` that Netlify and Cloudflare Pages read, and our own server too. No header is set by two
 * rules that match the same address: hosts join such values with a comma.
 * @throws if a line is longer than hosts accept
 */
export function headersFile(options: HeaderOptions): string {
  const pages = options.pagePaths.filter((path) => !path.startsWith('/tour/'));
  const rules: [string, Readonly<Record<string, string>>][] = [
    ['/*', securityHeaders],
    ['/assets/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }],
    ...unversioned.map((path): [string, Record<string, string>] => [
      path,
      { 'Cache-Control': 'public, max-age=604800' },
    ]),
    ...[...pages, '/tour/*', '/notices.json', '/site.webmanifest'].map(
      (path): [string, Record<string, string>] => [path, { 'Cache-Control': 'no-cache' }],
    ),
    ['/sw.js', { 'Cache-Control': 'no-cache', ...workerHeaders }],
  ];
  const lines = rules.flatMap(([pattern, headers]) => [
    pattern,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const tooLong = lines.find((line) => line.length > maxHeaderLine);
  if (tooLong) {
    throw new Error(`A header line has ${tooLong.length} characters: ${tooLong.slice(0, 60)}…`);
  }
  return `${lines.join('\n')}\n`;
}

/** The file `_redirects`: one permanent redirect a line. */
export const redirectsFile = (
  redirects: readonly { readonly from: string; readonly to: string }[],
): string => redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
