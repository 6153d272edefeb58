import { SERVICE_WORKER_URL } from '#lib/document-contract.ts';

import { fileHeaders, securityHeaders } from '../hosts/rules.ts';

interface HeaderOptions {
  readonly pagePaths: readonly string[];
  /** URL paths below `/assets`, most important first. */
  readonly assets: readonly string[];
}

/** Cloudflare ignores all rules beyond this number. */
const maxRules = 100;

/**
 * Returns the file `_headers` for Netlify and Cloudflare Pages. Both apply a rule to every matching URL, even if there is
 * no such file, so only existing files have a rule for long caching, one each. Files without a rule (pictures, and
 * assets beyond Cloudflare's limit) are revalidated each time, with status 304. No two rules set the same header for one
 * URL, because hosts join such values with a comma.
 */
export function headersFile({ pagePaths, assets }: HeaderOptions): string {
  const pages = pagePaths.filter((path) => !path.startsWith('/tour/'));
  const rules = [
    { pattern: '/*', headers: securityHeaders },
    ...[
      ...pages,
      '/tour/*',
      '/notices.json',
      '/site.webmanifest',
      SERVICE_WORKER_URL,
      ...assets,
    ].map((pattern) => ({ pattern, headers: fileHeaders(pattern) })),
  ].slice(0, maxRules);
  const lines = rules.flatMap(({ pattern, headers }) => [
    pattern,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join('\n')}\n`;
}

/** Returns the file `_redirects` with permanent redirects. Cloudflare distinguishes a trailing slash, so each has two lines. */
export const redirectsFile = (
  redirects: readonly { readonly from: string; readonly to: string }[],
): string => redirects.map(({ from, to }) => `${from} ${to} 301\n${from}/ ${to} 301\n`).join('');
