import Box from '@mui/material/Box';

import type { Tour, TourDetails } from '#content/tour.ts';
import { tourDetailsOf } from '#domain/tour-details.ts';
import { TabList, type TabItem } from '#ui/TabList.tsx';
import { TabPanel } from '#ui/TabPanel.tsx';

import { IncludedPanel } from './IncludedPanel.tsx';
import { ItineraryPanel } from './ItineraryPanel.tsx';
import { OverviewPanel } from './OverviewPanel.tsx';
import { idPrefix, type TourTabId } from './tour-tab-ids.ts';
import { useTourTabs } from './use-tour-tabs.ts';

const tabs: readonly TabItem<TourTabId>[] = [
  { id: 'overview', label: 'Overview' },
  { id: 'itinerary', label: 'Itinerary' },
  { id: 'included', label: "What's Included" },
];

const panels = {
  overview: OverviewPanel,
  itinerary: ItineraryPanel,
  included: IncludedPanel,
} as const satisfies Record<
  TourTabId,
  (props: { tour: Tour; details: TourDetails }) => React.ReactNode
>;

/** What there is to know of a tour, in three panels. All are in the page; print shows all. */
export function TourTabs({ tour }: { tour: Tour }) {
  const { selected, openTab } = useTourTabs();
  const details = tourDetailsOf(tour.id);
  return (
    <div>
      <Box sx={{ '@media print': { display: 'none' } }}>
        <TabList
          label="About this tour"
          tabs={tabs}
          selected={selected}
          onSelect={openTab}
          idPrefix={idPrefix}
        />
      </Box>
      {tabs.map(({ id }) => {
        const Panel = panels[id];
        return (
          <TabPanel key={id} idPrefix={idPrefix} tab={id} isSelected={id === selected} isTabStop>
            <Box component="section" sx={{ pt: { xs: 4, md: 6 } }}>
              <Panel tour={tour} details={details} />
            </Box>
          </TabPanel>
        );
      })}
    </div>
  );
}
