import fc from 'fast-check';
import { expect, it } from 'vitest';

import { likelyAddress } from '#domain/email-typo.ts';

it.each([
  ['ada@gmial.com', 'ada@gmail.com'],
  ['ada@gmail.con', 'ada@gmail.com'],
  ['ada@gmial.con', 'ada@gmail.com'],
  [' Ada.B+tours@GMIAL.COM ', 'Ada.B+tours@gmail.com'],
  ['ada@hotnail.co.uk', 'ada@hotmail.co.uk'],
  ['ada@yaho.com', 'ada@yahoo.com'],
  ['ada@comcast.ent', 'ada@comcast.net'],
  ['a@gmial.com', 'a@gmail.com'],
])('%s was probably meant as %s', (typed, meant) => {
  expect(likelyAddress(typed)).toBe(meant);
});

it.each([
  'ada@gmail.com',
  'ada@GMAIL.com',
  'ada@yahoo.fr',
  'ada@mail.com',
  'ada@email.com',
  'ada@gmail.com ',
  // Two slips.
  'ada@yahoooo.com',
  'ada@gmxal.com',
  'ada@gmixl.com',
  'ada@gmiaxl.com',
  'ada@gaml.com',
  'ada@example.com',
  'ada@gmial',
  'ada@.com',
  '@gmial.com',
  'gmial.com',
])('%j gets no hint', (typed) => {
  expect(likelyAddress(typed)).toBe('');
});

it('finds the provider behind any slip in its name, and never doubts what it proposes', () => {
  const slip = fc.record({
    provider: fc.constantFrom('hotmail', 'outlook', 'protonmail', 'verizon'),
    place: fc.nat(6),
    kind: fc.constantFrom('left out', 'doubled', 'swapped', 'wrong'),
  });
  const endings = { hotmail: 'com', outlook: 'com', protonmail: 'com', verizon: 'net' };
  fc.assert(
    fc.property(slip, ({ provider, place, kind }) => {
      const letters = Array.from(provider);
      const letter = letters[place] ?? '';
      if (kind === 'left out') letters.splice(place, 1);
      if (kind === 'doubled') letters.splice(place, 0, letter);
      if (kind === 'wrong') letters.splice(place, 1, 'q');
      if (kind === 'swapped') letters.splice(place, 2, letters[place + 1] ?? '', letter);
      const meant = `${provider}.${endings[provider]}`;
      const typed = `${letters.join('')}.${endings[provider]}`;
      expect(likelyAddress(`ada@${typed}`)).toBe(typed === meant ? '' : `ada@${meant}`);
      expect(likelyAddress(`ada@${meant}`)).toBe('');
    }),
  );
});
