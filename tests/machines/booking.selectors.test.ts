import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';

import { emptyDraft } from '#domain/booking/draft.ts';
import { bookingMachine, type BookingSnapshot } from '#machines/booking.machine.ts';
import * as selectors from '#machines/booking.selectors.ts';
import { receipt, reference, today, validDraft } from '#tests/support/booking-draft.ts';
import { sumsOf } from '#tests/support/specification.ts';

const opening = createActor(bookingMachine).getSnapshot();

/** Creates a snapshot in this state with this context. */
const at = (value: Parameters<typeof bookingMachine.resolveState>[0]['value'], facts = {}) =>
  bookingMachine.resolveState({ value, context: { ...opening.context, ...facts } });

describe('the selectors for each state', () => {
  const shown = (snapshot: BookingSnapshot) => ({
    step: [selectors.selectStep(snapshot), selectors.selectStepNumber(snapshot)],
    is: Object.entries({
      opening: selectors.selectIsOpening(snapshot),
      open: selectors.selectIsFormOpen(snapshot),
      busy: selectors.selectIsBusy(snapshot),
      sent: selectors.selectIsSent(snapshot),
      'already sent': selectors.selectIsAlreadySent(snapshot),
    }).flatMap(([name, holds]) => (holds ? [name] : [])),
  });

  it.each([
    ['opening', at('opening'), ['trip', 1], ['opening']],
    ['step 1', at({ editing: 'trip' }), ['trip', 1], ['open']],
    ['step 2', at({ editing: 'pickup' }), ['pickup', 2], ['open']],
    ['the review', at({ editing: { review: 'ready' } }), ['review', 3], ['open']],
    ['a failed attempt', at({ editing: { review: 'failed' } }), ['review', 3], ['open']],
    ['a pending attempt', at({ submitting: 'usual' }), ['review', 3], ['open', 'busy']],
    [
      'an attempt without an answer',
      at({ submitting: { slow: 'waiting' } }),
      ['review', 3],
      ['open'],
    ],
    ['sent', at('sent'), ['trip', 1], ['sent']],
    ['a return after sending', at('alreadySent'), ['trip', 1], ['already sent']],
  ])(
    'the booking selectors return the step and the flags of the state: %s',
    (_, snapshot, step, is) => {
      expect(shown(snapshot)).toEqual({ step, is });
    },
  );
});

it('each booking selector returns its value from the context', () => {
  const facts = {
    today,
    closedDays: [{ from: '2026-12-25', to: '2026-12-25', reason: 'Christmas Day' }],
    draft: validDraft,
    failedAttempts: 3,
    editingField: 'email',
    error: 'busy',
    reference,
    notice: 'draft',
    sent: receipt,
  };
  const snapshot = at({ editing: 'trip' }, facts);
  expect({
    today: selectors.selectToday(snapshot),
    closedDays: selectors.selectClosedDays(snapshot),
    draft: selectors.selectDraft(snapshot),
    failedAttempts: selectors.selectFailedAttempts(snapshot),
    editingField: selectors.selectEditingField(snapshot),
    error: selectors.selectSubmissionError(snapshot),
    reference: selectors.selectReference(snapshot),
    notice: selectors.selectNotice(snapshot),
    sent: selectors.selectSentBefore(snapshot),
  }).toEqual(facts);
  expect(selectors.selectTourId(snapshot)).toBe(validDraft.tourId);
});

it.each([
  ['persons without a tour', { ...emptyDraft, persons: '3' }, undefined],
  ['a tour without persons', { ...emptyDraft, tourId: validDraft.tourId }, undefined],
  [
    'fewer persons than the tour requires',
    { ...validDraft, tourId: 'lamanai-tour-placencia' },
    undefined,
  ],
  ['a tour with enough persons', validDraft, sumsOf('lamanai-tour-belize-city', 3).total * 100],
])('selectPrice returns a total only for a valid party size: %s', (_, draft, totalCents) => {
  expect(selectors.selectPrice(at({ editing: 'trip' }, { draft }))?.totalCents).toBe(totalCents);
});
