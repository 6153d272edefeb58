import Typography from '@mui/material/Typography';

import type { TourDetails } from '#content/tour.ts';
import { company } from '#content/company.ts';
import { RiverLine } from '#ui/RiverLine.tsx';

import { PanelHeading } from './PanelHeading.tsx';

export const ItineraryPanel = ({ details }: { details: TourDetails }) => (
  <>
    <PanelHeading tab="itinerary">The day, hour by hour</PanelHeading>
    <Typography sx={{ mb: 4, color: 'text.secondary' }}>
      {`${company.place.country} time. All times are targets.`}
    </Typography>
    <RiverLine
      aria-label="Itinerary"
      stations={details.itinerary.map(({ time, text }) => ({ label: time, text }))}
    />
  </>
);
