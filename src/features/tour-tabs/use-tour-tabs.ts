import { useMachine } from '@xstate/react';
import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { inspection } from 'xstate-machine-room/inspect';
import { tabsMachine } from '#machines/tabs.machine.ts';
import { selectSelectedTab } from '#machines/tabs.selectors.ts';
import { tabOfHash } from '#ui/tab-ids.ts';
import { useIsLive } from '#ui/use-is-live.ts';

export const idPrefix = 'tour';

export const tourTabIds = ['overview', 'itinerary', 'included'] as const;
export type TourTabId = (typeof tourTabIds)[number];

const tabOf = (hash: string): TourTabId | undefined =>
  hash === '' ? 'overview' : tabOfHash(hash, idPrefix, tourTabIds);

/** The open tab, kept together with the address's fragment: each choice is an entry that Back and Forward walk through. */
export function useTourTabs() {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const asked = tabOf(hash);
  // The prerendered page, which knows no fragment, shows the first tab.
  const isLive = useIsLive();
  const [snapshot, send] = useMachine(tabsMachine, {
    ...inspection,
    input: { tabs: tourTabIds, initial: (isLive ? asked : undefined) ?? 'overview' },
  });

  // Before the next paint, so that the panel that a link has opened by itself stays.
  useLayoutEffect(() => {
    // A fragment that is no tab's, such as the skip link's, leaves the open tab alone.
    if (asked) send({ type: 'tab.select', tab: asked });
  }, [asked, send]);

  function openTab(tab: TourTabId) {
    send({ type: 'tab.select', tab });
    const fragment = tab === 'overview' ? '' : `#${tab}`;
    if (tab === asked) return;
    // Or Back, pressed before the address is rendered, would be no change that anybody sees.
    void navigate({ search, hash: fragment }, { preventScrollReset: true, flushSync: true });
  }

  const selected = selectSelectedTab(snapshot);
  return { selected: tourTabIds.find((tab) => tab === selected) ?? 'overview', openTab };
}
