/** The headers of every response. */
export const securityHeaders = {
  // The period is one month, and subdomains are excluded: some of the owner's subdomains may not support HTTPS.
  'Strict-Transport-Security': 'max-age=2592000',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const;

/** Cloudflare ignores all rules beyond this number. */
const maxRules = 100;

/**
 * Returns the file `_headers` for Netlify and Cloudflare. Everything but the listed assets has the hosts' own caching:
 * each use is revalidated. Both hosts also apply a rule to missing files, and a 404 that is cached for a year would
 * break a page that needs the file after a rollback. Therefore `/assets/*` is no rule, and each file has one.
 * @param assets the URL paths below `/assets`, most important first
 */
export function headersFile(assets: readonly string[]): string {
  const rules: readonly (readonly [pattern: string, headers: Readonly<Record<string, string>>])[] =
    [
      ['/*', securityHeaders],
      ...assets.map(
        (path) => [path, { 'Cache-Control': 'public, max-age=31536000, immutable' }] as const,
      ),
    ];
  return rules
    .slice(0, maxRules)
    .flatMap(([pattern, headers]) => [
      pattern,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ])
    .map((line) => `${line}\n`)
    .join('');
}

/**
 * Returns the file `_redirects` with permanent redirects. Each redirect has two lines, because Cloudflare distinguishes
 * paths with and without a trailing slash.
 */
export const redirectsFile = (
  redirects: readonly { readonly from: string; readonly to: string }[],
): string => redirects.map(({ from, to }) => `${from} ${to} 301\n${from}/ ${to} 301\n`).join('');
