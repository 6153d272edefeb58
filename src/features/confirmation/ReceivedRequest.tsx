import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';

import type { Receipt } from '#domain/booking/stored-booking.ts';
import { formatDayWithWeekday } from '#domain/site/calendar.ts';
import { whatsAppMessage } from '#domain/booking/whatsapp-message.ts';
import { findTour } from '#domain/tours/tours.ts';
import { terms } from '#content/content.data.ts';
import { TEXT_MEASURE } from '#theme/typography.ts';
import { ShortNoticeAlert } from '#ui/ShortNoticeAlert.tsx';
import { ContactLinks } from '#ui/contacts.tsx';
import { useWhatsAppPrefill } from '#ui/whatsapp-prefill.ts';

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

const inquiryOf = ({ tourId, date, persons, reference }: Receipt) =>
  whatsAppMessage({
    tourTitle: findTour(tourId)?.title,
    day: formatDayWithWeekday(date),
    persons,
    reference,
  });

/** Confirms the request that this tab has sent, if there is one, and offers ways to save it. */
export function ReceivedRequest() {
  const receipt = useReceipt();
  useWhatsAppPrefill(receipt ? inquiryOf(receipt) : '');
  const heading = receipt ? 'Your request was received' : 'After you send a request';
  return (
    <>
      <div>
        <Typography
          variant="h1"
          sx={{ fontSize: 'min(15vw, clamp(2.25rem, 1.6rem + 2.6vw, 4rem))' }}
        >
          <span key={heading}>{heading}</span>
        </Typography>
        <Typography variant="subtitle1" component="p" sx={{ mt: 2, maxWidth: '38rem' }}>
          {receipt ? (
            <>
              {`Thank you. Our team will reply by email or phone within ${terms.answerTime}. Your reference is `}
              <Box component="span" translate="no" sx={{ display: 'inline-block' }}>
                {`${receipt.reference}.`}
              </Box>
            </>
          ) : (
            <span key={String(receipt)}>{receipt === null ? NOTHING_SENT : WHATEVER_WAS_SENT}</span>
          )}
        </Typography>
        {receipt ? <CallSoon receipt={receipt} /> : null}
      </div>
      {receipt ? (
        <>
          <RequestSummaryCard receipt={receipt} />
          <SaveActions receipt={receipt} />
          <ChangeRequest receipt={receipt} />
        </>
      ) : null}
    </>
  );
}

/** A link back to the form. The form still has the answers, unless this page has been reloaded. */
function ChangeRequest({ receipt }: { receipt: Receipt }) {
  return (
    <Box sx={{ '@media print': { display: 'none' } }}>
      <Button component={RouterLink} variant="outlined" to="/book" state={{ change: receipt }}>
        Change this request
      </Button>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary', maxWidth: TEXT_MEASURE }}>
        You’ll send it again with the same reference, and it will replace this one.
      </Typography>
    </Box>
  );
}

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
      Check your spam folder, then call{' '}
      <ContactLinks mail=", write to " chat=" or message us on " />
      {receipt ? ' and quote your reference.' : '.'}
    </Typography>
  );
}
