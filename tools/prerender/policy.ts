import { createHash } from 'node:crypto';

/** The content of the style element into which Emotion and MUI X insert their rules. Its text stays empty. */
const emptyStyle = '';

/**
 * Returns the content security policy of a document without `frame-ancestors`, which browsers accept only in a header.
 * @param foreignOrigins the other origins to which the site connects, such as the email service
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

/** Returns the texts of all inline style blocks. */
export const inlineStyles = (html: string): string[] =>
  [...html.matchAll(/<style\b[^>]*>([^<]*)<\/style>/g)].map(([, css = '']) => css);

/** Returns the texts of all inline scripts, except data blocks. */
export const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script>([^<]*)<\/script>/g)].map(([, code = '']) => code);

/** Returns the CSP source expression for this inline block. */
export const cspHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const charset = '<meta charset="UTF-8">';

/**
 * Inserts the policy directly after the charset, since a policy applies only to the elements after it. Unlike a header,
 * a policy in the document is the same on every host and for every URL of the page, including the 404 page, and a
 * cached page always has the policy of its own release.
 * @throws if the document does not begin as expected
 */
export function withPolicy(html: string, foreignOrigins: readonly string[]): string {
  if (!html.includes(charset)) throw new Error(`index.html lacks ${charset}`);
  const policy = contentSecurityPolicy(html, foreignOrigins);
  const tag = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.replace(charset, () => `${charset}\n${tag}`);
}
