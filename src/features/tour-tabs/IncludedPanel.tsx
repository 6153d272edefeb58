import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import type { TourDetails } from '#content/tour.ts';

import { PanelHeading } from './PanelHeading.tsx';
import { PlainList } from './PlainList.tsx';

const heading = { mb: 1.5 } as const;

export const IncludedPanel = ({ details }: { details: TourDetails }) => (
  <>
    <PanelHeading tab="included">What the price covers</PanelHeading>
    <Box
      sx={{ display: 'grid', gap: { xs: 4, sm: 6 }, gridTemplateColumns: { sm: '1fr 1fr' }, mb: 6 }}
    >
      <div>
        <Typography variant="h3" sx={heading}>
          Included
        </Typography>
        <PlainList items={details.included} mark="yes" />
      </div>
      <div>
        <Typography variant="h3" sx={heading}>
          Not included
        </Typography>
        <PlainList items={details.notIncluded} mark="no" />
      </div>
    </Box>
    <Typography variant="h3" sx={heading}>
      What to bring
    </Typography>
    <PlainList items={details.whatToBring} mark="step" />
  </>
);
