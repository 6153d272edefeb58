import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';

import { selectSentBefore } from '#machines/booking.selectors.ts';
import { randomReference } from '#services/random-reference.ts';

import { BookingContext } from './booking-context.tsx';
import { STEP_HEADING_ID } from './element-ids.ts';

/** What Back after success leads to: never the form that would send the same request again. */
export function AlreadySent() {
  const booking = BookingContext.useActorRef();
  const sent = BookingContext.useSelector(selectSentBefore);
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      <Typography id={STEP_HEADING_ID} variant="h2" tabIndex={-1}>
        Your request was already sent
      </Typography>
      <Typography>
        Reference <strong>{sent?.reference}</strong>. We answer within 24 hours; there is nothing
        more to send.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button component={RouterLink} to="/booking-success" variant="contained">
          See what happens next
        </Button>
        <Button
          variant="outlined"
          onClick={() => booking.send({ type: 'draft.restart', reference: randomReference() })}
        >
          Request another tour
        </Button>
      </Box>
    </Box>
  );
}
