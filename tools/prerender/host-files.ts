import { SERVICE_WORKER_URL } from '#lib/document-contract.ts';

import { fileHeaders, securityHeaders } from '../hosts/rules.ts';

interface HeaderOptions {
  readonly pagePaths: readonly string[];
  /** Addresses under `/assets`, those first that matter most. */
  readonly assets: readonly string[];
}

/** Cloudflare leaves out every rule after these. */
const maxRules = 100;

/**
 * The file `_headers` that Netlify and Cloudflare Pages read. Both match a rule with the address, found or not, and
 * Netlify does not say what a 404 is given; so only names that exist are allowed to be kept for long, each by a rule
 * of its own. What has none (pictures, and assets beyond Cloudflare's limit) both hosts have asked for again each
 * time, and answer with 304. No header is set by two rules that match the same address: hosts join such values with
 * a comma.
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

/** The file `_redirects`: one permanent redirect a line, and one more for Cloudflare, to which a slash at the end counts. */
export const redirectsFile = (
  redirects: readonly { readonly from: string; readonly to: string }[],
): string => redirects.map(({ from, to }) => `${from} ${to} 301\n${from}/ ${to} 301\n`).join('');
