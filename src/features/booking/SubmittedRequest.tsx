import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import { terms } from '#content/content.data.ts';
import {
  selectDraft,
  selectMinutes,
  selectReference,
  selectSentBefore,
  selectToday,
} from '#machines/booking.selectors.ts';
import { submittedAnswers } from '#services/submitted-answers.ts';
import { TEXT_MEASURE } from '#theme/typography.ts';
import { ShortNoticeAlert } from '#ui/ShortNoticeAlert.tsx';
import { ContactLinks } from '#ui/contacts.tsx';

import { useBookingActor, useBookingSelector } from './booking-context.tsx';

/** Replaces the form if the visitor goes back after sending, so that the same request is not sent twice. */
export function AlreadySubmitted() {
  const booking = useBookingActor();
  const sent = useBookingSelector(selectSentBefore);
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      <Typography variant="h2">Your request was already sent</Typography>
      <Typography>
        Reference <strong translate="no">{sent?.reference}</strong>
        {`. We’ll reply within ${terms.answerTime}; you don’t need to send anything else.`}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button component={RouterLink} variant="contained" to="/booking-success">
          See what happens next
        </Button>
        {sent ? (
          <Button
            variant="outlined"
            onClick={() =>
              booking.send({
                type: 'request.change',
                sent,
                answers: submittedAnswers(sent.reference),
              })
            }
          >
            Change this request
          </Button>
        ) : null}
        <Button variant="outlined" onClick={() => booking.send({ type: 'draft.restart' })}>
          Request another tour
        </Button>
      </Box>
    </Box>
  );
}

/**
 * Replaces the form after sending until the confirmation page is loaded. It stays if the confirmation page cannot be
 * loaded.
 */
export function SubmittedMessage() {
  const reference = useBookingSelector(selectReference);
  const { date, tourId } = useBookingSelector(selectDraft);
  const today = useBookingSelector(selectToday);
  const minutes = useBookingSelector(selectMinutes) ?? 0;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start', maxWidth: TEXT_MEASURE }}>
      <Typography ref={heading} variant="h2" tabIndex={-1}>
        Your request was received
      </Typography>
      <Typography>
        Your reference is <strong translate="no">{reference}</strong>
        {`. Our team will reply by email or phone within ${terms.answerTime}. If you don’t hear from us, check your spam folder, then call `}
        <ContactLinks mail=" or write to " />.
      </Typography>
      <ShortNoticeAlert date={date} tourId={tourId} now={{ today, minutes }} />
    </Box>
  );
}
