import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import type { Tour } from '#content/tour.ts';
import { tourDetailsOf } from '#domain/tour-details.ts';
import { TabList } from '#ui/TabList.tsx';
import { TabPanel } from '#ui/TabPanel.tsx';
import { useIsLive } from '#ui/use-is-live.ts';

import { IncludedPanel, ItineraryPanel, OverviewPanel } from './panels.tsx';
import { idPrefix, useTourTabs } from './use-tour-tabs.ts';

const tabs = [
  { id: 'overview', label: 'Overview', heading: 'The day in short', Panel: OverviewPanel },
  { id: 'itinerary', label: 'Itinerary', heading: 'The day, hour by hour', Panel: ItineraryPanel },
  {
    id: 'included',
    label: "What's Included",
    heading: 'What the price covers',
    Panel: IncludedPanel,
  },
] as const;

/** What there is to know of a tour, in three panels. All are in the page; print shows all. */
export function TourTabs({ tour }: { tour: Tour }) {
  const { selected, openTab } = useTourTabs();
  const details = tourDetailsOf(tour.id);
  const isLive = useIsLive();
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
      {tabs.map(({ id, heading, Panel }) => (
        <TabPanel key={id} idPrefix={idPrefix} tab={id} isSelected={id === selected} isTabStop>
          <Box component="section" sx={{ pt: { xs: 4, md: 6 } }}>
            {/* An address such as `#itinerary` leads here in the prerendered page, with the row of tabs still in view.
              Once the app runs, the router would scroll here whenever the tab is opened. */}
            <Typography {...(isLive ? {} : { id })} variant="h2" sx={{ mb: 3 }}>
              {heading}
            </Typography>
            <Panel tour={tour} details={details} />
          </Box>
        </TabPanel>
      ))}
    </div>
  );
}
