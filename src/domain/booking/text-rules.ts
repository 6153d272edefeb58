import * as z from 'zod/mini';

import { countCharacters, countVisible, sanitizeLine } from '#lib/text.ts';

import { countPhoneDigits } from './contact-details.ts';

const LINE_LIMIT = 500;

/** Returns the rules for a text of one line, such as a name. */
const line = (...checks: z.core.$ZodCheck<string>[]) =>
  z.string().check(z.overwrite(sanitizeLine), ...checks);

const atLeast = (minimum: number, message: string) =>
  z.refine<string>((text) => countVisible(text) >= minimum, message);

/** Returns the rule that a text has at most `maximum` characters. */
export const atMost = (maximum: number, message: string) =>
  z.refine<string>((text) => countCharacters(text) <= maximum, message);

/** Returns the rules for a name. The messages begin with the field's label. */
export const personName = (label: string) =>
  line(
    atLeast(2, `${label} must be at least 2 characters.`),
    atMost(50, `${label} must be less than 50 characters.`),
  );

/** Returns the rules for a line that must not be empty. `message` is shown if it is. */
export const requiredLine = (label: string, message: string) =>
  line(
    atLeast(1, message),
    atMost(LINE_LIMIT, `${label} must be less than ${LINE_LIMIT} characters.`),
  );

const EMAIL_MESSAGE = 'Please enter a valid email address.';
const OTHER_LETTERS_MESSAGE = `${EMAIL_MESSAGE} We can only email addresses with the letters a to z, without accents.`;
const HAS_OTHER_LETTERS = /[^\p{ASCII}]/u;
const HAS_DOMAIN_WITH_DOT = /@[^@]+\.[^@.]{2,}$/;
const EMAIL_LIMIT = 254;
/** The part of an email address before the @ has at most 64 characters (RFC 5321). */
const LOCAL_PART = /^[^@]{1,64}@/;

/** Takes the address out of `mailto:ada@example.com`, `ada＠example.com` and `Ada <ada@example.com>`. */
const pastedAddress = (text: string) =>
  text
    .replace('＠', '@')
    .replace(/^mailto:/i, '')
    .replace(/^[^<>]*<([^<>]*)>[;,]?$/, '$1');

export const email = line(
  z.overwrite(pastedAddress),
  z.email({
    pattern: z.regexes.html5Email,
    error: ({ input }) =>
      HAS_OTHER_LETTERS.test(String(input)) ? OTHER_LETTERS_MESSAGE : EMAIL_MESSAGE,
  }),
  z.regex(HAS_DOMAIN_WITH_DOT, EMAIL_MESSAGE),
  z.regex(LOCAL_PART, EMAIL_MESSAGE),
  z.maxLength(EMAIL_LIMIT, EMAIL_MESSAGE),
);

/** The limit leaves room for separators and an extension besides the fifteen digits. */
const PHONE_LIMIT = 50;
const PHONE_TOO_LONG = 'Phone number must be less than 15 characters.';

export const phone = line(
  z.overwrite((text) => text.replace(/^tel:/i, '')),
  z.refine((text) => countPhoneDigits(text) >= 7, 'Phone number must be at least 7 characters.'),
  z.refine((text) => countPhoneDigits(text) <= 15, PHONE_TOO_LONG),
  atMost(PHONE_LIMIT, PHONE_TOO_LONG),
);
