import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';

import { tabsMachine, type TabsEvent, type TabsInput } from '#machines/tabs.machine.ts';
import { selectSelectedTab } from '#machines/tabs.selectors.ts';
import { everyEdge, trackTransitions, walkEdge } from '#tests/support/model.ts';

const tabs = ['overview', 'itinerary', 'included'];

it('selects every tab from every other one, and declares no transition that cannot happen', () => {
  const coverage = trackTransitions(tabsMachine);
  const input: TabsInput = { tabs, initial: 'overview' };
  const events: TabsEvent[] = tabs.map((tab) => ({ type: 'tab.select', tab }));
  const edges = everyEdge(tabsMachine, { input, payloadEvents: events });
  for (const edge of edges) {
    const { context } = walkEdge(tabsMachine, edge, {
      input,
      inspect: coverage.inspect,
      delayMs: 0,
    });
    expect(context, edge.name).toEqual({ tabs, selected: edge.events.at(-1)?.tab });
  }
  expect(edges).toHaveLength(9);
  expect(coverage.untaken()).toEqual([]);
});

describe('the selected tab', () => {
  const start = (initial: string) => createActor(tabsMachine, { input: { tabs, initial } }).start();

  it.each([
    ['itinerary', 'itinerary'],
    ['', 'overview'],
    ['__proto__', 'overview'],
  ])('starts for "%s" as %s', (initial, selected) => {
    expect(selectSelectedTab(start(initial).getSnapshot())).toBe(selected);
  });

  it('stays when something that is no tab is asked for', () => {
    const actor = start('included');
    actor.send({ type: 'tab.select', tab: 'reviews' });
    expect(selectSelectedTab(actor.getSnapshot())).toBe('included');
  });
});
