import { isRealDay, type IsoDay } from '#domain/site/calendar.ts';
import { toAsciiDigits } from '#lib/digits.ts';
import { sanitizeLine, firstCharacters } from '#lib/text.ts';

/**
 * The result of parsing a typed date. An `incomplete` text can become a day when the visitor types more; an
 * `unreadable` text cannot.
 */
export type TypedDate =
  { status: 'day'; day: IsoDay } | { status: 'incomplete' } | { status: 'unreadable' };

const incomplete: TypedDate = { status: 'incomplete' };
const unreadable: TypedDate = { status: 'unreadable' };

/** The names of the months in lower case. */
const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
/** Words that do not change the meaning of a date. */
const ignoredWords = [...weekdays, 'st', 'nd', 'rd', 'th', 'of', 'the'];

const SHORTEST_NAME = 3;

/** Returns the zero-based index of the month; -1 if the word is not a month. */
const findMonth = (word: string) =>
  months.findIndex((name) => word.length >= SHORTEST_NAME && name.startsWith(word));
const isIgnored = (word: string) =>
  ignoredWords.some((name) =>
    name.length > SHORTEST_NAME
      ? word.length >= SHORTEST_NAME && name.startsWith(word)
      : name === word,
  );
const isBeginningOfWord = (word: string) =>
  [...months, ...ignoredWords].some((name) => name.startsWith(word));

type DateParts = readonly [year: string, month: string, date: string];

/** Returns the first of these readings that is a real day. */
function firstRealDay(...readings: readonly DateParts[]): TypedDate {
  const days = readings
    .filter(([, month, date]) => month.length <= 2 && date.length <= 2)
    .map(([year, month, date]) => {
      // Two digits mean a year of this century.
      const fullYear = year.length === 2 ? `20${year}` : year;
      return `${fullYear}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
    });
  const day = days.find(isRealDay);
  return day ? { status: 'day', day } : unreadable;
}

const isYear = (digits: string) => digits.length === 2 || digits.length === 4;

/** Parses dates with a month name: `December 25, 2026`, `25 Dec 2026` and `2026 Dec 25`. */
function parseWithMonthName(month: string, numbers: readonly string[]): TypedDate {
  const [first = '', second = '', ...others] = numbers;
  if (others.length > 0) return unreadable;
  const [year, date] = first.length === 4 ? [first, second] : [second, first];
  if (date !== '' && isYear(year)) return firstRealDay([year, month, date]);
  return year.length > 4 || date.length > 2 ? unreadable : incomplete;
}

/**
 * Parses a date without separators, such as `12252026`. The first digits are read in another order only if they cannot
 * be a month and a day.
 */
function parseDigitRun(digits: string): TypedDate {
  const take = (start: number, end?: number) => digits.slice(start, end);
  if (digits.length === 6) {
    const parsed = firstRealDay([take(4), take(0, 2), take(2, 4)]);
    return parsed.status === 'day' ? parsed : incomplete;
  }
  if (digits.length !== 8) return digits.length < 8 ? incomplete : unreadable;
  return firstRealDay(
    [take(4), take(0, 2), take(2, 4)],
    [take(0, 4), take(4, 6), take(6)],
    [take(4), take(2, 4), take(0, 2)],
  );
}

/**
 * Parses `2026-12-25`, `12/25/2026` and `25.12.2026`. If a date can be read both ways, only a date with dots starts
 * with the day.
 */
function parseNumbers(numbers: readonly string[], hasDots: boolean): TypedDate {
  const [first = '', second = '', third = '', ...others] = numbers;
  if (others.length > 0) return unreadable;
  if (second === '') return parseDigitRun(first);
  if (third === '') return incomplete;
  if (first.length === 4) return firstRealDay([first, second, third]);
  if (!isYear(third)) return third.length < 4 ? incomplete : unreadable;
  const monthFirst: DateParts = [third, first, second];
  const dayFirst: DateParts = [third, second, first];
  return hasDots ? firstRealDay(dayFirst, monthFirst) : firstRealDay(monthFirst, dayFirst);
}

/**
 * Parses a date that a visitor typed or pasted. Without a month name or dots, the month comes first, as in the form.
 */
export function parseTypedDate(text: string): TypedDate {
  const line = toAsciiDigits(sanitizeLine(text)).toLowerCase();
  const tokens = line.match(/\d+|\p{L}+/gu) ?? [];
  const numbers = tokens.filter((token) => /^\d/.test(token));
  const words = tokens.filter((token) => !/^\d/.test(token) && !isIgnored(token));
  const [word, ...otherWords] = words;
  if (word === undefined) return parseNumbers(numbers, line.includes('.'));
  const month = findMonth(word);
  if (otherWords.length > 0) return unreadable;
  if (month >= 0) return parseWithMonthName(String(month + 1), numbers);
  return isBeginningOfWord(word) && tokens.at(-1) === word ? incomplete : unreadable;
}

const LONGEST_ANSWER = 100;

/** The value of the date picker while some of its sections are empty. */
export const UNFINISHED_DATE = '//';

/**
 * Returns the stored answer for a typed date: the day, or the typed text if it is not a day, so that no input is lost.
 */
export function toDateAnswer(text: string): string {
  const parsed = parseTypedDate(text);
  return parsed.status === 'day' ? parsed.day : firstCharacters(sanitizeLine(text), LONGEST_ANSWER);
}

/** Formats the stored answer for the date field: `12/25/2026`, or the typed text if it is not a day. */
export function formatDateAnswer(answer: string): string {
  if (answer === UNFINISHED_DATE) return '';
  if (!isRealDay(answer)) return answer;
  const [year, month, date] = answer.split('-');
  return `${month}/${date}/${year}`;
}
