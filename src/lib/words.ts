const ones = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];

const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** Returns a count below a hundred in words, such as `eight` or `twenty-four`. */
export function numberToWords(count: number): string {
  const one = ones[count % 10] ?? '';
  const ten = tens[Math.floor(count / 10)] ?? '';
  return ones[count] ?? (count % 10 === 0 ? ten : `${ten}-${one}`);
}

/** Capitalizes a text for the beginning of a sentence. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Lowercases the first letter of a text for use within a sentence. An abbreviation such as `US$132` keeps its capitals.
 */
export const uncapitalize = (text: string): string =>
  /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** Formats a list, such as `Hopkins, San Ignacio and Placencia`. */
export const formatList = (names: readonly string[]): string =>
  new Intl.ListFormat('en-GB').format(names);
