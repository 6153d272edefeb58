import { expect, it } from 'vitest';
import { createActor } from 'xstate';

import { selectTourTab, tourTabsMachine, type TourTab } from '#machines/tour-tabs.machine.ts';

const start = (initial: TourTab) => createActor(tourTabsMachine, { input: { initial } }).start();

it.each(['overview', 'itinerary', 'included'] as const)(
  'the tour tabs machine has a state for the tab %s',
  (tab) => {
    const actor = start(tab);
    expect(actor.getSnapshot().value).toBe(tab);
    expect(selectTourTab(actor.getSnapshot())).toBe(tab);
  },
);

it('the tour tabs machine starts on Overview for an unknown tab', () => {
  expect(start('__proto__' as TourTab).getSnapshot().value).toBe('overview');
});

it('the tour tabs machine ignores an event for an unknown tab', () => {
  const actor = start('included');
  const values = ['itinerary', 'reviews', 'overview', 'included'].map((tab) => {
    actor.send({ type: `${tab as TourTab}.open` });
    return actor.getSnapshot().value;
  });
  expect(values).toEqual(['itinerary', 'itinerary', 'overview', 'included']);
});
