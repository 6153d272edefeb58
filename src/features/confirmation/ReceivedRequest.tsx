import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import type { Receipt } from '#domain/booking/stored-booking.ts';
import { ShortNoticeAlert } from '#ui/ShortNoticeAlert.tsx';
import { ContactLinks } from '#ui/contacts.tsx';

import { RequestSummaryCard } from './RequestSummaryCard.tsx';
import { SaveActions } from './SaveActions.tsx';
import { useBelizeMinutes, useBelizeToday, useReceipt } from './use-receipt.ts';

const NOTHING_SENT =
  'You haven’t sent a request from this tab. If you sent one elsewhere, here’s what happens next and how to reach us.';
/**
 * The text before hydration, which stays if this page's code cannot be loaded. It is about as long as the text after
 * hydration, so that the layout does not shift.
 */
const WHATEVER_WAS_SENT =
  'Whether you’ve just sent a request or are about to send one, here’s what happens next and how to reach us.';

/** Confirms the request that this tab has sent, if there is one. */
export function ReceivedHeading() {
  const receipt = useReceipt();
  const heading = receipt ? 'Your request was received' : 'After you send a request';
  return (
    <div>
      <Typography variant="h1">{heading}</Typography>
      <Typography variant="subtitle1" component="p" sx={{ mt: 1.5, maxWidth: '38rem' }}>
        {receipt ? (
          <>
            {'Thank you. Your reference is '}
            <Box component="span" translate="no" sx={{ display: 'inline-block', fontWeight: 600 }}>
              {`${receipt.reference}.`}
            </Box>
          </>
        ) : receipt === null ? (
          NOTHING_SENT
        ) : (
          WHATEVER_WAS_SENT
        )}
      </Typography>
      {receipt ? <CallSoon receipt={receipt} /> : null}
    </div>
  );
}

/** The request that this tab has sent, if there is one, with ways to save and to change it. */
export function ReceivedRequest() {
  const receipt = useReceipt();
  if (!receipt) return null;
  return (
    <Box sx={requestStyle}>
      <RequestSummaryCard receipt={receipt} />
      <SaveActions receipt={receipt} />
    </Box>
  );
}

/** Screens that are wide enough for two columns, also with large text. */
export const besideRequest = '@media (min-width: 45em)';

const requestStyle = {
  [besideRequest]: { gridRow: '1 / span 2', gridColumn: 2 },
  display: 'grid',
  gap: 3,
  alignContent: 'start',
} as const;

/** Separate component: it needs the current day and time, which are unknown while prerendering. */
function CallSoon({ receipt: { date, tourId } }: { receipt: Receipt }) {
  const now = { today: useBelizeToday(), minutes: useBelizeMinutes() };
  return <ShortNoticeAlert date={date} tourId={tourId} now={now} />;
}

/** Explains what to do if no answer arrives. */
export function NoResponseHelp() {
  const receipt = useReceipt();
  return (
    <Typography sx={{ mt: 1 }}>
      Call <ContactLinks mail=", write to " chat=" or message us on " />
      {receipt ? ' and quote your reference.' : '.'}
    </Typography>
  );
}
