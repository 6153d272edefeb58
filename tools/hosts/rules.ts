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

/** `/sw.js` besides: a worker is ruled by its own answer, and it only asks this site for pages and files. */
export const workerHeaders: Headers = {
  'Content-Security-Policy':
    "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
};
