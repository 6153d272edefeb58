import { toAsciiDigits } from '#lib/digits.ts';

/** Invisible characters, such as the direction marks around a number copied from a contact list. */
const INVISIBLE = /\p{Cf}/gu;
const EXTENSION = /(?:[,;]\s*)?(?:extension|extn?|x)[\s.:=]*(\d+)$/i;
/** Dashes, including the long vowel mark that Japanese keyboards type instead. */
const SEPARATORS = /[\s\p{Dash}ー./()[\]·•]/gu;
/**
 * The prefixes for calls abroad: `00`, or `011` in North America. Domestic numbers in Nottingham, Buenos Aires and
 * Delhi also start with 011, but at most eight digits follow there, fewer than in an international number.
 */
const INTERNATIONAL_PREFIX = /^\+?(?:00|011(?=\d{9}))/;
/** In `+44 (0)20`, the zero in parentheses is not dialed from abroad. */
const NATIONAL_ZERO = /^(\+|00|011)(.*?)\(0\)/;
/** An international number has seven to fifteen digits (E.164). */
const INTERNATIONAL_NUMBER = /^\+[1-9]\d{6,14}$/;
const DOMESTIC_NUMBER = /^\d{7,15}$/;
/** Numbers in Belize have seven digits. */
const LOCAL_NUMBER_DIGITS = 7;

/** Splits a phone number, as people write it, into its extension and the number without separators and prefixes. */
function parsePhone(phone: string): { number: string; extension: string } {
  const text = toAsciiDigits(phone).replace(INVISIBLE, '').trim();
  const number = text
    .replace(EXTENSION, '')
    .replace(NATIONAL_ZERO, '$1$2')
    .replace(SEPARATORS, '')
    .replace(INTERNATIONAL_PREFIX, '+');
  return { number, extension: EXTENSION.exec(text)?.[1] ?? '' };
}

/**
 * Returns the number of digits in a phone number, without its extension and the prefix for calls abroad; 0 if the
 * number contains letters.
 */
export function countPhoneDigits(phone: string): number {
  const { number } = parsePhone(phone);
  return /\p{L}/u.test(number) ? 0 : number.replace(/\D/g, '').length;
}

/** True for a phone number that has no country code and is not a seven-digit number in Belize. */
export function isMissingCountryCode(phone: string): boolean {
  const { number } = parsePhone(phone);
  return DOMESTIC_NUMBER.test(number) && number.length !== LOCAL_NUMBER_DIGITS;
}

/** Returns the number for a `tel:` URL: digits after an optional plus; empty if it cannot be dialed. */
export function toDialNumber(phone: string): string {
  const { number } = parsePhone(phone);
  const isLocal = DOMESTIC_NUMBER.test(number) && number.length === LOCAL_NUMBER_DIGITS;
  return isLocal || INTERNATIONAL_NUMBER.test(number) ? number : '';
}

/** The extension of a phone number, in digits; empty if there is none. */
export const phoneExtension = (phone: string): string => parsePhone(phone).extension;

/** Frequent typos of the most common domains. */
const meantDomains: Readonly<Record<string, string>> = {
  'gamil.com': 'gmail.com',
  'gmai.com': 'gmail.com',
  'gmail.con': 'gmail.com',
  'gmaill.com': 'gmail.com',
  'gmal.com': 'gmail.com',
  'gmial.com': 'gmail.com',
  'gnail.com': 'gmail.com',
  'hotmai.com': 'hotmail.com',
  'hotmail.con': 'hotmail.com',
  'hotmial.com': 'hotmail.com',
  'hotnail.com': 'hotmail.com',
  'iclould.com': 'icloud.com',
  'icloud.con': 'icloud.com',
  'outlok.com': 'outlook.com',
  'outlook.con': 'outlook.com',
  'yaho.com': 'yahoo.com',
  'yahoo.con': 'yahoo.com',
  'yahooo.com': 'yahoo.com',
};

/** Returns the address that the guest probably meant if the domain has a typo (`ada@gmial.com`); otherwise empty. */
export function likelyAddress(email: string): string {
  const [, name, domain = ''] = /^\s*(.+)@([^@\s]+)\s*$/.exec(email) ?? [];
  const typed = domain.toLowerCase();
  return name && Object.hasOwn(meantDomains, typed) ? `${name}@${meantDomains[typed]}` : '';
}
