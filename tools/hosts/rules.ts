type Headers = Readonly<Record<string, string>>;

/** What every answer carries, whatever was asked for; a document's own policy stands in the document. */
export const securityHeaders: Headers = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** What goes with a 404 and every other refusal: a file that is missing now may be there in a minute. */
export const refusalHeaders: Headers = { 'Cache-Control': 'no-store' };

const pictures =
  /^\/(?:images|icons)\/|^\/(?:favicon\.(?:svg|ico)|apple-touch-icon\.png|print\.css)$/;

/** What goes with a file that was found at this address. */
export function fileHeaders(path: string): Headers {
  // Names under /assets change with their content.
  if (path.startsWith('/assets/')) {
    return { 'Cache-Control': 'public, max-age=31536000, immutable' };
  }
  // These keep their names when they change, so a week is as long as an old one may be shown.
  if (pictures.test(path)) return { 'Cache-Control': 'public, max-age=604800' };
  if (path === '/sw.js') return { 'Cache-Control': 'no-cache', ...workerPolicy };
  return { 'Cache-Control': 'no-cache' };
}

/** A worker is ruled by its own answer, and it only asks this site for pages and files. */
const workerPolicy: Headers = {
  'Content-Security-Policy':
    "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
};
