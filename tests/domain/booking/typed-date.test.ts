import { describe, expect, it } from 'vitest';

import {
  formatDateAnswer,
  parseTypedDate,
  toDateAnswer,
  UNFINISHED_DATE,
} from '#domain/booking/typed-date.ts';

const christmas = '2026-12-25';

describe('parseTypedDate', () => {
  it.each([
    ['12/25/2026', christmas],
    [' 12 / 25 / 2026 ', christmas],
    ['12-25-2026', christmas],
    ['12 25 2026', christmas],
    ['12/25/26', christmas],
    ['1/5/27', '2027-01-05'],
    ['1/25/27', '2027-01-25'],
    ['12252026', christmas],
    ['122526', christmas],
    ['20261225', christmas],
    ['25122026', christmas],
    ['2026-12-25', christmas],
    ['2027-1-5', '2027-01-05'],
    ['2026/12/25', christmas],
    ['25.12.2026', christmas],
    ['25.12.26', christmas],
    ['5.6.2027', '2027-06-05'],
    ['12.25.2026', christmas],
    ['25/12/2026', christmas],
    ['5/6/2027', '2027-05-06'],
    ['December 25, 2026', christmas],
    ['december 25 2026', christmas],
    ['Dec. 25, 2026', christmas],
    ['Jan 25 2027', '2027-01-25'],
    ['Sept 5th, 2027', '2027-09-05'],
    ['25 December 2026', christmas],
    ['the 25th of December 2026', christmas],
    ['25-Dec-26', christmas],
    ['2026 Dec 25', christmas],
    ['Friday, December 25, 2026', christmas],
    ['Fri, Dec 25, 2026', christmas],
    ['٢٥/١٢/٢٠٢٦', christmas],
    ['۱۲/۲۵/۲۰۲۶', christmas],
    ['१२/२५/२०२६', christmas],
    ['１２／２５／２０２６', christmas],
    ['\u200F25\u200F/12/2026', christmas],
    ['2/29/28', '2028-02-29'],
    ['12/25/0026', '0026-12-25'],
    ['12/25/1926', '1926-12-25'],
  ])('the date parser reads %j as %s', (text, day) => {
    expect(parseTypedDate(text)).toEqual({ status: 'day', day });
  });

  it.each([
    '',
    ' ',
    '1',
    '12',
    '12/',
    '12/2',
    '12/25',
    '12/25/',
    '12/25/2',
    '12/25/202',
    '//',
    '1225',
    '1225202',
    '251220',
    '2026',
    '2026-12',
    '2026-12-',
    '25.12.',
    '25.12.202',
    'D',
    'De',
    'Dec',
    'Dec 2',
    'December 25,',
    'December 25, 202',
    '25 D',
    '25 Dec',
    '25 th',
    'Fr',
    'Friday',
    '2026 Dec',
  ])('the date parser treats %j as incomplete', (text) => {
    expect(parseTypedDate(text)).toEqual({ status: 'incomplete' });
  });

  it.each([
    '02/31/2026',
    '2/29/2027',
    '13/13/2026',
    '0/1/2027',
    '00/00/2027',
    '2026-13-01',
    '12/25/20266',
    '123/25/2026',
    '12/255/2026',
    '20262512',
    '99999999',
    '123456789',
    '1/2/3/2027',
    '2026-12-25T10:00',
    'tomorrow',
    'next Friday',
    'Dec Jan 2027',
    'Dex 25 2026',
    'De 25 2026',
    '25 décembre 2026',
    'Feb 30 2027',
    'Dec 25 26 27',
    'Dec 255',
    'Dec 25 20266',
    '¿?x',
    'constructor',
    '12/25/2026 or 12/26/2026',
  ])('the date parser cannot read %j', (text) => {
    expect(parseTypedDate(text)).toEqual({ status: 'unreadable' });
  });
});

describe('toDateAnswer', () => {
  it.each([
    ['1/25/27', '2027-01-25'],
    ['', ''],
    [' 12/2\n', '12/2'],
    ['tomorrow', 'tomorrow'],
    ['x'.repeat(101), 'x'.repeat(100)],
  ])('toDateAnswer turns %j into %j', (text, answer) => {
    expect(toDateAnswer(text)).toBe(answer);
  });
});

describe('formatDateAnswer', () => {
  it.each([
    [christmas, '12/25/2026'],
    ['', ''],
    ['12/2', '12/2'],
    [UNFINISHED_DATE, ''],
  ])('formatDateAnswer formats %j as %j', (answer, text) => {
    expect(formatDateAnswer(answer)).toBe(text);
  });
});
