import { fileHeaders, refusalHeaders, securityHeaders } from './rules.ts';

/** A header's value; nothing where it must be absent. */
type Value = string | RegExp | undefined;

export interface Expected {
  readonly status: readonly number[];
  readonly headers: Readonly<Record<string, Value>>;
  /** The file of the site that the body is, decompressed, or a part of it; nothing if any body will do. */
  readonly file?: string;
  readonly part?: readonly [from: number, to: number];
  readonly empty?: boolean;
}

/** Two spellings of the same: it may be kept, and is asked for again each time. */
const askedEachTime = /^(?:no-cache|public, max-age=0, must-revalidate)$/;

export const permanent = [301, 308];
export const refused = [400, 403, 404, 414];

const types: Readonly<Record<string, RegExp>> = {
  html: /^text\/html; ?charset=utf-8$/i,
  js: /^(?:text|application)\/javascript(?:; ?charset=utf-8)?$/i,
  css: /^text\/css; ?charset=utf-8$/i,
  svg: /^image\/svg\+xml(?:; ?charset=utf-8)?$/i,
  avif: /^image\/avif$/,
  webp: /^image\/webp$/,
  jpg: /^image\/jpeg$/,
  png: /^image\/png$/,
  ico: /^image\/(?:x-icon|vnd\.microsoft\.icon)$/,
  woff2: /^font\/woff2$/,
  woff: /^font\/woff$/,
  json: /^application\/json(?:; ?charset=utf-8)?$/i,
  webmanifest: /^application\/manifest\+json(?:; ?charset=utf-8)?$/i,
  xml: /^(?:application|text)\/xml(?:; ?charset=utf-8)?$/i,
  txt: /^text\/plain(?:; ?charset=utf-8)?$/i,
};
const endingOf = (name: string) => /\.(\w+)$/.exec(name)?.[1] ?? '';

/** The address under which a file of the site is found. */
export const addressOf = (name: string) =>
  name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`;

/** How long a file may be kept, in any of the spellings that hosts have for it. */
export const cachingOf = (name: string): Expected['headers'] => {
  const headers = fileHeaders(addressOf(name));
  return headers['Cache-Control'] === 'no-cache'
    ? { ...headers, 'Cache-Control': askedEachTime }
    : headers;
};

/** The file, with all that belongs to it. */
export const found = (name: string): Expected => ({
  status: [200],
  headers: {
    ...securityHeaders,
    'Content-Security-Policy': undefined,
    ...cachingOf(name),
    'Content-Type': types[endingOf(name)],
  },
  file: name,
});

/** The 404 page, and nothing that would keep it. */
export const missing: Expected = {
  status: [404],
  headers: { ...securityHeaders, ...refusalHeaders, 'Content-Type': types['html'] },
  file: '404.html',
};

/** A permanent redirect. */
export const movedTo = (to: string): Expected => ({
  status: permanent,
  headers: { ...securityHeaders, Location: to },
});

/** A refusal of any kind. */
export const anySafe: Expected = { status: refused, headers: {} };

/** The same with other headers. */
export const withHeaders = (expected: Expected, headers: Expected['headers']): Expected => ({
  ...expected,
  headers: { ...expected.headers, ...headers },
});

/** The same without the body. */
export const bodiless = ({ status, headers }: Expected): Expected => ({
  status,
  headers,
  empty: true,
});
