import { describe, expect, it } from 'vitest';

import { dietaryOptions } from '#domain/booking/questions.ts';
import { parseBooking } from '#domain/booking/draft.ts';
import { today, validDraft } from '#tests/support/booking-draft.ts';
import { accepted, stayErrors, tripErrors } from '#tests/support/booking-errors.ts';

describe.each([
  ['firstName', 'First name'],
  ['lastName', 'Last name'],
] as const)('the field %s', (field, label) => {
  it.each([
    ['fifty letters after trimming', `   ${'n'.repeat(50)}\n `],
    ['two emoji', '😀😀'],
    ['fifty emoji', '😀'.repeat(50)],
    ['fifty accented letters typed as two characters each', 'e\u0301'.repeat(50)],
    ['a typographic apostrophe', 'O’Brien'],
    ['two letters of another script', '李明'],
    ['a zero-width non-joiner between letters', 'علی\u200Cرضا'],
  ])('the name field accepts %s', (_, name) => {
    expect(tripErrors({ [field]: name })).toEqual(accepted);
  });

  it.each([
    ['one letter', 'n'],
    ['one emoji, which is two UTF-16 units', '😀'],
    ['one accented letter typed as two characters', 'e\u0301'],
    ['one letter between spaces', '  n  '],
    ['one letter and invisible characters', 'n\u200B\u2060\u202E'],
    ['only variation selectors', '\uFE0F\uFE0F\uFE0F'],
  ])('the name field rejects %s as too short', (_, name) => {
    expect(tripErrors({ [field]: name })).toEqual({
      [field]: `${label} must be at least 2 characters.`,
    });
  });

  it('the name field rejects 51 letters', () => {
    expect(tripErrors({ [field]: 'n'.repeat(51) })).toEqual({
      [field]: `${label} must be less than 50 characters.`,
    });
  });
});

describe('the field email', () => {
  const invalid = 'Please enter a valid email address.';
  const ofLength = (length: number) => {
    const end = `@${'a'.repeat(63)}.${'a'.repeat(63)}.${'a'.repeat(58)}.com`;
    return `${'a'.repeat(length - end.length)}${end}`;
  };

  it.each([
    'ada@example.com',
    "o'brien@example.ie",
    'a@b.co',
    'ada@example.xn--p1ai',
    '  ada@example.com\t',
    '\u200Bada@example.com',
  ])('the email field accepts %j', (email) => {
    expect(tripErrors({ email })).toEqual(accepted);
  });

  it.each([
    '@example.com',
    'ada@example',
    'ada@.com',
    'ada@example.c',
    'ada lovelace@example.com',
    'ada@example-.com',
    'ada@example.com, bob@example.com',
    'ada@example.com\r\nBcc: thief@example.org',
  ])('the email field rejects %j', (email) => {
    expect(tripErrors({ email })).toEqual({ email: invalid });
  });

  it.each([
    ['254 characters', ofLength(254), accepted],
    ['255 characters', ofLength(255), { email: invalid }],
    ['64 characters before the @', `${'a'.repeat(64)}@example.com`, accepted],
    ['65 characters before the @ (RFC 5321)', `${'a'.repeat(65)}@b.example`, { email: invalid }],
  ])(
    'the email field accepts at most 254 characters, 64 of them before the @: %s',
    (_, email, errors) => {
      expect(tripErrors({ email })).toEqual(errors);
    },
  );

  it.each(['用户@example.com', 'ada@exämple.com'])(
    'the error for the email %s says which letters are allowed',
    (email) => {
      expect(tripErrors({ email })).toEqual({
        email: `${invalid} We can only email addresses with the letters a to z, without accents.`,
      });
    },
  );
});

describe('the field phone', () => {
  it.each([
    '1234567',
    '123456789012345',
    '(02) 794-6.018',
    '  1234567  ',
    '+९१ ९८७६५ ४३२१',
    '+1 (312) 555-0188',
    '+44 20 7946 0000',
    '+52 55 1234 5678',
    '305-555-0142 x12',
    '+1\u2011305\u2011555\u20110142',
    '011 44 20 7946 0000',
    '+123 456 789 012 345 ext. 12345',
  ])('the phone field accepts %j', (phone) => {
    expect(tripErrors({ phone })).toEqual(accepted);
  });

  it.each([
    ['nine 911', 'Phone number must be at least 7 characters.'],
    ['1-800-FLOWERS', 'Phone number must be at least 7 characters.'],
    ['+() -- ()', 'Phone number must be at least 7 characters.'],
    ['123-456 x7', 'Phone number must be at least 7 characters.'],
    ['', 'Phone number must be at least 7 characters.'],
    [' 123456 ', 'Phone number must be at least 7 characters.'],
    ['1234567890123456', 'Phone number must be less than 15 characters.'],
    ['+1 305 555 0142 / +1 305 555 0143', 'Phone number must be less than 15 characters.'],
    [`+1 305 555 ${'-'.repeat(50)}0142`, 'Phone number must be less than 15 characters.'],
  ])('the phone field rejects %j with the error "%s"', (phone, message) => {
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
] as const)('the field %s', (field, missing, tooLong) => {
  it.each(['x', '😀'.repeat(500), ` ${'x'.repeat(500)} `])(
    'the accommodation and pickup fields accept %j',
    (text) => {
      expect(stayErrors({ [field]: text })).toEqual(accepted);
    },
  );

  it.each([
    ['', missing],
    ['\u200B\u2066', missing],
    ['x'.repeat(501), tooLong],
  ])('the accommodation and pickup fields reject %j', (text, message) => {
    expect(stayErrors({ [field]: text })).toEqual({ [field]: message });
  });
});

describe('the field dietaryRestrictions', () => {
  it('the diet field accepts an empty value and every listed option', () => {
    expect(dietaryOptions.join(' ')).toBe('none vegetarian vegan gluten-free dairy-free other');
    for (const dietaryRestrictions of ['', ...dietaryOptions]) {
      expect(stayErrors({ dietaryRestrictions })).toEqual(accepted);
    }
  });

  it.each(['Vegan', ' ', '__proto__'])('the diet field rejects %j', (dietaryRestrictions) => {
    expect(stayErrors({ dietaryRestrictions })).toEqual({
      dietaryRestrictions: 'Please select one of the dietary options.',
    });
  });
});

describe('the field specialRequirements', () => {
  const tooLong = 'Special requirements must be less than 5,000 characters.';

  it.each([
    ['5,000 emoji', '😀'.repeat(5000), accepted],
    ['5,000 letters after trimming', `\n${'x'.repeat(5000)}\n`, accepted],
    ['5,001 letters', 'x'.repeat(5001), { specialRequirements: tooLong }],
  ])(
    'the special requirements field accepts at most 5,000 characters: %s',
    (_, specialRequirements, errors) => {
      expect(stayErrors({ specialRequirements })).toEqual(errors);
    },
  );
});

describe('pasted contact data', () => {
  it.each([
    ['a link', 'mailto:ada@example.com'],
    ['a full-width sign', 'ada＠example.com'],
    ['a name and an address in angle brackets', 'Ada Lovelace <ada@example.com>'],
    ['a quoted name', '"Lovelace, Ada" <ada@example.com>;'],
  ])('the email field takes the address out of %s', (_, email) => {
    expect(parseBooking({ ...validDraft, email }, today).email).toBe('ada@example.com');
  });

  it('the email field rejects two addresses in angle brackets', () => {
    const email = 'Ada <ada@example.com>, Bob <bob@example.com>';
    expect(tripErrors({ email })).toEqual({ email: 'Please enter a valid email address.' });
  });

  it.each(['tel:+44 20 7946 018', 'TEL:+44-20-7946-018'])(
    'the phone field takes the number out of the link %s',
    (phone) => {
      expect(parseBooking({ ...validDraft, phone }, today).phone).toBe(phone.slice(4));
    },
  );
});
