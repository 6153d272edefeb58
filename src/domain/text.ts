const LONE_SURROGATE = /\p{Surrogate}/gu;
const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** C0 and C1 controls (tab and line feed excepted), soft hyphen, zero-width and bidirectional controls, byte order mark. */
const INVISIBLE =
  // oxlint-disable-next-line no-control-regex -- control characters are what this removes
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g;

/** Replaces half a character, as left by text that was cut, so that `encodeURIComponent` cannot throw. */
export const wellFormed = (text: string): string => text.replace(LONE_SURROGATE, '\uFFFD');

/** Several lines of free text, without characters that could hide or reorder what staff read. */
export const cleanText = (text: string): string =>
  wellFormed(text).replace(LINE_BREAK, '\n').replace(INVISIBLE, '').normalize('NFC').trim();

/** One line: as `cleanText`, with line breaks and tabs turned into single spaces. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ');

/** Length as people count it: code points, not UTF-16 units. */
export const countCharacters = (text: string): number => Array.from(text).length;

/** The first `limit` code points of a text; never half a character. */
export const firstCharacters = (text: string, limit: number): string =>
  Array.from(text).slice(0, limit).join('');
