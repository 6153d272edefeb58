import Button from '@mui/material/Button';
import { useRef, useState } from 'react';

import { likelyAddress } from '#domain/booking/email-typo.ts';
import { selectIsBusy } from '#machines/booking.selectors.ts';

import { useBookingSelector } from './booking-context.tsx';
import { FieldHint, useIsSettled } from './field-hint.tsx';
import { useField } from './fields.tsx';

/** Asks about a probable typo in the email address and offers the correction. */
export function EmailHint() {
  const { value, change } = useField('email');
  const isBusy = useBookingSelector(selectIsBusy);
  const status = useRef<HTMLDivElement>(null);
  const isSettled = useIsSettled(value);
  const [taken, setTaken] = useState('');

  const likely = isSettled ? likelyAddress(value) : '';
  const isTaken = taken !== '' && taken === value;
  if (likely) {
    return (
      <FieldHint ref={status}>
        <span>
          <span>Did you mean </span>
          <strong translate="no">{likely}</strong>
          <span>?</span>
        </span>
        <Button
          size="small"
          disabled={isBusy}
          onClick={() => {
            change(likely);
            setTaken(likely);
            // The pressed button disappears, so the focus moves to the message that replaces it.
            status.current?.focus();
          }}
        >
          Use this address
        </Button>
      </FieldHint>
    );
  }
  return (
    <FieldHint ref={status}>
      {isTaken ? (
        <span>
          <span>Your email address is now </span>
          <strong translate="no">{taken}</strong>
          <span>.</span>
        </span>
      ) : null}
    </FieldHint>
  );
}
