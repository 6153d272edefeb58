import { describe, expect, it } from 'vitest';

import {
  answerErrors,
  emptyOptions,
  proposeOptions,
  type AnswerKind,
  type AnswerOptions,
} from '#domain/booking/answer-options.ts';
import { warnAboutDays } from '#domain/booking/answer-days.ts';
import type { BookingDraft } from '#domain/booking/booking.ts';
import { today } from '#tests/support/booking-draft.ts';
import { day, hopkins, staffRequest } from '#tests/support/staff-request.ts';

describe('the validation of an answer', () => {
  const errorsOf = (
    kind: AnswerKind,
    patch: Partial<BookingDraft>,
    chosen: Partial<AnswerOptions>,
  ) => {
    const request = staffRequest({ ...hopkins, ...patch });
    const options = { ...proposeOptions(kind, request, day), ...chosen };
    return answerErrors(kind, request, options, day);
  };

  it.each<[AnswerKind, Partial<BookingDraft>, Partial<AnswerOptions>, string[]]>([
    ['yes', {}, {}, []],
    ['yes', { pickupLocation: 'Not sure yet' }, {}, []],
    ['yes', { pickupLocation: 'Not sure yet', date: '2026-11-21' }, {}, ['pickupPlace']],
    ['deposit', { pickupLocation: 'Not sure yet' }, {}, ['pickupPlace']],
    ['yes', {}, { pickupTime: '25:00' }, ['pickupTime']],
    ['no', {}, { pickupTime: '25:00' }, []],
    ['offer', { persons: '8' }, { offer: 'none' }, ['offer']],
    ['offer', { persons: '8' }, { offer: 'group' }, ['discountPercent']],
    ['offer', { persons: '8' }, { offer: 'group', discountPercent: '100' }, ['discountPercent']],
    ['otherDay', {}, { firstDay: '' }, ['firstDay']],
    ['otherDay', {}, { firstDay: '2026-12-25' }, ['firstDay']],
    ['weather', {}, { secondDay: '2026-11-19' }, ['secondDay']],
    ['otherDay', {}, { secondDay: '' }, []],
    ['otherDay', {}, { firstDay: '2026-12-24', secondDay: '2026-12-24' }, ['secondDay']],
    ['otherDay', { persons: '8' }, { offer: 'group', discountPercent: '' }, ['discountPercent']],
  ])(
    'the "%s" answer to a request with %o and the options %o has errors in the fields %j',
    (kind, patch, chosen, missing) => {
      expect(Object.keys(errorsOf(kind, patch, chosen))).toEqual(missing);
    },
  );

  it('an answer cannot offer a day on which the tour is closed', () => {
    const closedDays = [{ from: '2026-12-24', to: '2026-12-24', reason: 'Wind' }];
    const request = staffRequest(hopkins);
    const proposed = proposeOptions('otherDay', request, { today, closedDays });
    expect([proposed.firstDay, proposed.secondDay]).toEqual(['2026-12-26', '2026-12-27']);
    expect(
      answerErrors(
        'otherDay',
        request,
        { ...emptyOptions, firstDay: '2026-12-24', secondDay: '' },
        { today, closedDays },
      ),
    ).toEqual({ firstDay: 'This tour is closed on that day.' });
  });
});

describe('the check of days in an edited text', () => {
  const closedDays = [{ from: '2026-12-28', to: '2026-12-28', reason: 'Wind' }];
  const request = staffRequest(hopkins);
  const prepared = 'You asked for December 25, 2026. Cancel by November 1, 2026.';

  it.each([
    [prepared, []],
    ['See you on December 29, 2026.', []],
    ['December 28, 2026 or Monday, December 28 2026', ['December 28, 2026: This tour is closed']],
    ['November 19, 2026', ['November 19, 2026: Choose a day between today and one year from now.']],
    ['Perhaps February 30, 2027?', ['2027-02-30: Choose a day between']],
    ['May 1', []],
  ])('the text %j gets the warnings %j', (text, warnings) => {
    expect(warnAboutDays(text, prepared, request, { today, closedDays })).toEqual(
      warnings.map((warning) => expect.stringContaining(warning) as string),
    );
  });
});
