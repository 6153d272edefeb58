import { describe, expect, it } from 'vitest';

import {
  answerErrors,
  answerOptions,
  answerWarnings,
  changedFields,
  optionFields,
  possibleKinds,
  type AnswerKind,
  type ChosenOptions,
} from '#domain/booking/answer-options.ts';
import { answerText } from '#domain/booking/answer-text.ts';
import type { BookingDraft } from '#domain/booking/draft.ts';
import { answerFacts, hopkins, optionsOf, staffRequest } from '#tests/support/staff-request.ts';

const byFlight = { tourId: 'lamanai-tour-san-pedro-by-flight', persons: '4' };
const lobby = { pickupPlace: 'Lobby', pickupTime: '5:30 AM' };

describe('the fields of an answer', () => {
  it.each<[AnswerKind, Partial<BookingDraft>, ChosenOptions, string[]]>([
    ['yes', { specialRequirements: '' }, {}, ['day', 'pickupPlace', 'pickupTime']],
    ['yes', {}, {}, ['day', 'pickupPlace', 'pickupTime', 'requirements']],
    ['yes', byFlight, {}, ['day', 'pickupPlace', 'pickupTime', 'tickets', 'requirements']],
    ['deposit', { ...hopkins, persons: '8' }, {}, ['day', 'offer', 'pickupPlace', 'pickupTime']],
    [
      'deposit',
      { persons: '10' },
      { offer: 'group' },
      ['day', 'offer', 'discountPercent', 'pickupPlace', 'pickupTime'],
    ],
    ['deposit', { persons: '5' }, {}, ['day', 'pickupPlace', 'pickupTime']],
    ['otherDay', {}, {}, ['day', 'firstDay', 'secondDay']],
    ['no', {}, {}, ['day']],
  ])('the "%s" answer to a request with %o and the options %o has the fields %j', (...row) => {
    const [kind, patch, chosen, fields] = row;
    const request = staffRequest(patch);
    expect(optionFields(kind, request, optionsOf(request, chosen))).toEqual(fields);
  });
});

describe('the proposed options', () => {
  it.each([
    ['My hotel in Hopkins village', 'Harbour Hotel', '5:30 AM'],
    ['Not sure yet', '', '5:30 AM'],
    ['Jaguar Lodge', 'Jaguar Lodge', ''],
  ])('for the pickup %j, the place %j and the time %j are proposed', (written, place, time) => {
    const request = staffRequest({ ...hopkins, pickupLocation: written });
    expect(optionsOf(request)).toMatchObject({ pickupPlace: place, pickupTime: time });
  });

  it('the open days nearest to the day of the tour are proposed as other days', () => {
    const closedDays = [{ from: '2026-12-24', to: '2026-12-24', reason: 'Wind' }];
    const facts = { ...answerFacts, closedDays };
    const daysOf = (chosen: ChosenOptions) => {
      const { firstDay, secondDay } = answerOptions(staffRequest(hopkins), chosen, facts);
      return [firstDay, secondDay];
    };
    expect(daysOf({})).toEqual(['2026-12-26', '2026-12-27']);
    expect(daysOf({ day: '2027-01-10' })).toEqual(['2027-01-09', '2027-01-11']);
  });

  it('only values that staff changed count as theirs', () => {
    const request = staffRequest(hopkins);
    const chosen = { day: request.booking.date, pickupPlace: 'Jaguar Lodge' };
    expect(changedFields(request, chosen, answerFacts)).toEqual(['pickupPlace']);
  });
});

describe('the validation of an answer', () => {
  it.each<[AnswerKind, Partial<BookingDraft>, ChosenOptions, string[]]>([
    ['yes', {}, {}, []],
    ['yes', { pickupLocation: 'Not sure yet' }, {}, []],
    ['yes', { pickupLocation: 'Not sure yet', date: '2026-11-21' }, {}, ['pickupPlace']],
    ['deposit', { pickupLocation: 'Not sure yet' }, {}, ['pickupPlace']],
    ['deposit', { pickupLocation: 'Jaguar Lodge' }, {}, ['pickupTime']],
    ['yes', {}, { pickupTime: '25:00' }, ['pickupTime']],
    ['no', {}, { pickupTime: '25:00' }, []],
    ['yes', byFlight, {}, ['tickets']],
    ['yes', byFlight, { tickets: 'included' }, []],
    ['yes', { persons: '8' }, { offer: 'group' }, ['discountPercent']],
    ['deposit', { persons: '8' }, { ...lobby, offer: 'family' }, []],
    ['otherDay', { persons: '8' }, { offer: 'group', discountPercent: '100' }, ['discountPercent']],
    ['otherDay', {}, { firstDay: '' }, ['firstDay']],
    ['otherDay', {}, { firstDay: '2026-12-25' }, ['firstDay']],
    ['otherDay', {}, { day: '2027-01-10', firstDay: '2026-12-25' }, []],
    ['otherDay', {}, { secondDay: '2026-11-19' }, ['secondDay']],
    ['otherDay', {}, { secondDay: '' }, []],
    ['otherDay', {}, { firstDay: '2026-12-24', secondDay: '2026-12-24' }, ['secondDay']],
    ['yes', {}, { day: '2026-11-20' }, ['day', 'pickupTime']],
    ['deposit', {}, { ...lobby, day: '2026-11-19' }, ['day']],
    ['no', {}, { day: '2026-11-19' }, []],
    ['no', {}, { day: '' }, ['day']],
  ])(
    'the "%s" answer to a request with %o and the options %o has errors in the fields %j',
    (kind, patch, chosen, fields) => {
      const request = staffRequest({ ...hopkins, ...patch });
      const errors = answerErrors(kind, request, optionsOf(request, chosen), answerFacts);
      expect(Object.keys(errors)).toEqual(fields);
    },
  );

  it('an answer cannot offer a day on which the tour is closed', () => {
    const closedDays = [{ from: '2026-12-24', to: '2026-12-24', reason: 'Wind' }];
    const request = staffRequest(hopkins);
    const options = optionsOf(request, { firstDay: '2026-12-24', secondDay: '' });
    expect(answerErrors('otherDay', request, options, { ...answerFacts, closedDays })).toEqual({
      firstDay: 'There are no tours on this day (Wind).',
    });
  });
});

describe('the warnings before an answer', () => {
  const warningsOf = (patch: Partial<BookingDraft>, chosen: ChosenOptions = {}) => {
    const request = staffRequest(patch);
    return answerWarnings(request, optionsOf(request, chosen), answerFacts);
  };

  it('a place where the tour does not stop gets a warning that names its points, until staff set another', () => {
    expect(warningsOf({ ...byFlight, pickupLocation: 'Sunset Hotel' })).toEqual([
      [
        'Pickup',
        'The guest wrote “Sunset Hotel”. This tour stops at: San Pedro airstrip (John Greif II Airport).',
      ],
    ]);
    expect(warningsOf({ ...byFlight, pickupLocation: 'Not sure yet' })).toEqual([]);
    const pickupPlace = 'San Pedro airstrip';
    expect(warningsOf({ ...byFlight, pickupLocation: 'Sunset Hotel' }, { pickupPlace })).toEqual(
      [],
    );
  });

  it('a day whose tour has left gets a warning until staff set another day', () => {
    const patch = { ...hopkins, pickupLocation: 'Not sure yet', date: '2026-11-20' };
    expect(warningsOf(patch)).toEqual([['Day', 'The tour of that day has left.']]);
    expect(warningsOf(patch, { day: '2026-11-21' })).toEqual([]);
  });

  it('a price that has changed since gets a warning with both totals, and staff choose', () => {
    const request = { ...staffRequest({ pickupLocation: 'Not sure yet' }), totalCents: 30_000 };
    const options = optionsOf(request);
    expect(answerWarnings(request, options, answerFacts)).toEqual([
      [
        'Price',
        'The guest saw US$300.00. Today’s total is US$396.00. Choose in your answer which one you quote.',
      ],
    ]);
    expect(answerErrors('yes', request, options, answerFacts)).toEqual({
      quotedTotal: 'Choose the total to quote.',
    });
    const chosen = optionsOf(request, { quotedTotal: 'guest' });
    expect(answerErrors('yes', request, chosen, answerFacts)).toEqual({});
  });

  it('a price that is the same as the guest saw gets no warning', () => {
    const request = staffRequest({ pickupLocation: 'Not sure yet' });
    expect(answerWarnings(request, optionsOf(request), answerFacts)).toEqual([]);
    expect(optionFields('yes', request, optionsOf(request))).not.toContain('quotedTotal');
  });
});

describe('a request for a tour that the site no longer has', () => {
  const { booking, ...rest } = staffRequest({ persons: '8', specialRequirements: '' });
  const request = { ...rest, booking: { ...booking, tourId: 'lamanai-tour-from-the-moon' } };
  const options = optionsOf(request);

  it('such a request can be answered with another day or with no', () => {
    expect(possibleKinds(request)).toEqual(['otherDay', 'no']);
    expect(answerWarnings(request, options, answerFacts)).toEqual([]);
    expect(optionFields('otherDay', request, options)).toEqual(['day', 'firstDay', 'secondDay']);
    expect(answerErrors('otherDay', request, options, answerFacts)).toEqual({});
  });

  it('the texts for such a request have no price and no tour page', () => {
    for (const kind of ['otherDay', 'no', 'reminder', 'weather', 'thanks'] as const) {
      const text = answerText(kind, request, options, answerFacts.today);
      expect(text).toContain('Hello Ada,');
      expect(text).not.toMatch(/US\$|undefined|moon|: *$/m);
    }
    expect(answerText('no', request, options, answerFacts.today)).toContain(
      'your request LAM-ACDE347: the tour that you asked for, Friday, December 25, 2026, 8 guests.',
    );
  });
});
