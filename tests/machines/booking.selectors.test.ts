import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';

import { emptyDraft } from '#domain/booking.ts';
import { firstVersion } from '#domain/reference.ts';
import { bookingMachine, type BookingSnapshot } from '#machines/booking.machine.ts';
import {
  selectArrived,
  selectChanging,
  selectClosedDays,
  selectDraft,
  selectError,
  selectHasErrors,
  selectIsAlreadySent,
  selectIsCopy,
  selectIsBusy,
  selectIsFormOpen,
  selectIsOpening,
  selectIsSent,
  selectPersons,
  selectPrice,
  selectProblem,
  selectReceipt,
  selectRefusals,
  selectReplacedPersons,
  selectResumed,
  selectSentBefore,
  selectStep,
  selectStepNumber,
  selectToday,
  selectTourId,
  selectUnconfirmedReference,
} from '#machines/booking.selectors.ts';
import type { BookingContext } from '#machines/booking.context.ts';
import { receipt, reference, today, validDraft } from '#tests/support/booking-draft.ts';
import { sumsOf } from '#tests/support/specification.ts';

const opening = createActor(bookingMachine).getSnapshot();

/** A booking in this state, with these facts. */
const at = (value: Parameters<typeof bookingMachine.resolveState>[0]['value'], facts = {}) =>
  bookingMachine.resolveState({ value, context: { ...opening.context, ...facts } });

describe('what the page shows of each state', () => {
  const shown = (snapshot: BookingSnapshot) => ({
    step: [selectStep(snapshot), selectStepNumber(snapshot)],
    is: Object.entries({
      opening: selectIsOpening(snapshot),
      open: selectIsFormOpen(snapshot),
      busy: selectIsBusy(snapshot),
      sent: selectIsSent(snapshot),
      'already sent': selectIsAlreadySent(snapshot),
    }).flatMap(([name, holds]) => (holds ? [name] : [])),
  });

  it.each([
    ['opening', at('opening'), ['trip', 1], ['opening']],
    ['step 1', at({ editing: 'trip' }), ['trip', 1], ['open']],
    ['step 2', at({ editing: 'stay' }), ['stay', 2], ['open']],
    ['the review', at({ editing: { review: 'ready' } }), ['review', 3], ['open']],
    ['a failed attempt', at({ editing: { review: 'failed' } }), ['review', 3], ['open']],
    ['an attempt on its way', at('submitting'), ['review', 3], ['open', 'busy']],
    ['sent', at('sent'), ['trip', 1], ['sent']],
    ['back after sending', at('alreadySent'), ['trip', 1], ['already sent']],
  ])('%s', (_, snapshot, step, is) => {
    expect(shown(snapshot)).toEqual({ step, is });
  });
});

it('gives each fact by its own name', () => {
  const facts: BookingContext = {
    today,
    closedDays: [{ from: '2026-12-25', to: '2026-12-25', reason: 'Christmas Day' }],
    reference,
    versions: firstVersion,
    isCopy: true,
    draft: validDraft,
    replacedPersons: '2',
    refusals: 3,
    changing: 'email',
    problem: 'busy',
    resumed: 'draft',
    arrived: `${reference}-2`,
    savedStep: 'stay',
    trap: '',
    isHasty: false,
    wasHeld: false,
    sent: receipt,
  };
  const snapshot = at({ editing: 'trip' }, facts);
  expect({
    today: selectToday(snapshot),
    closedDays: selectClosedDays(snapshot),
    draft: selectDraft(snapshot),
    persons: selectPersons(snapshot),
    tourId: selectTourId(snapshot),
    replacedPersons: selectReplacedPersons(snapshot),
    refusals: selectRefusals(snapshot),
    changing: selectChanging(snapshot),
    problem: selectProblem(snapshot),
    resumed: selectResumed(snapshot),
    arrived: selectArrived(snapshot),
    isCopy: selectIsCopy(snapshot),
    sent: selectSentBefore(snapshot),
  }).toEqual({
    today,
    closedDays: facts.closedDays,
    draft: validDraft,
    persons: '3',
    tourId: 'lamanai-tour-belize-city',
    replacedPersons: '2',
    refusals: 3,
    changing: 'email',
    problem: 'busy',
    resumed: 'draft',
    arrived: `${reference}-2`,
    isCopy: true,
    sent: receipt,
  });
});

it('knows nothing before the visit', () => {
  expect(opening.context).toEqual({
    today: '',
    closedDays: null,
    reference: '',
    versions: firstVersion,
    isCopy: false,
    draft: emptyDraft,
    replacedPersons: '',
    refusals: 0,
    changing: null,
    problem: null,
    resumed: null,
    arrived: null,
    savedStep: 'trip',
    trap: '',
    isHasty: false,
    wasHeld: false,
    sent: null,
  });
});

it.each([
  [0, null],
  [1, reference],
  [2, `${reference}-2`],
])('with version %i unconfirmed, the reference to ask about is %s', (unconfirmed, expected) => {
  const versions = { ...firstVersion, unconfirmed };
  const snapshot = at({ editing: 'trip' }, { reference, versions });
  expect(selectUnconfirmedReference(snapshot)).toBe(expected);
});

it.each([
  ['neither', {}],
  ['persons without a tour', { persons: '3' }],
  ['a tour without persons', { tourId: validDraft.tourId }],
  ['fewer persons than the tour takes', { tourId: 'lamanai-tour-placencia', persons: '2' }],
])('has no price for %s', (_, patch) => {
  const snapshot = at({ editing: 'trip' }, { draft: { ...emptyDraft, ...patch } });
  expect(selectPrice(snapshot)).toBeNull();
});

it('has a price once tour and persons are chosen', () => {
  const { total } = sumsOf('lamanai-tour-belize-city', 3);
  const snapshot = at({ editing: 'trip' }, { draft: validDraft });
  expect(selectPrice(snapshot)).toMatchObject({ persons: 3, totalCents: total * 100 });
});

it('has messages, by field, once Continue was refused', () => {
  const wrong = { today, draft: { ...validDraft, email: 'ada' } };
  const before = at({ editing: 'trip' }, wrong);
  const after = at({ editing: 'trip' }, { ...wrong, refusals: 1 });
  expect([selectHasErrors(before), selectError('email')(before)]).toEqual([false, undefined]);
  expect([
    selectHasErrors(after),
    selectError('email')(after),
    selectError('phone')(after),
  ]).toEqual([true, 'Please enter a valid email address.', undefined]);
});

it('has a receipt only once the request is sent', () => {
  const facts = { reference, draft: validDraft };
  expect(selectReceipt(at({ editing: { review: 'ready' } }, facts))).toBeNull();
  expect(selectReceipt(at('submitting', facts))).toBeNull();
  expect(selectReceipt(at('sent', facts))).toEqual(receipt);
});
