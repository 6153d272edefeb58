import mime from 'mime-types';

import { fileHeaders, refusalHeaders, securityHeaders } from './rules.ts';

export interface Expected {
  readonly status: readonly number[];
  /** Values; nothing where a header must be absent. */
  readonly headers: Readonly<Record<string, string | RegExp | undefined>>;
  /** The file of the site that the body is, decompressed, or a part of it; nothing if any body will do. */
  readonly file?: string;
  readonly part?: readonly [from: number, to: number];
  readonly empty?: boolean;
}

/** The address under which a file of the site is found. */
export const addressOf = (name: string) =>
  name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`;

/** A type is spelled with its charset or without, but for a page, and scripts have two types. */
function typeOf(name: string) {
  if (name.endsWith('.html')) return /^text\/html; charset=utf-8$/i;
  const type = (mime.lookup(name) || '').replaceAll(/[.+]/g, String.raw`\$&`);
  return RegExp(
    `^${type.replace('text/javascript', '(?:text|application)/javascript')}(?:; charset=utf-8)?$`,
    'i',
  );
}

/** The file, with all that belongs to it. */
export const found = (name: string): Expected => ({
  status: [200],
  headers: {
    ...securityHeaders,
    'Content-Security-Policy': undefined,
    ...fileHeaders(addressOf(name)),
    'Content-Type': typeOf(name),
  },
  file: name,
});

/** The 404 page, and nothing that would keep it. */
export const missing: Expected = {
  status: [404],
  headers: { ...securityHeaders, ...refusalHeaders, 'Content-Type': typeOf('404.html') },
  file: '404.html',
};

/** A permanent redirect. */
export const movedTo = (to: string): Expected => ({
  status: [301, 308],
  headers: { ...securityHeaders, Location: to },
});

/** A refusal of any kind. */
export const refused: Expected = { status: [400, 403, 404, 414], headers: {} };

/** The same with other headers. */
export const withHeaders = (expected: Expected, headers: Expected['headers']): Expected => ({
  ...expected,
  headers: { ...expected.headers, ...headers },
});
