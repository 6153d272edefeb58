import { faqGroups } from '#content/faq/groups.ts';
import { tabsMachine, type TabsEvent } from '#machines/tabs.machine.ts';
import { selectSelectedTab } from '#machines/tabs.selectors.ts';
import { everyEdge } from '#tests/support/model.ts';

import { expect, test } from '../fixtures.ts';
import { openPage } from '../pages/visitor.ts';
import { walkOf } from './walk.ts';

interface TabbedPage {
  address: string;
  labels: Readonly<Record<string, string>>;
}

const pages: readonly TabbedPage[] = [
  {
    address: '/tour/lamanai-tour-hopkins',
    labels: { overview: 'Overview', itinerary: 'Itinerary', included: "What's Included" },
  },
  {
    address: '/faq',
    labels: Object.fromEntries(faqGroups.map(({ id, title }) => [id, title])),
  },
];

for (const { address, labels } of pages) {
  const tabs = Object.keys(labels);
  const input = { tabs, initial: '' };
  const selects = tabs.map((tab): TabsEvent => ({ type: 'tab.select', tab }));

  test(`the tabs of ${address}, from each to each`, { tag: '@desktop' }, async ({ page }) => {
    const tab = (id = '') => page.getByRole('tab', { name: labels[id] ?? '' });
    const walk = walkOf({
      machine: tabsMachine,
      controls: {},
      unreachable: [],
      shows: async (snapshot) => {
        const selected = selectSelectedTab(snapshot);
        await expect(page.getByRole('tab', { selected: true })).toHaveText(labels[selected] ?? '');
        await expect(page.getByRole('tab', { selected: false })).toHaveCount(tabs.length - 1);
        // One panel: those of the other tabs are hidden from everybody.
        await expect(page.getByRole('tabpanel')).toHaveAccessibleName(labels[selected] ?? '');
      },
    });
    const press = (event: TabsEvent) => walk.happens(() => tab(event.tab).click(), event);
    const goTo = (fragment: string) =>
      page.evaluate((hash) => {
        window.location.hash = hash;
      }, fragment);

    await openPage(page, address);
    walk.begin(input);
    const edges = everyEdge(tabsMachine, { input, payloadEvents: selects });
    expect(edges).toHaveLength(tabs.length ** 2);
    for (const { events } of edges) {
      await press({ type: 'tab.select', tab: tabs[0] ?? '' });
      for (const event of events) await press(event);
    }
    for (const [index, id] of tabs.entries()) {
      await press({ type: 'tab.select', tab: id });
      const next = tabs[(index + 1) % tabs.length] ?? '';
      await walk.happens(() => page.keyboard.press('ArrowRight'), {
        type: 'tab.select',
        tab: next,
      });
    }
    for (const id of tabs.slice(1)) {
      await walk.happens(() => goTo(id), { type: 'tab.select', tab: id });
      await walk.happens(() => goTo('nowhere'), { type: 'tab.select', tab: 'nowhere' });
    }
    walk.expectComplete();
  });
}
