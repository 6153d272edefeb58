import { expect, it } from 'vitest';

import { likelyAddress } from '#domain/booking/email-typo.ts';

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
