import { SERVICE_WORKER_URL } from '#lib/document-contract.ts';

export type Headers = Readonly<Record<string, string>>;

/** The headers of every response. The content security policy of a page is in the page's HTML. */
export const securityHeaders: Headers = {
  // The period is one month, and subdomains are excluded: some of the owner's subdomains may not support HTTPS.
  'Strict-Transport-Security': 'max-age=2592000',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** The URL path of the owner's forms. */
export const FORMS_PATH = '/admin';

/**
 * The header of the forms that differs from `securityHeaders` if their sign-in opens a popup. With `same-origin` or
 * `same-origin-allow-popups`, browsers remove the popup's opener when it leaves for the forge, and the popup could not
 * report to the forms (docs/decisions/022-sign-in-with-oauth.md).
 */
export const popupHeaders: Headers = { 'Cross-Origin-Opener-Policy': 'unsafe-none' };

/**
 * The headers of a 404 and every other error. A missing file may exist a minute later, so these responses must not be
 * cached.
 */
export const refusalHeaders: Headers = { 'Cache-Control': 'no-store' };

interface Kind {
  /** The URL paths of these files. A path that ends with a slash includes everything below it. */
  readonly addresses: readonly string[];
  readonly headers: Headers;
}

/**
 * The kinds of files that are not revalidated on every request, or that have special headers. The headers are those of
 * a successful response.
 */
export const kinds: readonly Kind[] = [
  // The names of files under /assets contain a hash of their content.
  {
    addresses: ['/assets/'],
    headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  },
  // These files keep their names when they change, so browsers may show an old file for at most a week.
  {
    addresses: ['/images/', '/icons/', '/favicon.svg', '/favicon.ico', '/apple-touch-icon.png'],
    headers: { 'Cache-Control': 'public, max-age=604800' },
  },
  // The policy of a service worker comes from the response with its script. This service worker requests only pages and
  // files of this site.
  {
    addresses: [SERVICE_WORKER_URL],
    headers: {
      'Cache-Control': 'no-cache',
      'Content-Security-Policy':
        "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
    },
  },
];

/** The headers of all other existing files: pages, notices, files for search engines. */
export const otherHeaders: Headers = { 'Cache-Control': 'no-cache' };

/** Returns the headers of an existing file at this path. */
export const fileHeaders = (path: string): Headers =>
  kinds.find(({ addresses }) =>
    addresses.some((address) =>
      address.endsWith('/') ? path.startsWith(address) : path === address,
    ),
  )?.headers ?? otherHeaders;
