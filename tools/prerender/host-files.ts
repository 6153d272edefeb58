interface HeaderOptions {
  /** CSP hashes of all inline style blocks of the site. */
  readonly styleHashes: readonly string[];
  /** Origin of the e-mail service, the only foreign address the site talks to. */
  readonly mailOrigin: string;
  readonly pagePaths: readonly string[];
}

/** Emotion and MUI X insert their rules into a style element whose text stays empty. */
const emptyStyleHash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

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

/** The content security policy of every answer. */
export function contentSecurityPolicy({ styleHashes, mailOrigin }: HeaderOptions): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' ${[emptyStyleHash, ...styleHashes].join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${mailOrigin}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

/**
 * The file `_headers` that Netlify and Cloudflare Pages read, and our own server too. No header is set by two
 * rules that match the same address: hosts join such values with a comma.
 * @throws if a line is longer than hosts accept
 */
export function headersFile(options: HeaderOptions): string {
  const security = {
    'Content-Security-Policy': contentSecurityPolicy(options),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
  const pages = options.pagePaths.filter((path) => !path.startsWith('/tour/'));
  const rules: [string, Readonly<Record<string, string>>][] = [
    ['/*', security],
    ['/assets/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }],
    ...unversioned.map((path): [string, Record<string, string>] => [
      path,
      { 'Cache-Control': 'public, max-age=604800' },
    ]),
    ...[...pages, '/tour/*', '/notices.json', '/site.webmanifest', '/sw.js'].map(
      (path): [string, Record<string, string>] => [path, { 'Cache-Control': 'no-cache' }],
    ),
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
