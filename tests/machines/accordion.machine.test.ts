import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';

import {
  accordionMachine,
  type AccordionEvent,
  type AccordionInput,
} from '#machines/accordion.machine.ts';
import { selectIsItemOpen } from '#machines/accordion.selectors.ts';
import { everyEdge, trackTransitions, walkEdge } from '#tests/support/model.ts';

const events: AccordionEvent[] = ['one', 'two'].flatMap((item): AccordionEvent[] => [
  { type: 'item.toggle', item },
  { type: 'item.open', item },
]);

it('moves as its chart says on every way through it, and declares no transition that cannot happen', () => {
  const coverage = trackTransitions(accordionMachine);
  for (const item of [null, 'one']) {
    const input: AccordionInput = { item };
    for (const edge of everyEdge(accordionMachine, { input, payloadEvents: events })) {
      const { value, context } = walkEdge(accordionMachine, edge, {
        input,
        inspect: coverage.inspect,
        delayMs: 0,
      });
      expect({ value, context }, edge.name).toEqual({
        value: edge.expected.value,
        context: edge.expected.context,
      });
    }
  }
  expect(coverage.untaken()).toEqual([]);
});

describe('the open item', () => {
  const start = (item: string | null) => createActor(accordionMachine, { input: { item } }).start();

  it('is none at first, unless the address names one', () => {
    expect(start(null).getSnapshot().context.item).toBeNull();
    expect(start('museum').getSnapshot().context.item).toBe('museum');
    expect([null, 'museum'].map((item) => start(item).getSnapshot().value)).toEqual([
      'allClosed',
      'oneOpen',
    ]);
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
