import { expect, it } from 'vitest';
import { createActor } from 'xstate';

import {
  faqTabsMachine,
  selectTab,
  type TourTab,
  tourTabsMachine,
} from '#machines/tabs.machine.ts';

const start = (initial: TourTab) => createActor(tourTabsMachine, { input: { initial } }).start();

it.each(['overview', 'itinerary', 'included'] as const)(
  'the tabs of a tour page start with the tab %s of the URL',
  (tab) => {
    expect(selectTab(start(tab).getSnapshot())).toBe(tab);
  },
);

it('tabs start with the first tab if the URL names an unknown tab', () => {
  expect(start('__proto__' as TourTab).getSnapshot().value).toBe('overview');
});

it('tabs ignore an event for an unknown tab', () => {
  const actor = createActor(faqTabsMachine, { input: { initial: 'ruins' } }).start();
  const values = (['tours', 'prices', 'ruins'] as 'tours'[]).map((tab) => {
    actor.send({ type: `${tab}.open` });
    return selectTab(actor.getSnapshot());
  });
  expect(values).toEqual(['tours', 'tours', 'ruins']);
});
