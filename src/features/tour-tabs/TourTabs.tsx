import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMachine } from '@xstate/react';
import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';

import type { Tour } from '#content/tour.ts';
import { getTourDetails } from '#domain/tours/tour-details.ts';
import { selectTab, tourTabsMachine, type TourTab } from '#machines/tabs.machine.ts';
import { inspect } from '#services/inspector.ts';
import { tabOfHash } from '#ui/tab-ids.ts';
import { TabbedPanels } from '#ui/TabbedPanels.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';

import { IncludedPanel, ItineraryPanel, OverviewPanel } from './panels.tsx';

const idPrefix = 'tour';

const panels = {
  overview: { label: 'Overview', heading: 'The day at a glance', Panel: OverviewPanel },
  itinerary: { label: 'Itinerary', heading: 'The day, hour by hour', Panel: ItineraryPanel },
  included: { label: "What's Included", heading: 'What the price covers', Panel: IncludedPanel },
} as const satisfies Record<TourTab, object>;

const tourTabs = Object.keys(panels) as TourTab[];

/**
 * Shows the details of a tour in three panels. The open tab is synchronized with the URL's hash: each choice adds a
 * history entry for Back and Forward.
 */
export function TourTabs({ tour }: { tour: Tour }) {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const asked = hash === '' ? 'overview' : tabOfHash(hash, idPrefix, tourTabs);
  // The prerendered page has no hash, so it shows the first tab.
  const isHydrated = useHydrated();
  const [snapshot, send] = useMachine(tourTabsMachine, {
    inspect,
    input: { initial: (isHydrated && asked) || 'overview' },
  });

  // This effect runs before the next paint, so that a panel that a link has opened natively stays open.
  useLayoutEffect(() => {
    // A hash that is not a tab, such as the hash of the skip link, does not change the open tab.
    if (asked) send({ type: `${asked}.open` });
  }, [asked, send]);

  function openTab(tab: TourTab) {
    send({ type: `${tab}.open` });
    if (tab === asked) return;
    const fragment = tab === 'overview' ? '' : `#${tab}`;
    // Without flushSync, pressing Back before the next render would have no visible effect.
    void navigate({ search, hash: fragment }, { preventScrollReset: true, flushSync: true });
  }

  const details = getTourDetails(tour.id);
  return (
    <TabbedPanels
      label="About this tour"
      tabs={tourTabs.map((id) => {
        const { label, heading, Panel } = panels[id];
        const panel = (
          <Box component="section" sx={{ pt: { xs: 4, md: 6 } }}>
            {/* A URL such as `/tour/…#itinerary` scrolls here in the prerendered page, with the row of tabs still in
              view. After hydration there is no id, because the router would scroll here whenever the tab is
              opened. */}
            <Typography {...(isHydrated ? {} : { id })} variant="h2" sx={{ mb: 3 }}>
              {heading}
            </Typography>
            <Panel tour={tour} details={details} />
          </Box>
        );
        return { id, label, panel };
      })}
      selected={selectTab<TourTab>(snapshot)}
      onSelect={openTab}
      onFind={(tab) => flushSync(() => send({ type: `${tab}.open` }))}
      idPrefix={idPrefix}
      isTabStop
    />
  );
}
