import { describe, expect, it } from 'vitest';

import { dietaryOptions, parseBooking } from '#domain/booking.ts';
import { today, validDraft } from '#tests/support/booking-draft.ts';
import { accepted, stayErrors, tripErrors } from '#tests/support/booking-errors.ts';

describe.each([
  ['firstName', 'First name'],
  ['lastName', 'Last name'],
] as const)('%s', (field, label) => {
  it.each([
    ['two letters', 'Ng'],
    ['fifty letters', 'n'.repeat(50)],
    ['fifty letters after trimming', `   ${'n'.repeat(50)}\n `],
    ['two emoji', '😀😀'],
    ['fifty emoji', '😀'.repeat(50)],
    ['fifty accented letters typed as two characters each', 'e\u0301'.repeat(50)],
    ['a typographic apostrophe', 'O’Brien'],
    ['another script', '李明'],
    ['a script that joins and parts its letters', 'علی\u200Cرضا'],
  ])('may be %s', (_, name) => {
    expect(tripErrors({ [field]: name })).toEqual(accepted);
  });

  it.each([
    ['missing', ''],
    ['one letter', 'n'],
    ['one emoji, which is two UTF-16 units', '😀'],
    ['one accented letter typed as two characters', 'e\u0301'],
    ['one letter between spaces', '  n  '],
    ['one letter and characters that nobody sees', 'n\u200B\u2060\u202E'],
    ['Hangul fillers', '\u3164\u3164\u3164'],
    ['blanks of Braille', '\u2800\u2800\u2800'],
    ['tags, which spell a word that nobody sees', '\u{E0041}\u{E0064}\u{E0061}'],
    ['variations of nothing', '\uFE0F\uFE0F\uFE0F'],
  ])('may not be %s', (_, name) => {
    expect(tripErrors({ [field]: name })).toEqual({
      [field]: `${label} must be at least 2 characters.`,
    });
  });

  it.each([
    ['fifty-one letters', 'n'.repeat(51)],
    ['5,000 letters', 'n'.repeat(5000)],
  ])('may not be %s', (_, name) => {
    expect(tripErrors({ [field]: name })).toEqual({
      [field]: `${label} must be less than 50 characters.`,
    });
  });
});

describe('email', () => {
  const ofLength = (length: number) => {
    const end = `@${'a'.repeat(63)}.${'a'.repeat(63)}.${'a'.repeat(58)}.com`;
    return `${'a'.repeat(length - end.length)}${end}`;
  };

  it.each([
    'ada@example.com',
    'ada.lovelace@mail.example.co.uk',
    "o'brien@example.ie",
    'a@b.co',
    'ada@example.xn--p1ai',
    '  ada@example.com\t',
    '\u200Bada@example.com',
  ])('may be %j', (email) => {
    expect(tripErrors({ email })).toEqual(accepted);
  });

  it.each([
    '',
    'ada',
    '@example.com',
    'ada@example',
    'ada@.com',
    'ada@example.c',
    'ada@@example.com',
    'ada lovelace@example.com',
    'ada@example-.com',
    'Ada <ada@example.com>',
    'ada@example.com, bob@example.com',
    'ada@example.com\r\nBcc: thief@example.org',
  ])('may not be %j', (email) => {
    expect(tripErrors({ email })).toEqual({ email: 'Please enter a valid email address.' });
  });

  it('may be 254 characters long, and no longer', () => {
    expect(tripErrors({ email: ofLength(254) })).toEqual(accepted);
    for (const email of [ofLength(255), `ada@${'a.'.repeat(2500)}com`]) {
      expect(tripErrors({ email })).toEqual({ email: 'Please enter a valid email address.' });
    }
  });

  it('has at most 64 characters before the @ (RFC 5321)', () => {
    expect(tripErrors({ email: `${'a'.repeat(64)}@example.com` })).toEqual(accepted);
    expect(tripErrors({ email: `${'a'.repeat(65)}@example.com` })).toEqual({
      email: 'Please enter a valid email address.',
    });
  });

  it.each(['иван@пример.рф', '用户@example.com', 'josé@example.com', 'ada@exämple.com'])(
    '%s is refused with the reason',
    (email) => {
      expect(tripErrors({ email })).toEqual({
        email:
          'Please enter a valid email address. We can only write to addresses in the letters a to z without accents.',
      });
    },
  );
});

describe('phone', () => {
  it.each([
    '1234567',
    '123456789012345',
    '(02) 794-6.018',
    '  1234567  ',
    '+९१ ९८७६५ ४३२१',
    '1-800-FLOWERS',
  ])('may be %j', (phone) => {
    expect(tripErrors({ phone })).toEqual(accepted);
  });

  it.each([
    ['-------', 'Please enter a phone number in digits, such as +501 555 0142.'],
    ['nine 911', 'Please enter a phone number in digits, such as +501 555 0142.'],
    ['', 'Phone number must be at least 7 characters.'],
    [' 123456 ', 'Phone number must be at least 7 characters.'],
    ['1234567890123456', 'Phone number must be less than 15 characters.'],
  ])('may not be %j: %s', (phone, message) => {
    expect(tripErrors({ phone })).toEqual({ phone: message });
  });
});

describe.each([
  [
    'accommodation',
    'Please enter your accommodation details.',
    'Accommodation details must be less than 500 characters.',
  ],
  [
    'pickupLocation',
    'Please enter your pickup location.',
    'Pickup location must be less than 500 characters.',
  ],
] as const)('%s', (field, missing, tooLong) => {
  it.each(['x', '😀'.repeat(500), ` ${'x'.repeat(500)} `])('may be %j', (text) => {
    expect(stayErrors({ [field]: text })).toEqual(accepted);
  });

  it.each([
    ['', missing],
    [' \t\r\n\u00A0\u3000', missing],
    ['\u200B\u2066', missing],
    ['x'.repeat(501), tooLong],
  ])('may not be %j', (text, message) => {
    expect(stayErrors({ [field]: text })).toEqual({ [field]: message });
  });
});

describe('dietaryRestrictions', () => {
  it('offers the options of the specification', () => {
    expect(dietaryOptions).toEqual([
      'none',
      'vegetarian',
      'vegan',
      'gluten-free',
      'dairy-free',
      'other',
    ]);
  });

  it.each(['', ...dietaryOptions])('may be %j', (dietaryRestrictions) => {
    expect(stayErrors({ dietaryRestrictions })).toEqual(accepted);
    expect(parseBooking({ ...validDraft, dietaryRestrictions }, today).dietaryRestrictions).toBe(
      dietaryRestrictions,
    );
  });

  it.each(['Vegan', 'None', ' ', '<b>', '__proto__'])('may not be %j', (dietaryRestrictions) => {
    expect(stayErrors({ dietaryRestrictions })).toEqual({
      dietaryRestrictions: 'Please select one of the dietary options.',
    });
  });
});

describe('specialRequirements', () => {
  const tooLong = 'Special requirements must be less than 5,000 characters.';

  it.each([
    ['nothing', '', accepted],
    ['5,000 emoji', '😀'.repeat(5000), accepted],
    ['5,000 letters after trimming', `\n${'x'.repeat(5000)}\n`, accepted],
    ['5,001 letters', 'x'.repeat(5001), { specialRequirements: tooLong }],
  ])('of %s', (_, specialRequirements, errors) => {
    expect(stayErrors({ specialRequirements })).toEqual(errors);
  });

  it('keeps its lines', () => {
    const specialRequirements = ' one\r\n\r\ntwo\u2028three ';
    expect(parseBooking({ ...validDraft, specialRequirements }, today).specialRequirements).toBe(
      'one\n\ntwo\nthree',
    );
  });
});
