import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';

import { findTour } from '#domain/tours/tours.ts';
import {
  selectChangedReference,
  selectIsBusy,
  selectOther,
  selectUnconfirmedReference,
} from '#machines/booking.selectors.ts';

import { useBookingActor, useBookingSelector } from './booking-context.tsx';
import { replaceDraftWith } from './other-request.ts';

/** Asks the visitor before a sent request or another tour replaces the answers in the form. */
export function OtherRequestNotice() {
  const booking = useBookingActor();
  const other = useBookingSelector(selectOther);
  const changed = useBookingSelector(selectChangedReference);
  const unconfirmed = useBookingSelector(selectUnconfirmedReference);
  const isBusy = useBookingSelector(selectIsBusy);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  if (!other) return null;
  if (isBusy) {
    const next =
      'sent' in other
        ? `change ${other.sent.reference}`
        : `book ${findTour(other.tourId)?.title ?? ''}`;
    return (
      <Alert ref={notice} tabIndex={-1} severity="info" role="status">
        <span>{`Your request is being sent. Then you can ${next}.`}</span>
      </Alert>
    );
  }
  const held = unconfirmed
    ? `Your request ${unconfirmed} may not have reached us.`
    : changed
      ? `You have not sent your changes to request ${changed} yet.`
      : 'You have not sent this request yet.';
  const [consequence, action] =
    'sent' in other
      ? [
          `If you change ${other.sent.reference} now, these answers are deleted.`,
          `Change ${other.sent.reference} instead`,
        ]
      : [
          `If you book ${findTour(other.tourId)?.title} now, these answers are deleted.`,
          'Book the new tour',
        ];
  return (
    <Alert ref={notice} tabIndex={-1} severity="warning" role="status">
      <span>{`${held} ${consequence}`}</span>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, ml: -1 }}>
        <Button color="inherit" size="small" onClick={() => booking.send(replaceDraftWith(other))}>
          {action}
        </Button>
        <Button
          color="inherit"
          size="small"
          onClick={() => booking.send({ type: 'notice.dismiss' })}
        >
          Keep editing
        </Button>
      </Box>
    </Alert>
  );
}
