import { expect, it } from 'vitest';

import { likelyAddress, mailProviders } from '#domain/booking/email-typo.ts';

it.each([
  ['ada@gmial.com', 'ada@gmail.com'],
  ['ada@gmail.con', 'ada@gmail.com'],
  ['ada@gmial.con', 'ada@gmail.com'],
  [' Ada.B+tours@GMIAL.COM ', 'Ada.B+tours@gmail.com'],
  ['ada@hotnail.co.uk', 'ada@hotmail.co.uk'],
  ['ada@yaho.com', 'ada@yahoo.com'],
  ['ada@gmaill.com', 'ada@gmail.com'],
  ['ada@utlook.com', 'ada@outlook.com'],
  ['ada@protonmali.com', 'ada@protonmail.com'],
  ['ada@verizoq.net', 'ada@verizon.net'],
  ['ada@comcast.ent', 'ada@comcast.net'],
  ['a@gmial.com', 'a@gmail.com'],
])('for the email %s, the typo check suggests %s', (typed, meant) => {
  expect(likelyAddress(typed)).toBe(meant);
});

it.each([
  'ada@gmail.com',
  'ada@GMAIL.com',
  'ada@yahoo.fr',
  'ada@mail.com',
  'ada@email.com',
  'ada@gmail.com ',
  // This address has two typos.
  'ada@yahoooo.com',
  'ada@gmxal.com',
  'ada@gmixl.com',
  'ada@gmiaxl.com',
  'ada@gaml.com',
  'ada@gil.com',
  'ada@example.com',
  'ada@gmial',
  'ada@.com',
  '@gmial.com',
  'gmial.com',
])('for the email %j, the typo check suggests nothing', (typed) => {
  expect(likelyAddress(typed)).toBe('');
});

it('the typo check suggests nothing for an email at a known provider', () => {
  const addresses = mailProviders.map((provider) => `ada@${provider}`);
  expect(addresses.filter(likelyAddress)).toEqual([]);
});
