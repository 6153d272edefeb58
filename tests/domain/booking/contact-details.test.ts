import fc from 'fast-check';
import { expect, it } from 'vitest';

import {
  countPhoneDigits,
  toDialNumber,
  isMissingCountryCode,
  phoneExtension,
  likelyAddress,
} from '#domain/booking/contact-details.ts';

import { hostileText } from '#tests/support/hostile-text.ts';

it.each([
  ['+44 20 7946 018', '+44207946018'],
  ['+44 (0)20 79460', '+442079460'],
  ['0044 20 7946018', '+44207946018'],
  ['555.01.42', '5550142'],
  [' +501/555-0142 ', '+5015550142'],
  [' +44 (0)20 79460', '+442079460'],
  ['+1 (312) 555-0188', '+13125550188'],
  ['+52 55 1234 5678', '+525512345678'],
  ['+1\u2011305\u2011555\u20110142', '+13055550142'],
  ['+1\u2212305\u2013555\uFF0D0142', '+13055550142'],
  ['+1 [305] 555·0142', '+13055550142'],
  ['+1 305-555-0142 x12', '+13055550142'],
  ['+1 305-555-0142, ext. 12', '+13055550142'],
  ['+1-305-555-0142;ext=12', '+13055550142'],
  ['555-0142 Extension 12', '5550142'],
  ['011 44 20 7946 0000', '+442079460000'],
  ['+011 501 555-0142', '+5015550142'],
  ['+00 44 20 7946 0000', '+442079460000'],
  ['٥٥٥٠١٤٢', '5550142'],
  ['＋５０１ ５５５－０１４２', '+5015550142'],
  ['𝟻𝟻𝟻𝟶𝟷𝟺𝟸', '5550142'],
])('the phone number %s is dialed as %s', (typed, dialled) => {
  expect(toDialNumber(typed)).toBe(dialled);
});

it.each([
  '555 014',
  '1234567890123456',
  '(501) 555-0142',
  '305-555-0142',
  '1 305 555 0142',
  '5500 (0)1427',
  // These are domestic numbers in Nottingham, Buenos Aires and Delhi. They do not begin with the American prefix for
  // calls abroad.
  '0115 496 0123',
  '011 4321-5678',
  '011-23456789',
  '+0205550142',
  '1-800-FLOWERS',
  '555-0142 x',
  'x 5550142',
  '*21*5550142#',
  '55+50142',
  '++5015550142',
  '',
])('toDialNumber returns an empty string for %j', (typed) => {
  expect(toDialNumber(typed)).toBe('');
});

it('toDialNumber returns a dialable number or an empty string for any input', () => {
  const typed = fc.oneof(
    hostileText(15),
    fc.string({
      unit: fc.constantFrom('0', '1', '9', '+', ' ', '(', ')', '-', ';', ',', '*', '#', 'x'),
    }),
  );
  fc.assert(
    fc.property(typed, (phone) => {
      expect(toDialNumber(phone)).toMatch(/^(\+?[0-9]{7,15})?$/);
    }),
  );
});

it.each([
  ['+1 (312) 555-0188', 11],
  ['+44 (0)20 7946 0000', 12],
  ['+91 ९८७६५ ४३२१', 11],
  ['0044 20 7946 0000', 12],
  ['011 1 312 555 0188', 11],
  ['305-555-0142 x12345', 10],
  ['305-555-0142 ext. 12', 10],
  ['123456', 6],
  ['1234567890123456', 16],
  ['*21*5550142#', 9],
  ['nine 9111111', 0],
  ['1-800-FLOWERS', 0],
  ['555-0142 call after 6', 0],
  ['', 0],
])('countPhoneDigits returns the number of digits in %j: %i', (typed, count) => {
  expect(countPhoneDigits(typed)).toBe(count);
});

it.each([
  ['305-555-0142', true],
  ['1 (305) 555-0142 x12', true],
  ['020 7946 0000', true],
  ['(501) 555-0142', true],
  ['+1 305-555-0142', false],
  ['00 1 305 555 0142', false],
  ['011 44 20 7946 0000', false],
  ['555-0142', false],
  ['555-0142 x12', false],
  ['305 55', false],
  ['1234567890123456', false],
  ['*21*5550142#', false],
  ['1-800-FLOWERS', false],
  ['', false],
])('isMissingCountryCode for %j returns %s', (typed, isMissing) => {
  expect(isMissingCountryCode(typed)).toBe(isMissing);
});

it.each([
  ['+1 305-555-0142 x12', '12'],
  ['+1 305-555-0142, EXT. 0034', '0034'],
  ['+1 305-555-0142 ext: ٣', '3'],
  ['+1 305-555-0142', ''],
  ['x12', '12'],
])('the phone number %j has the extension %j', (typed, extension) => {
  expect(phoneExtension(typed)).toBe(extension);
});

it.each([
  ['ada@gmial.com', 'ada@gmail.com'],
  ['ada@gmail.con', 'ada@gmail.com'],
  [' Ada.B+tours@GMIAL.COM ', 'Ada.B+tours@gmail.com'],
  ['ada@yaho.com', 'ada@yahoo.com'],
  ['ada@hotnail.com', 'ada@hotmail.com'],
  ['ada@outlok.com', 'ada@outlook.com'],
])('for the email %j, the typo check suggests %s', (typed, meant) => {
  expect(likelyAddress(typed)).toBe(meant);
});

it.each([
  'ada@gmail.com',
  'ada@yahoo.fr',
  'ada@mail.com',
  'ada@example.com',
  'ada@constructor',
  'ada@gmial',
  '@gmial.com',
  'gmial.com',
])('for the email %j, the typo check suggests nothing', (typed) => {
  expect(likelyAddress(typed)).toBe('');
});
