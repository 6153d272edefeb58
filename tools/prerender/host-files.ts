import { SERVICE_WORKER_URL } from '#lib/document-contract.ts';

import { fileHeaders, FORMS_PATH, popupHeaders, securityHeaders } from '../hosts/rules.ts';

interface HeaderOptions {
  readonly pagePaths: readonly string[];
  /** The URL paths below `/assets`, most important first. */
  readonly assets: readonly string[];
  /** True if the sign-in to the owner's forms opens a popup. */
  readonly hasSignInPopup: boolean;
}

/** Cloudflare ignores all rules beyond this number. */
const maxRules = 100;

/**
 * Returns the file `_headers` for Netlify and Cloudflare Pages. Both hosts apply a rule to every matching URL, even if
 * no such file exists. Therefore each rule for long caching is for one existing file. Files without a rule (pictures,
 * and assets beyond Cloudflare's limit) are revalidated each time, with status 304. No two rules set the same header
 * for a URL, because hosts join such values with a comma. The one exception is the opener policy of the forms: browsers
 * ignore a joined one, which has the same effect as `unsafe-none`.
 */
export function headersFile({ pagePaths, assets, hasSignInPopup }: HeaderOptions): string {
  const pages = pagePaths.filter((path) => !path.startsWith('/tour/'));
  const rules = [
    { pattern: '/*', headers: securityHeaders },
    ...(hasSignInPopup ? [{ pattern: FORMS_PATH, headers: popupHeaders }] : []),
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

/**
 * Returns the file `_redirects` with permanent redirects. Each redirect has two lines, because Cloudflare distinguishes
 * paths with and without a trailing slash.
 */
export const redirectsFile = (
  redirects: readonly { readonly from: string; readonly to: string }[],
): string => redirects.map(({ from, to }) => `${from} ${to} 301\n${from}/ ${to} 301\n`).join('');
