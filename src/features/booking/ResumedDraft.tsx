import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';

import { company } from '#content/company.ts';
import {
  selectAreAnswersLost,
  selectArrived,
  selectChangedReference,
  selectIsBusy,
  selectIsPrefilled,
  selectResumed,
  selectSentBefore,
  selectUnconfirmedReference,
} from '#machines/booking.selectors.ts';
import { randomReference } from '#services/random-reference.ts';

import { useBookingActor, useBookingSelector } from './booking-context.tsx';

/** Says that a saved draft was restored, or that an earlier request may or may not have arrived. */
export function ResumedDraft() {
  const booking = useBookingActor();
  const resumed = useBookingSelector(selectResumed);
  const arrived = useBookingSelector(selectArrived);
  const unconfirmed = useBookingSelector(selectUnconfirmedReference);
  const isBusy = useBookingSelector(selectIsBusy);
  const changed = useBookingSelector(selectChangedReference);
  const areAnswersLost = useBookingSelector(selectAreAnswersLost);
  const sentBefore = useBookingSelector(selectSentBefore);
  const canCancel = sentBefore !== null && changed !== null && unconfirmed === null;
  const change = `You are changing your request ${changed}. The original stays valid until you send this new version.${areAnswersLost ? ' This browser no longer has your details, so please enter them again.' : ''}`;
  const news = arrived
    ? `Good news: we did receive ${arrived}. It doesn’t include your later changes; send again to replace it.`
    : resumed === 'sending'
      ? `We’re not sure your last request (${unconfirmed}) reached us. It’s safe to send it again: we’ll match it by its reference. You can also call us at ${company.phone}.`
      : resumed === 'change'
        ? change
        : 'We saved your answers.';
  const isPrefilled = useBookingSelector(selectIsPrefilled);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button that opened the form no longer exists and has taken the focus with it.
    if (isPrefilled && document.activeElement === document.body) notice.current?.focus();
  }, [isPrefilled]);
  return (
    <Alert
      ref={notice}
      tabIndex={-1}
      severity={arrived ? 'success' : resumed === 'sending' ? 'warning' : 'info'}
      role="status"
    >
      <span key={news}>{news}</span>
      <Box sx={{ display: 'flex', gap: 1, mt: 1, ml: -1 }}>
        <Button
          color="inherit"
          size="small"
          disabled={isBusy}
          onClick={() =>
            booking.send(
              canCancel
                ? { type: 'change.cancel' }
                : { type: 'draft.restart', reference: randomReference() },
            )
          }
        >
          <span>{canCancel ? 'Discard changes' : 'Start over'}</span>
        </Button>
        <Button
          color="inherit"
          size="small"
          disabled={isBusy}
          onClick={() => booking.send({ type: 'notice.dismiss' })}
        >
          <span>{resumed === 'draft' ? 'Keep my answers' : 'Keep editing'}</span>
        </Button>
      </Box>
    </Alert>
  );
}
