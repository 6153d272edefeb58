import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import {
  asTourId,
  dietaryOptions,
  emptyDraft,
  fieldErrors,
  parseBooking,
  staySchema,
  tripRules,
  type BookingDraft,
  type BookingField,
  type FieldErrors,
} from '#domain/booking.ts';
import { belizeToday } from '#domain/calendar.ts';
import { tourIds } from '#domain/tours.ts';
import { minimumByTour, today, validDraft } from '#tests/support/booking-draft.ts';
import { inZone, zones } from '#tests/support/time-zone.ts';

const tripErrors = (patch: Partial<BookingDraft>, day = today): FieldErrors => {
  const draft = { ...validDraft, ...patch };
  return fieldErrors(tripRules(draft, day), draft);
};

const stayErrors = (patch: Partial<BookingDraft>): FieldErrors =>
  fieldErrors(staySchema, { ...validDraft, ...patch });

const accepted: FieldErrors = {};

describe('a valid draft', () => {
  it('breaks no rule', () => {
    expect(tripErrors({})).toEqual(accepted);
    expect(stayErrors({})).toEqual(accepted);
  });

  it('is sent as it is, since nothing in it needs cleaning', () => {
    expect(parseBooking(validDraft, today)).toEqual(validDraft);
  });
});

describe('an empty draft', () => {
  it('is told what each field of step 1 needs, in the order of the form', () => {
    expect(Object.entries(fieldErrors(tripRules(emptyDraft, today), emptyDraft))).toEqual([
      ['tourId', 'Please select a tour.'],
      ['date', 'Please select a date.'],
      ['persons', 'Please select the number of persons.'],
      ['firstName', 'First name must be at least 2 characters.'],
      ['lastName', 'Last name must be at least 2 characters.'],
      ['email', 'Please enter a valid email address.'],
      ['phone', 'Phone number must be at least 7 characters.'],
    ]);
  });

  it('is told what each field of step 2 needs; the two others are optional', () => {
    expect(Object.entries(fieldErrors(staySchema, emptyDraft))).toEqual([
      ['accommodation', 'Please enter your accommodation details.'],
      ['pickupLocation', 'Please enter your pickup location.'],
    ]);
  });
});

describe('tour', () => {
  it.each(tourIds)('%s can be booked', (tourId) => {
    expect(tripErrors({ tourId, persons: '4' })).toEqual(accepted);
  });

  it.each([
    '',
    ' ',
    'belize-city',
    '__proto__',
    'constructor',
    'toString',
    'lamanai-tour-belize-city ',
    'LAMANAI-TOUR-BELIZE-CITY',
    'lamanai-tour-atlantis',
  ])('%j cannot', (tourId) => {
    expect(tripErrors({ tourId })).toEqual({ tourId: 'Please select a tour.' });
  });
});

describe('date', () => {
  it.each([
    ['today', '2026-11-20'],
    ['tomorrow', '2026-11-21'],
    ['the last day of the window', '2027-11-20'],
  ])('may be %s', (_, date) => {
    expect(tripErrors({ date })).toEqual(accepted);
  });

  it.each([
    ['missing', '', 'Please select a date.'],
    ['half typed', '2026-12', 'Please enter a real date, such as 12/25/2026.'],
    ['a day that does not exist', '2027-02-29', 'Please enter a real date, such as 12/25/2026.'],
    ['in another form', '12/25/2026', 'Please enter a real date, such as 12/25/2026.'],
    ['no date', '__proto__', 'Please enter a real date, such as 12/25/2026.'],
    [
      'yesterday',
      '2026-11-19',
      'Please select a date from today on. In Belize today is November 20, 2026.',
    ],
    [
      'long ago',
      '0001-01-01',
      'Please select a date from today on. In Belize today is November 20, 2026.',
    ],
    [
      'the day after the window',
      '2027-11-21',
      'Please select a date no later than November 20, 2027.',
    ],
    ['far away', '9999-12-31', 'Please select a date no later than November 20, 2027.'],
  ])('may not be %s', (_, date, message) => {
    expect(tripErrors({ date })).toEqual({ date: message });
  });

  it('may be 28 February of the next year when today is 29 February, and no later', () => {
    expect(tripErrors({ date: '2029-02-28' }, '2028-02-29')).toEqual(accepted);
    expect(tripErrors({ date: '2029-03-01' }, '2028-02-29')).toEqual({
      date: 'Please select a date no later than February 28, 2029.',
    });
  });

  it.each(zones)('has the same window on a device in %s', (zone) => {
    inZone(zone, () => {
      for (const [now, yesterday, first, last, after] of [
        ['2026-11-21T05:59:00Z', '2026-11-19', '2026-11-20', '2027-11-20', '2027-11-21'],
        ['2026-11-21T06:01:00Z', '2026-11-20', '2026-11-21', '2027-11-21', '2027-11-22'],
      ] as const) {
        const day = belizeToday(new Date(now));
        const refused = [yesterday, first, last, after].filter(
          (date) => tripErrors({ date }, day).date !== undefined,
        );
        expect(refused).toEqual([yesterday, after]);
      }
    });
  });
});

describe('persons', () => {
  const offered = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '15', '20'];
  const hostile = ['0', '-2', '2.5', '1e1', '02', ' 4', '４', 'NaN', '11', '14', '16', '19', '21'];

  it.each(Object.entries(minimumByTour))('on %s start at %i', (tourId, minimum) => {
    const message = `Please select one of the group sizes on offer, at least ${minimum} persons.`;
    expect(tripErrors({ tourId, persons: '' })).toEqual({
      persons: 'Please select the number of persons.',
    });
    for (const persons of offered) {
      expect(tripErrors({ tourId, persons })).toEqual(
        Number(persons) < minimum ? { persons: message } : accepted,
      );
    }
    for (const persons of [...hostile, '__proto__']) {
      expect(tripErrors({ tourId, persons })).toEqual({ persons: message });
    }
  });

  it('start at 2 as long as no tour is chosen', () => {
    expect(tripErrors({ tourId: '', persons: '1' }).persons).toBe(
      'Please select one of the group sizes on offer, at least 2 persons.',
    );
    expect(tripErrors({ tourId: '', persons: '2' }).persons).toBeUndefined();
  });
});

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
  const ofLength = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;

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
    for (const length of [255, 5000]) {
      expect(tripErrors({ email: ofLength(length) })).toEqual({
        email: 'Please enter a valid email address.',
      });
    }
  });

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

describe('fieldErrors', () => {
  it('gives the first message of a field that breaks several rules', () => {
    const rules = z.object({
      phone: z.string().check(z.minLength(99, 'Too short'), z.regex(/x/, 'No x in it')),
    });
    expect(fieldErrors(rules, validDraft)).toEqual({ phone: 'Too short' });
  });
});

describe('parseBooking', () => {
  it('cleans what was typed and leaves out what is no field', () => {
    const draft = {
      ...validDraft,
      firstName: ' Ada\u202E\r\nMaria ',
      lastName: 'Gonza\u0301lez',
      phone: ' +44\t20 7946 018 ',
      accommodation: 'Harbour\nHotel',
      pickupLocation: '\u200BLobby\uD83D',
      isAdmin: 'yes',
    };
    expect(parseBooking(draft, today)).toEqual({
      ...validDraft,
      firstName: 'Ada Maria',
      lastName: 'González',
      accommodation: 'Harbour Hotel',
      pickupLocation: 'Lobby\uFFFD',
    });
  });

  const broken: readonly (readonly [BookingField, string, string])[] = [
    ['date', '2026-11-19', 'Please select a date from today on.'],
    ['persons', '11', 'Please select one of the group sizes on offer'],
    ['email', 'ada', 'Please enter a valid email address.'],
    ['accommodation', '', 'Please enter your accommodation details.'],
  ];

  it.each(broken)('refuses a draft whose %s is %j', (field, text, message) => {
    expect(() => parseBooking({ ...validDraft, [field]: text }, today)).toThrow(message);
  });
});

describe('asTourId', () => {
  it.each(tourIds)('knows %s', (id) => {
    expect(asTourId(id)).toBe(id);
  });

  it.each([
    '',
    'belize-city',
    '__proto__',
    'constructor',
    'hasOwnProperty',
    'lamanai-tour-hopkins/',
    'x'.repeat(100_000),
    null,
    undefined,
    0,
    ['lamanai-tour-hopkins'],
    { id: 'lamanai-tour-hopkins' },
  ])('takes nothing else from outside (case %#)', (id) => {
    expect(asTourId(id)).toBeNull();
  });
});
