import { createHash } from 'node:crypto';

/**
 * Returns the content security policy of every page, without `frame-ancestors`, which browsers accept only in a header.
 * @param inlineScript the text of the one inline script
 * @param mailOrigin the origin of the email service
 */
export const contentSecurityPolicy = (inlineScript: string, mailOrigin: string) =>
  [
    "default-src 'self'",
    `script-src 'self' ${cspHash(inlineScript)}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    `connect-src 'self' ${mailOrigin}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');

/** Returns the texts of all inline scripts, except data blocks. */
export const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script>([^<]*)<\/script>/g)].map(([, code = '']) => code);

/** Returns the CSP source expression for this inline script. */
export const cspHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
