import { createHash } from 'node:crypto';

/** Emotion and MUI X insert their rules into a style element whose text stays empty. */
const emptyStyle = '';

/**
 * The content security policy of one document; who may frame it is a header's business.
 * @param foreignOrigins that the site talks to besides its own: the email service, and where staff keep the notices elsewhere
 */
export function contentSecurityPolicy(html: string, foreignOrigins: readonly string[]): string {
  const styles = [emptyStyle, ...inlineStyles(html)];
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts(html).map(cspHash)].join(' '),
    ["style-src 'self'", ...styles.map(cspHash)].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...foreignOrigins].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

/** The origins of these addresses, each once; a path is on the site's own. */
export const originsOf = (addresses: readonly string[]): string[] => [
  ...new Set(
    addresses
      .filter((address) => !address.startsWith('/'))
      .map((address) => new URL(address).origin),
  ),
];

/** The text of every inline style block. */
export const inlineStyles = (html: string): string[] =>
  [...html.matchAll(/<style\b[^>]*>([^<]*)<\/style>/g)].map(([, css = '']) => css);

/** The text of every inline script that runs, as opposed to data. */
export const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script>([^<]*)<\/script>/g)].map(([, code = '']) => code);

/** CSP source expression that allows exactly this inline block. */
export const cspHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const charset = '<meta charset="UTF-8">';

/**
 * Puts the policy into a document as the first thing after its encoding, since a policy rules only what stands below
 * it. In the document and not in a header, it is the same on every host and for every address that shows the page,
 * the 404 page's among them, and a kept copy never meets the policy of a later release.
 * @throws if the document does not begin as expected
 */
export function withPolicy(html: string, foreignOrigins: readonly string[]): string {
  if (!html.includes(charset)) throw new Error(`index.html lacks ${charset}`);
  const policy = contentSecurityPolicy(html, foreignOrigins);
  const tag = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.replace(charset, () => `${charset}\n${tag}`);
}
