import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { bookingSteps, type BookingStep } from '#domain/booking/stored-booking.ts';
import { historyMove, parseStepHistory } from '#features/booking/step-history.ts';

const place = (step: BookingStep) => bookingSteps.indexOf(step);

/** Simulates the browser history of a visitor who opened the form on this step. */
function openedOn(step: BookingStep) {
  let entries: { step: BookingStep; state: unknown }[] = [{ step, state: null }];
  let at = 0;
  const shown = () => entries[at]?.step ?? 'trip';
  return {
    shown,
    behind: () => entries.slice(0, at).map((entry) => entry.step),
    follow(to: BookingStep, isChange = false) {
      const from = shown();
      if (to === from) return;
      const earlierSteps = parseStepHistory(entries[at]?.state);
      const move = historyMove({ earlierSteps, from, to, isChange });
      if (typeof move === 'number') {
        at += move;
        expect(at).toBeGreaterThanOrEqual(0);
      }
      if (move === 'push') {
        entries = [
          ...entries.slice(0, at + 1),
          { step: to, state: { earlierSteps: [...earlierSteps, from] } },
        ];
        at += 1;
      }
      const entry = entries[at];
      if (entry) entry.step = to;
    },
    go(delta: number) {
      if (entries[at + delta]) at += delta;
    },
  };
}

type Press = 'back' | 'next' | 'change trip' | 'change pickup' | number;
const presses = fc.array(
  fc.oneof(
    fc.constantFrom<Press>('back', 'next', 'change trip', 'change pickup'),
    fc.integer({ min: -3, max: 3 }),
  ),
  { minLength: 5, maxLength: 30 },
);

describe('the browser history of the booking form', () => {
  it("after the Back button of the booking form, the browser's Back visits only earlier steps", () => {
    let backs = 0;
    fc.assert(
      fc.property(fc.constantFrom(...bookingSteps), presses, (opened, all) => {
        const history = openedOn(opened);
        let isChanging = false;
        for (const press of all) {
          const at = history.shown();
          if (typeof press === 'number') history.go(press);
          else if (press === 'next') {
            history.follow(isChanging ? 'review' : (bookingSteps[place(at) + 1] ?? 'review'));
          } else if (press === 'back') {
            const to = bookingSteps[place(at) - 1];
            if (!to) continue;
            history.follow(to);
            backs += 1;
            if (history.shown() !== to) return false;
            if (history.behind().some((step) => place(step) >= place(to))) return false;
          } else if (at === 'review') {
            isChanging = true;
            history.follow(press === 'change trip' ? 'trip' : 'pickup', true);
          }
          if (history.shown() === 'review') isChanging = false;
        }
        return true;
      }),
      { numRuns: 5000 },
    );
    expect(backs).toBeGreaterThan(3000);
  });

  it('finishing a change returns to the history entry where the change started', () => {
    const history = openedOn('trip');
    history.follow('pickup');
    history.follow('review');
    history.follow('trip', true);
    expect(history.behind()).toEqual(['trip', 'pickup', 'review']);
    history.follow('review');
    expect(history.behind()).toEqual(['trip', 'pickup']);
  });

  it('parseStepHistory returns only valid steps from the navigation state', () => {
    expect(parseStepHistory({ earlierSteps: ['trip', 'pickup'] })).toEqual(['trip', 'pickup']);
    for (const state of [
      null,
      undefined,
      'trip',
      1,
      {},
      { earlierSteps: 'trip' },
      { earlierSteps: ['step'] },
    ]) {
      expect(parseStepHistory(state)).toEqual([]);
    }
  });
});
