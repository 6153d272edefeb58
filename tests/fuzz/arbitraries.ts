import fc from 'fast-check';

import { emptyDraft, type BookingDraft } from '#domain/booking.ts';
import { tourIds } from '#domain/tours.ts';
import { hostileText } from '#tests/support/hostile-text.ts';

export const anyDay = fc.oneof(
  fc.constantFrom(
    '2026-12-25',
    '2026-11-20',
    '2026-11-19',
    '2026-02-30',
    '',
    'tomorrow',
    '0001-01-01',
    '9999-12-31',
  ),
  fc
    .integer({ min: 20_000, max: 21_500 })
    .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10)),
);
export const anyPersons = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: -1, max: 20 }).map(String) },
  fc.constantFrom(
    '',
    ' 3',
    '3 ',
    '03',
    '3.0',
    '2.5',
    '1e1',
    '0x4',
    'NaN',
    'Infinity',
    '٣',
    '1000000',
  ),
  hostileText(20),
);
export const anyTour = fc.oneof(
  fc.constantFrom(...tourIds),
  fc.constantFrom<string>('', 'belize-city', '__proto__', 'constructor', 'toString'),
);
export const anyText = fc.oneof(
  { weight: 1, arbitrary: hostileText(60) },
  fc.constantFrom('Ada', 'ada@example.com', '+44 20 7946 018'),
);
export const json = fc.jsonValue({ maxDepth: 2 });
const anyJson = fc.oneof(json, hostileText(200));

/** A record in which now and then a value is not what it should be, or a text that is no record. */
export const nearly = (shape: Record<string, fc.Arbitrary<unknown>>) =>
  fc
    .tuple(
      fc.record(shape),
      fc.oneof(
        { weight: 4, arbitrary: fc.constant({}) },
        {
          weight: 1,
          arbitrary: fc.dictionary(fc.constantFrom(...Object.keys(shape), '__proto__'), json, {
            maxKeys: 2,
          }),
        },
      ),
    )
    .map(([right, wrong]) => ({ ...right, ...wrong }));

export const stored = (record: fc.Arbitrary<unknown>) =>
  fc.oneof(
    { weight: 8, arbitrary: record.map((value) => JSON.stringify(value)) },
    {
      weight: 1,
      arbitrary: anyJson.map((value) =>
        typeof value === 'string' ? value : JSON.stringify(value),
      ),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(record, fc.nat(300))
        .map(([value, length]) => JSON.stringify(value).slice(0, length)),
    },
  );

const anyTexts = Object.fromEntries(
  Object.keys(emptyDraft).map((field) => [field, anyText]),
) as Record<keyof BookingDraft, fc.Arbitrary<string>>;

export const draftFields: typeof anyTexts = {
  ...anyTexts,
  tourId: anyTour,
  date: anyDay,
  persons: anyPersons,
  dietaryRestrictions: fc.constantFrom('', 'vegan', 'none', 'everything'),
};
