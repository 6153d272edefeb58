import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { requestText } from '#domain/booking/booking-text.ts';
import { company } from '#content/company.ts';
import { canRetryHelp, problemHint } from '#domain/booking/submission-error.ts';
import {
  selectDraft,
  selectIsCopy,
  selectMailtoHref,
  selectProblem,
  selectReference,
  selectStep,
  selectUnconfirmedReference,
} from '#machines/booking.selectors.ts';
import { reloadOnce } from '#services/chunk-recovery.ts';
import { copyText } from '#services/copy-text.ts';
import { loadSending } from '#services/send-booking.ts';
import { placeNow } from '#services/today.ts';
import { useChatHref } from '#ui/inquiry.ts';

import { BookingContext } from './booking-context.tsx';
import { FAILURE_ID } from './use-step-focus.ts';
import { FAILURE_TEXT, FailureBox, FailureOptions } from './failure.tsx';

/** What the toast says, lasting: stays beside the form until the next attempt. */
export function FailurePanel() {
  const problem = BookingContext.useSelector(selectProblem);
  const reference = BookingContext.useSelector(selectReference);
  const step = BookingContext.useSelector(selectStep);
  const unconfirmed = BookingContext.useSelector(selectUnconfirmedReference);
  const isCopy = BookingContext.useSelector(selectIsCopy);
  const mailtoHref = BookingContext.useSelector(selectMailtoHref);
  const chatHref = useChatHref();
  if (!problem) return null;
  const isRetryFirst = canRetryHelp(problem);
  const canRetry = step === 'review';
  return (
    <FailureBox id={FAILURE_ID} heading={FAILURE_TEXT}>
      <Typography sx={{ mt: 1 }}>
        {problemHint(problem, { isEarlierUnconfirmed: unconfirmed !== null, isCopy })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, my: 2 }}>
        {canRetry && isRetryFirst ? <RetryButton variant="contained" color="primary" /> : null}
        <FailureOptions mailtoHref={mailtoHref} size="medium" isPrimary={!isRetryFirst} />
        {company.whatsApp ? (
          <Button
            variant="outlined"
            color="inherit"
            href={chatHref}
            target="_blank"
            rel="noopener noreferrer"
          >
            WhatsApp
          </Button>
        ) : null}
        <CopyRequest />
        {canRetry && !isRetryFirst ? <RetryButton variant="text" color="inherit" /> : null}
      </Box>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        If no mail program opens, write to <strong translate="no">{company.email}</strong>. Your
        reference is <strong translate="no">{reference}</strong>.
      </Typography>
    </FailureBox>
  );
}

function RetryButton(props: Pick<ButtonProps, 'variant' | 'color'>) {
  const booking = BookingContext.useActorRef();
  const problem = BookingContext.useSelector(selectProblem);
  const retry = async () => {
    // Firefox does not request a lost file twice in one document; a reload keeps the answers.
    if (problem === 'notLoaded') await loadSending().catch(() => reloadOnce());
    booking.send({ type: 'booking.submit', ...placeNow() });
  };
  return (
    <Button {...props} onClick={() => void retry()}>
      Try again
    </Button>
  );
}

function CopyRequest() {
  const draft = BookingContext.useSelector(selectDraft);
  const reference = BookingContext.useSelector(selectReference);
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const text = requestText(draft, reference);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        onClick={() => void copyText(text).then((done) => setOutcome(done ? 'copied' : 'refused'))}
      >
        Copy request
      </Button>
      <Box role="status" sx={{ flexBasis: '100%' }}>
        {outcome === 'copied' ? (
          <span>Copied. Paste it into an e-mail or a message to us.</span>
        ) : null}
        {outcome === 'refused' ? (
          <Box component="pre" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {text}
          </Box>
        ) : null}
      </Box>
    </>
  );
}
