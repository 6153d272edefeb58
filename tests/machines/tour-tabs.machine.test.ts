import { expect, it } from 'vitest';
import { createActor } from 'xstate';

import { tabsMachine } from '#machines/tabs.machine.ts';

const tabs = ['overview', 'itinerary', 'included'];
const start = (initial: string) => createActor(tabsMachine, { input: { tabs, initial } }).start();

it.each([
  ['itinerary', 'itinerary'],
  ['', 'overview'],
  ['__proto__', 'overview'],
])('starts for "%s" as %s', (initial, selected) => {
  expect(start(initial).getSnapshot().context.selected).toBe(selected);
});

it('changes to the tab that is chosen, and stays for something that is no tab', () => {
  const actor = start('included');
  const selected = ['itinerary', 'reviews'].map((tab) => {
    actor.send({ type: 'tab.select', tab });
    return actor.getSnapshot().context.selected;
  });
  expect(selected).toEqual(['itinerary', 'itinerary']);
});
