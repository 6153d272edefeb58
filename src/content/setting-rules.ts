import * as z from 'zod';

const isTrimmed = (value: string) => value === value.trim();
const NO_SPACES = 'must not begin or end with a space';
/** True if the value has no invisible characters, which text copied from a web page or a PDF may contain. */
const hasNoInvisible = (value: string) => !/\p{Cc}|\p{Default_Ignorable_Code_Point}/u.test(value);
/**
 * Like `hasNoInvisible`, but allows joiners and variation selectors, which shape the letters and emoji next to them.
 */
const hasNoInvisibleInText = (value: string) =>
  hasNoInvisible(value.replaceAll(/\p{Variation_Selector}|[\u200C\u200D]/gu, ''));
const NO_INVISIBLE = 'must not contain invisible characters: type it again instead of pasting it';
export const text = z.string().check(
  z.regex(/\S/, { error: 'must not be empty', abort: true }),
  z.refine(isTrimmed, NO_SPACES),
  z.refine((value) => !/[\n\r\u2028\u2029]/.test(value), {
    error: 'must be on one line',
    abort: true,
  }),
  z.refine(hasNoInvisibleInText, NO_INVISIBLE),
);
const PHONE = /^\+([ ()-]*\d){7,15}$/;
export const phone = z.string().check(z.regex(PHONE, 'must look like +1 800 555 0142'));
export const email = z.email('must be an email address');
export const webAddress = z.string().check(
  z.refine(isTrimmed, NO_SPACES),
  z.refine(hasNoInvisible, { error: NO_INVISIBLE, abort: true }),
  z.url({
    protocol: /^https?$/,
    error: 'must be a web address such as https://www.example.com',
    abort: true,
  }),
  z.refine((url) => !url.endsWith('/'), { error: 'must not end with a slash', abort: true }),
);
/**
 * True for a URL without a path, since the site appends paths to it. It must not contain a user name either, because
 * every page would publish it.
 */
const isOrigin = (value: string) => {
  const { username, password, pathname, search, hash } = new URL(value);
  return username + password + search + hash === '' && pathname === '/' && !/[?#@\\]/.test(value);
};
export const origin = webAddress.check(
  z.refine(
    isOrigin,
    'must be a protocol and a host only, such as https://www.example.com, without a path, a query or a user name',
  ),
);
