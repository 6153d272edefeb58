import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';

import { terms } from '#content/content.data.ts';
import { VITE_GUEST_RECEIPT } from '#content/env.ts';
import {
  besideRequest,
  NoResponseHelp,
  ReceivedHeading,
  ReceivedRequest,
} from '#features/confirmation/ReceivedRequest.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { Timeline } from '#ui/Timeline.tsx';

/** Steps that mention the guest's receipt are left out if the company has turned receipts off. */
const nextSteps = terms.nextSteps.filter(
  ({ needsReceipt }) => !needsReceipt || VITE_GUEST_RECEIPT === 'true',
);

/** Shows the next steps and the request that this tab has sent, if there is one. */
export const BookingSuccessPage = () => (
  <Container sx={pageStyle}>
    <PageHead path="/booking-success" />
    <ErrorBoundary>
      <ReceivedHeading />
    </ErrorBoundary>
    <Box sx={columnsStyle}>
      <section aria-labelledby="next-steps">
        <Typography id="next-steps" variant="h2" sx={{ mb: 2.5 }}>
          What happens next
        </Typography>
        <Timeline
          stops={nextSteps.map(({ title, text }, index) => ({
            label: `Step ${index + 1}`,
            title,
            text,
          }))}
        />
      </section>
      <ErrorBoundary>
        <ReceivedRequest />
      </ErrorBoundary>
      <Box sx={{ gridColumn: 1 }}>
        <section aria-labelledby="questions">
          <Typography id="questions" variant="h3" component="h2">
            No reply?
          </Typography>
          <ErrorBoundary>
            <NoResponseHelp />
          </ErrorBoundary>
        </section>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 4, displayPrint: 'none' }}>
          <Button component={RouterLink} variant="outlined" to="/">
            Return to Home
          </Button>
          <Button component={RouterLink} variant="outlined" to="/tours">
            Explore More Tours
          </Button>
        </Box>
      </Box>
    </Box>
  </Container>
);

const pageStyle = {
  pt: { xs: 3, md: 5 },
  pb: { xs: 9, md: 14 },
  display: 'grid',
  gap: { xs: 4, md: 5 },
} as const;

const columnsStyle = {
  display: 'grid',
  [besideRequest]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
  },
  columnGap: { sm: 4, md: 8 },
  rowGap: 4,
  '@media print': { gridTemplateColumns: '1fr 1fr', columnGap: 4 },
} as const;

export { BookingSuccessPage as Component };
