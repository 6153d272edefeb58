import Typography from '@mui/material/Typography';

import type { Tour } from '#content/tour.ts';
import { company } from '#content/company.ts';
import { RiverLine } from '#ui/RiverLine.tsx';

import { PanelHeading } from './PanelHeading.tsx';

export const ItineraryPanel = ({ tour }: { tour: Tour }) => (
  <>
    <PanelHeading tab="itinerary">The day, hour by hour</PanelHeading>
    <Typography sx={{ mb: 4, color: 'text.secondary' }}>
      {`${company.place.country} time. All times are targets.`}
    </Typography>
    <RiverLine
      aria-label="Itinerary"
      stations={tour.itinerary.map(({ time, text }) => ({ label: time, text }))}
    />
  </>
);
