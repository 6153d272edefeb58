import { describe, expect, it } from 'vitest';

import {
  answerErrors,
  emptyOptions,
  proposeOptions,
  type AnswerKind,
  type AnswerOptions,
} from '#domain/booking/answer-options.ts';
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
