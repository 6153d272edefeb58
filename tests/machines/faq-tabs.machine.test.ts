import { expect, it } from 'vitest';
import { createActor } from 'xstate';

import { faqTabsMachine, selectFaqTab, type FaqTab } from '#machines/faq-tabs.machine.ts';

const start = (initial: FaqTab) => createActor(faqTabsMachine, { input: { initial } }).start();

it.each(['ruins', 'tours'] as const)('the FAQ machine has a state for the tab %s', (tab) => {
  const actor = start(tab);
  expect(actor.getSnapshot().value).toBe(tab);
  expect(selectFaqTab(actor.getSnapshot())).toBe(tab);
});

it('the FAQ machine ignores an event for an unknown tab', () => {
  const actor = start('ruins');
  const values = ['tours', 'prices', 'ruins'].map((tab) => {
    actor.send({ type: `${tab as FaqTab}.open` });
    return actor.getSnapshot().value;
  });
  expect(values).toEqual(['tours', 'tours', 'ruins']);
});
