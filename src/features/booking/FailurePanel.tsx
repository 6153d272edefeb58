import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';

import { requestText } from '#domain/booking/booking-text.ts';
import { company } from '#content/company.ts';
import { canRetryHelp, errorHint } from '#domain/booking/submission-error.ts';
import {
  selectDraft,
  selectIsCopy,
  selectMailtoHref,
  selectSubmissionError,
  selectReference,
  selectStep,
  selectUnconfirmedReference,
} from '#machines/booking.selectors.ts';
import { copyText } from '#services/copy-text.ts';
import { placeNow } from '#services/today.ts';
import { useWhatsAppHref } from '#ui/whatsapp-prefill.ts';

import { useBookingActor, useBookingSelector } from './booking-context.tsx';
import {
  FAILURE_PANEL_ID,
  FAILURE_TEXT,
  FailureBox,
  FailureOptions,
  hiddenByToast,
} from './failure.tsx';
import { focusAtTop } from './field-focus.ts';

/** Shows the failure beside the form until the next attempt, because the toast disappears earlier. */
export function FailurePanel() {
  const error = useBookingSelector(selectSubmissionError);
  const reference = useBookingSelector(selectReference);
  const step = useBookingSelector(selectStep);
  const unconfirmed = useBookingSelector(selectUnconfirmedReference);
  const isCopy = useBookingSelector(selectIsCopy);
  const mailtoHref = useBookingSelector(selectMailtoHref);
  const chatHref = useWhatsAppHref();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) focusAtTop(panel.current);
  }, [error]);
  if (!error) return null;
  const isRetryFirst = canRetryHelp(error);
  const canRetry = step === 'review';
  return (
    <FailureBox ref={panel} id={FAILURE_PANEL_ID} heading={FAILURE_TEXT}>
      <Typography sx={{ mt: 1 }}>
        {errorHint(error, { isEarlierUnconfirmed: unconfirmed !== null, isCopy })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, my: 2 }}>
        {canRetry && isRetryFirst ? <RetryButton variant="contained" color="primary" /> : null}
        <FailureOptions
          mailtoHref={mailtoHref}
          size="medium"
          isPrimary={!isRetryFirst}
          sx={hiddenByToast}
        />
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
      <Typography variant="body2" sx={{ ...hiddenByToast, overflowWrap: 'anywhere' }}>
        If your mail app doesn’t open, email <strong translate="no">{company.email}</strong>. Your
        reference is <strong translate="no">{reference}</strong>.
      </Typography>
    </FailureBox>
  );
}

function RetryButton(props: Pick<ButtonProps, 'variant' | 'color'>) {
  const booking = useBookingActor();
  return (
    <Button {...props} onClick={() => booking.send({ type: 'booking.submit', ...placeNow() })}>
      Try again
    </Button>
  );
}

function CopyRequest() {
  const draft = useBookingSelector(selectDraft);
  const reference = useBookingSelector(selectReference);
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
          <span>Copied. Paste it into an email or message to us.</span>
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
