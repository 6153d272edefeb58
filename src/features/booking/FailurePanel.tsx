import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';

import { requestText } from '#domain/booking/booking-text.ts';
import { company } from '#content/company.ts';
import { whatsAppHref } from '#domain/site/contact-links.ts';
import { canRetryHelp, secondLine } from '#domain/booking/submission-error.ts';
import {
  selectDraft,
  selectMailtoHref,
  selectSubmissionError,
  selectReference,
  selectStep,
  selectWhatsAppMessage,
} from '#machines/booking.selectors.ts';
import { copyText } from '#services/copy-text.ts';

import { useBookingActor, useBookingSelector } from './booking-context.tsx';
import { FAILURE_TEXT, FailureBox, FailureOptions } from './failure.tsx';
import { focusAtTop } from './fields.tsx';
import { pressCompleteBooking } from './use-steps.ts';

/** Shows the failure beside the form until the next attempt, because the toast disappears earlier. */
export function FailurePanel() {
  const error = useBookingSelector(selectSubmissionError);
  const reference = useBookingSelector(selectReference);
  const step = useBookingSelector(selectStep);
  const mailtoHref = useBookingSelector(selectMailtoHref);
  const message = useBookingSelector(selectWhatsAppMessage);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) focusAtTop(panel.current);
  }, [error]);
  if (!error) return null;
  const isRetryFirst = canRetryHelp(error);
  const canRetry = step === 'review';
  return (
    <FailureBox ref={panel} tabIndex={-1} heading={FAILURE_TEXT}>
      <Typography sx={{ mt: 1 }}>{secondLine(error)}</Typography>
      <Box sx={actionsStyle}>
        {canRetry && isRetryFirst ? <RetryButton variant="contained" color="primary" /> : null}
        <FailureOptions mailtoHref={mailtoHref} size="medium" isPrimary={!isRetryFirst} />
      </Box>
      <Box sx={[actionsStyle, { mt: 1, ml: -1, '& > :is(a, button)': { flexGrow: 0, px: 1 } }]}>
        {company.whatsApp ? (
          <Button href={whatsAppHref(message)} target="_blank" rel="noopener noreferrer">
            WhatsApp
          </Button>
        ) : null}
        <CopyRequest />
        {canRetry && !isRetryFirst ? <RetryButton variant="text" color="inherit" /> : null}
      </Box>
      <Typography variant="body2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        If your mail app doesn’t open, email <strong translate="no">{company.email}</strong>.
        {reference ? (
          <>
            {' Your reference is '}
            <strong translate="no">{reference}</strong>.
          </>
        ) : null}
      </Typography>
    </FailureBox>
  );
}

const actionsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  mt: 2,
  '& > :is(a, button)': { flexGrow: { xs: 1, sm: 0 } },
} as const;

function RetryButton(props: Pick<ButtonProps, 'variant' | 'color'>) {
  const booking = useBookingActor();
  return (
    <Button {...props} onClick={() => booking.send(pressCompleteBooking())}>
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
        onClick={() => void copyText(text).then((done) => setOutcome(done ? 'copied' : 'refused'))}
      >
        Copy request
      </Button>
      <Box role="status" sx={{ flexBasis: '100%' }}>
        {outcome === 'copied' ? 'Copied. Paste it into an email or message to us.' : null}
        {outcome === 'refused' ? (
          <Box component="pre" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {text}
          </Box>
        ) : null}
      </Box>
    </>
  );
}
