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
    ['an accent', 'José'],
    ['a hyphen and a space', 'Anne-Marie van der Berg'],
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
    ['spaces', '     '],
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
    ['fifty-one emoji', '😀'.repeat(51)],
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
    'ADA@Example.COM',
    'ada+lamanai@example.com',
    'ada.lovelace@mail.example.co.uk',
    "o'brien@example.ie",
    'a@b.co',
    '1_2-3@example.travel',
    'ada@example.photography',
    'ada@example.xn--p1ai',
    '  ada@example.com\t',
    '\u200Bada@example.com',
  ])('may be %j', (email) => {
    expect(tripErrors({ email })).toEqual(accepted);
  });

  it.each([
    '',
    '   ',
    'ada',
    'ada@',
    '@example.com',
    'ada@localhost',
    'ada@example',
    'ada@example.',
    'ada@.com',
    'ada@example..com',
    'ada@example.c',
    'ada@example.com.x',
    'ada@@example.com',
    'ada@bob@example.com',
    'ada lovelace@example.com',
    'ada@exam ple.com',
    'ada@-example.com',
    'ada@example-.com',
    'ada@[127.0.0.1]',
    'Ada <ada@example.com>',
    'ada@example.com, bob@example.com',
    'ada@example.com;bob@example.com',
    'ada@example.com\r\nBcc: thief@example.org',
    'mailto:ada@example.com',
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

  it('is sent without the spaces around it', () => {
    expect(parseBooking({ ...validDraft, email: '  ada@example.com\t' }, today).email).toBe(
      'ada@example.com',
    );
  });
});

describe('phone', () => {
  it.each(['1234567', '123456789012345', '+44 20 7946 018', '(02) 794-6.018', '  1234567  '])(
    'may be %j',
    (phone) => {
      expect(tripErrors({ phone })).toEqual(accepted);
    },
  );

  it.each(['٠١٢٣٤٥٦٧', '+९१ ९८७६५ ४३२१', '１２３４５６７', '1-800-FLOWERS'])(
    'may be %j, digits of any script',
    (phone) => {
      expect(tripErrors({ phone })).toEqual(accepted);
    },
  );

  it.each(['-------', 'call me', '+ () - / .', 'nine 911'])('may not be %j', (phone) => {
    expect(tripErrors({ phone })).toEqual({
      phone: 'Please enter a phone number in digits, such as +501 555 0142.',
    });
  });

  it.each(['', '123456', ' 123456 ', '      '])('may not be %j', (phone) => {
    expect(tripErrors({ phone })).toEqual({ phone: 'Phone number must be at least 7 characters.' });
  });

  it.each(['1234567890123456', '+44 20 7946 0188'])('may not be %j', (phone) => {
    expect(tripErrors({ phone })).toEqual({
      phone: 'Phone number must be less than 15 characters.',
    });
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
  it.each([
    ['one letter', 'x'],
    ['one character', '宿'],
    ['500 emoji', '😀'.repeat(500)],
    ['500 letters after trimming', ` ${'x'.repeat(500)} `],
  ])('may be %s', (_, text) => {
    expect(stayErrors({ [field]: text })).toEqual(accepted);
  });

  it.each(['', ' ', ' \t\r\n\u00A0\u3000', '\u200B\u2066'])('may not be %j', (text) => {
    expect(stayErrors({ [field]: text })).toEqual({ [field]: missing });
  });

  it('may not be longer than 500 characters', () => {
    expect(stayErrors({ [field]: 'x'.repeat(501) })).toEqual({ [field]: tooLong });
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
  it.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['5,000 letters', 'x'.repeat(5000)],
    ['5,000 emoji', '😀'.repeat(5000)],
    ['5,000 letters after trimming', `\n${'x'.repeat(5000)}\n`],
  ])('may be %s', (_, specialRequirements) => {
    expect(stayErrors({ specialRequirements })).toEqual(accepted);
  });

  it.each([
    ['5,001 letters', 'x'.repeat(5001)],
    ['5,001 emoji', '😀'.repeat(5001)],
  ])('may not be %s', (_, specialRequirements) => {
    expect(stayErrors({ specialRequirements })).toEqual({
      specialRequirements: 'Special requirements must be less than 5,000 characters.',
    });
  });

  it('keeps its lines', () => {
    const specialRequirements = ' one\r\n\r\ntwo\u2028three ';
    expect(parseBooking({ ...validDraft, specialRequirements }, today).specialRequirements).toBe(
      'one\n\ntwo\nthree',
    );
  });
});
