import { expect, it } from 'vitest';
import { createActor } from 'xstate';

import { accordionMachine } from '#machines/accordion.machine.ts';
import { selectIsItemOpen } from '#machines/accordion.selectors.ts';

const start = (item: string | null) => createActor(accordionMachine, { input: { item } }).start();

it.each([
  [null, 'allClosed'],
  ['museum', 'oneOpen'],
])('the accordion opens the item from the URL at the start: %s', (item, value) => {
  expect(start(item).getSnapshot()).toMatchObject({ value, context: { item } });
});

it.each(['item.toggle', 'item.open'] as const)(
  'the event %s opens an item in place of the open item',
  (type) => {
    const accordion = start(null);
    const open = () => [accordion.getSnapshot().value, accordion.getSnapshot().context.item];
    accordion.send({ type, item: 'museum' });
    expect(open()).toEqual(['oneOpen', 'museum']);
    accordion.send({ type, item: 'wildlife' });
    expect(open()).toEqual(['oneOpen', 'wildlife']);
    accordion.send({ type: 'item.toggle', item: 'wildlife' });
    expect(open()).toEqual(['allClosed', null]);
  },
);

it('a link to the open accordion item keeps the item open', () => {
  const accordion = start('museum');
  accordion.send({ type: 'item.open', item: 'museum' });
  expect(selectIsItemOpen('museum')(accordion.getSnapshot())).toBe(true);
  expect(selectIsItemOpen('wildlife')(accordion.getSnapshot())).toBe(false);
});
