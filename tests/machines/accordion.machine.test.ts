import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';

import { accordionMachine } from '#machines/accordion.machine.ts';
import { selectIsItemOpen } from '#machines/accordion.selectors.ts';

describe('the open item', () => {
  const start = (item: string | null) => createActor(accordionMachine, { input: { item } }).start();

  it.each([
    [null, 'allClosed'],
    ['museum', 'oneOpen'],
  ])('is at first what the address names: %s', (item, value) => {
    expect(start(item).getSnapshot()).toMatchObject({ value, context: { item } });
  });

  it.each(['item.toggle', 'item.open'] as const)('opens by %s, and closes by a press', (type) => {
    const accordion = start(null);
    accordion.send({ type, item: 'museum' });
    expect(accordion.getSnapshot()).toMatchObject({
      value: 'oneOpen',
      context: { item: 'museum' },
    });
    accordion.send({ type: 'item.open', item: 'wildlife' });
    accordion.send({ type: 'item.toggle', item: 'wildlife' });
    expect(accordion.getSnapshot()).toMatchObject({ value: 'allClosed', context: { item: null } });
  });

  it('is one at a time, and closes when it is pressed again', () => {
    const accordion = start(null);
    const open: (string | null)[] = [];
    accordion.subscribe((snapshot) => open.push(snapshot.context.item));
    for (const item of ['museum', 'wildlife', 'wildlife']) {
      accordion.send({ type: 'item.toggle', item });
    }
    expect(open).toEqual(['museum', 'wildlife', null]);
  });

  it('stays open when a link leads to it', () => {
    const accordion = start('museum');
    accordion.send({ type: 'item.open', item: 'museum' });
    expect(selectIsItemOpen('museum')(accordion.getSnapshot())).toBe(true);
    expect(selectIsItemOpen('wildlife')(accordion.getSnapshot())).toBe(false);
  });
});
