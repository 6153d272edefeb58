import fc from 'fast-check';
import { expect, it } from 'vitest';

import { dialNumber } from '#domain/dial-number.ts';
import { hostileText } from '#tests/support/hostile-text.ts';

it.each([
  ['+44 20 7946 018', '+44207946018'],
  ['+44 (0)20 79460', '+442079460'],
  ['0044 20 7946018', '+44207946018'],
  ['(501) 555-0142', '5015550142'],
  ['555.01.42', '5550142'],
  [' +501/555-0142 ', '+5015550142'],
  [' +44 (0)20 79460', '+442079460'],
  ['5500 (0)1427', '550001427'],
  ['٥٥٥٠١٤٢', '5550142'],
  ['＋５０１ ５５５－０１４２', '+5015550142'],
  ['𝟻𝟻𝟻𝟶𝟷𝟺𝟸', '5550142'],
])('%s is dialled as %s', (typed, dialled) => {
  expect(dialNumber(typed)).toBe(dialled);
});

it.each([
  '555 014',
  '1234567890123456',
  '555-0142 ext 3',
  '5550142;ext=3',
  '*21*5550142#',
  '55+50142',
  '++5015550142',
  '',
])('%j is not dialled', (typed) => {
  expect(dialNumber(typed)).toBe('');
});

it('gives digits and a plus, or nothing, whatever was typed', () => {
  const typed = fc.oneof(
    hostileText(15),
    fc.string({
      unit: fc.constantFrom('0', '1', '9', '+', ' ', '(', ')', '-', ';', ',', '*', '#', 'x'),
    }),
  );
  fc.assert(
    fc.property(typed, (phone) => {
      expect(dialNumber(phone)).toMatch(/^(\+?[0-9]{7,15})?$/);
    }),
  );
});
