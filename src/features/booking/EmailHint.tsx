import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';

import { likelyAddress } from '#domain/email-typo.ts';
import { selectIsBusy } from '#machines/booking.selectors.ts';
import { noteStyle } from '#ui/CallNow.tsx';

import { BookingContext } from './booking-context.tsx';
import { useField } from './fields.tsx';

/** As long as people pause between two keys at most. */
const SETTLED_AFTER_MS = 1000;

const hintStyle = {
  ...noteStyle,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  py: 0.75,
  overflowWrap: 'anywhere',
} as const;

/** Asks about a slip in the address once it stands still, since half of `gmail.com` looks like one. Never in the way. */
export function EmailHint() {
  const { value, change } = useField('email');
  const isBusy = BookingContext.useSelector(selectIsBusy);
  const status = useRef<HTMLDivElement>(null);
  const [settled, setSettled] = useState(value);
  const [taken, setTaken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [value]);

  const likely = settled === value ? likelyAddress(value) : '';
  const isTaken = taken !== '' && taken === value;
  return (
    <Box ref={status} role="status" tabIndex={-1} sx={likely || isTaken ? hintStyle : undefined}>
      {likely ? (
        <>
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
              // The button goes, and must not take the keyboard's place with it.
              status.current?.focus();
            }}
          >
            Use this address
          </Button>
        </>
      ) : null}
      {isTaken ? (
        <span>
          <span>Your e-mail address is now </span>
          <strong translate="no">{taken}</strong>
          <span>.</span>
        </span>
      ) : null}
    </Box>
  );
}
