import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';

import { company } from '#content/company.ts';
import type { BookingNotice } from '#machines/booking.machine.ts';
import {
  selectIsBusy,
  selectNotice,
  selectReference,
  selectReplaced,
} from '#machines/booking.selectors.ts';

import { useBookingActor, useBookingSelector } from './booking-context.tsx';

interface MailFacts {
  reference: string | null;
  replaced: string | null;
}

const change = ({ replaced }: MailFacts) =>
  `You are changing your request ${replaced}. The original stays valid until you send this new version.`;

const texts: Record<BookingNotice, (facts: MailFacts) => string> = {
  draft: () => 'We saved your answers.',
  mayHaveArrived: ({ reference }) =>
    `Your request ${reference} may have been sent. It’s safe to send it again: we’ll match it by its reference. You can also call us at ${company.phone}.`,
  change,
  changeFromReceipt: (facts) =>
    `${change(facts)} This browser no longer has your details, so please enter them again.`,
  unfinished: ({ reference }) =>
    `${reference ? `Your request ${reference} may have been sent` : 'You have not sent this request yet'}. Send it or start over before you begin another one.`,
};

/** Says where the answers in the form come from. */
export function ResumedDraft() {
  const booking = useBookingActor();
  const notice = useBookingSelector(selectNotice);
  const reference = useBookingSelector(selectReference);
  const replaced = useBookingSelector(selectReplaced);
  const isBusy = useBookingSelector(selectIsBusy);
  const alert = useRef<HTMLDivElement>(null);
  const isAnswer = notice !== 'draft' && notice !== 'mayHaveArrived';
  useEffect(() => {
    // The pressed button that opened the form no longer exists and has taken the focus with it.
    if (isAnswer && document.activeElement === document.body) alert.current?.focus();
  }, [isAnswer]);
  if (!notice) return null;
  const text = texts[notice]({ reference, replaced });
  return (
    <Alert
      ref={alert}
      tabIndex={-1}
      severity={notice === 'mayHaveArrived' || notice === 'unfinished' ? 'warning' : 'info'}
      role="status"
    >
      {text}
      <Box sx={{ display: 'flex', gap: 1, mt: 1, ml: -1 }}>
        <Button
          color="inherit"
          size="small"
          disabled={isBusy}
          onClick={() => booking.send({ type: 'draft.restart' })}
        >
          Start over
        </Button>
        <Button
          color="inherit"
          size="small"
          disabled={isBusy}
          onClick={() => booking.send({ type: 'notice.dismiss' })}
        >
          {notice === 'draft' ? 'Keep my answers' : 'Keep editing'}
        </Button>
      </Box>
    </Alert>
  );
}
