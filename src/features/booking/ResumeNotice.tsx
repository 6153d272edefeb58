import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

import { company } from '#domain/company.ts';
import { selectIsBusy, selectReference, selectResumed } from '#machines/booking.selectors.ts';
import { randomReference } from '#services/random-reference.ts';

import { BookingContext } from './booking-context.tsx';

/** Says that answers were taken up again, or that a request was on its way when the page was left. */
export function ResumeNotice() {
  const booking = BookingContext.useActorRef();
  const resumed = BookingContext.useSelector(selectResumed);
  const reference = BookingContext.useSelector(selectReference);
  const isBusy = BookingContext.useSelector(selectIsBusy);
  if (!resumed) return null;
  return (
    <Alert
      severity={resumed === 'sending' ? 'warning' : 'info'}
      role="status"
      action={
        <>
          <Button
            color="inherit"
            size="small"
            disabled={isBusy}
            onClick={() => booking.send({ type: 'draft.restart', reference: randomReference() })}
          >
            Clear
          </Button>
          <Button
            color="inherit"
            size="small"
            disabled={isBusy}
            onClick={() => booking.send({ type: 'notice.dismiss' })}
          >
            Keep
          </Button>
        </>
      }
    >
      {resumed === 'sending' ? (
        <>
          Your last request may have been sent (reference {reference}). Sending it again is safe: it
          carries the same reference. Or call us at {company.phone} and ask.
        </>
      ) : (
        'We kept what you had entered in this tab.'
      )}
    </Alert>
  );
}
