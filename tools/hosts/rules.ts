import { SERVICE_WORKER_URL } from '#lib/document-contract.ts';

export type Headers = Readonly<Record<string, string>>;

/** What every answer carries, whatever was asked for; a document's own policy stands in the document. */
export const securityHeaders: Headers = {
  // One month, without the subdomains: the owner may have others that answer without HTTPS.
  'Strict-Transport-Security': 'max-age=2592000',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** What goes with a 404 and every other refusal: a file that is missing now may be there in a minute. */
export const refusalHeaders: Headers = { 'Cache-Control': 'no-store' };

interface Kind {
  /** Addresses; one that ends with a slash stands for everything below it. */
  readonly addresses: readonly string[];
  readonly headers: Headers;
}

/** Files that are not simply asked for again each time, and what goes with them when they were found. */
export const kinds: readonly Kind[] = [
  // Names under /assets change with their content.
  {
    addresses: ['/assets/'],
    headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  },
  // These keep their names when they change, so a week is as long as an old one may be shown.
  {
    addresses: ['/images/', '/icons/', '/favicon.svg', '/favicon.ico', '/apple-touch-icon.png'],
    headers: { 'Cache-Control': 'public, max-age=604800' },
  },
  // A worker is ruled by its own answer, and it only asks this site for pages and files.
  {
    addresses: [SERVICE_WORKER_URL],
    headers: {
      'Cache-Control': 'no-cache',
      'Content-Security-Policy':
        "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
    },
  },
];

/** What goes with every other file that was found: pages, notices, what search engines read. */
export const otherHeaders: Headers = { 'Cache-Control': 'no-cache' };

/** What goes with a file that was found at this address. */
export const fileHeaders = (path: string): Headers =>
  kinds.find(({ addresses }) =>
    addresses.some((address) =>
      address.endsWith('/') ? path.startsWith(address) : path === address,
    ),
  )?.headers ?? otherHeaders;
