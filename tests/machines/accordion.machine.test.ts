import { expect, it } from 'vitest';
import { createActor } from 'xstate';

import { selectIsItemOpen, accordionMachine } from '#machines/accordion.machine.ts';

const start = (item: string | null) => createActor(accordionMachine, { input: { item } }).start();

it.each([
  [null, 'allClosed'],
  ['museum', 'oneOpen'],
])('the accordion opens the item from the URL at the start: %s', (item, value) => {
  expect(start(item).getSnapshot()).toMatchObject({ value, context: { item } });
});

it('the accordion opens an item in place of the open item, and closes only the open item', () => {
  const accordion = start(null);
  const open = () => [accordion.getSnapshot().value, accordion.getSnapshot().context.item];
  accordion.send({ type: 'item.open', item: 'museum' });
  expect(open()).toEqual(['oneOpen', 'museum']);
  accordion.send({ type: 'item.open', item: 'wildlife' });
  expect(open()).toEqual(['oneOpen', 'wildlife']);
  accordion.send({ type: 'item.close', item: 'museum' });
  expect(open()).toEqual(['oneOpen', 'wildlife']);
  expect(selectIsItemOpen('wildlife')(accordion.getSnapshot())).toBe(true);
  expect(selectIsItemOpen('museum')(accordion.getSnapshot())).toBe(false);
  accordion.send({ type: 'item.close', item: 'wildlife' });
  expect(open()).toEqual(['allClosed', null]);
});
