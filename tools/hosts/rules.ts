import { SERVICE_WORKER_URL } from '#lib/document-contract.ts';

export type Headers = Readonly<Record<string, string>>;

/** Headers of every response; the content security policy of a page is in its HTML. */
export const securityHeaders: Headers = {
  // One month, without subdomains: the owner may have some that do not support HTTPS.
  'Strict-Transport-Security': 'max-age=2592000',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Headers of a 404 and every other error: a file that is missing now may exist in a minute. */
export const refusalHeaders: Headers = { 'Cache-Control': 'no-store' };

interface Kind {
  /** The URL paths of these files. A path that ends with a slash includes everything below it. */
  readonly addresses: readonly string[];
  readonly headers: Headers;
}

/** Files that are not revalidated on every request, with the headers of a successful response. */
export const kinds: readonly Kind[] = [
  // Names under /assets change with their content.
  {
    addresses: ['/assets/'],
    headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  },
  // These files keep their names when they change, so an old one may be shown for at most a week.
  {
    addresses: ['/images/', '/icons/', '/favicon.svg', '/favicon.ico', '/apple-touch-icon.png'],
    headers: { 'Cache-Control': 'public, max-age=604800' },
  },
  // A service worker's policy comes from its own response, and it requests only pages and files of this site.
  {
    addresses: [SERVICE_WORKER_URL],
    headers: {
      'Cache-Control': 'no-cache',
      'Content-Security-Policy':
        "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
    },
  },
];

/** Headers of every other file that was found: pages, notices, files for search engines. */
export const otherHeaders: Headers = { 'Cache-Control': 'no-cache' };

/** Returns the headers of a file that was found at this path. */
export const fileHeaders = (path: string): Headers =>
  kinds.find(({ addresses }) =>
    addresses.some((address) =>
      address.endsWith('/') ? path.startsWith(address) : path === address,
    ),
  )?.headers ?? otherHeaders;
