import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState, type ReactNode, type Ref } from 'react';

import { company } from '#content/company.ts';
import { terms } from '#content/content.data.ts';
import { likelyAddress, isMissingCountryCode } from '#domain/booking/contact-details.ts';
import { SHORT_NOTICE_HOURS } from '#domain/booking/lead-time.ts';
import { findTour } from '#domain/tours/tours.ts';
import {
  selectIsBusy,
  selectDayProblem,
  selectTiming,
  selectTourId,
} from '#machines/booking.selectors.ts';
import { noteStyle } from '#ui/ShortNoticeAlert.tsx';
import { ContactLinks } from '#ui/contacts.tsx';

import { useBookingSelector } from './booking-context.tsx';
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
          Did you mean <strong translate="no">{likely}</strong>?
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
          Your email address is now <strong translate="no">{taken}</strong>.
        </span>
      ) : null}
    </FieldHint>
  );
}

/** Asks for the country code, because staff abroad cannot call back without it. */
export function PhoneHint() {
  const { value } = useField('phone');
  const isSettled = useIsSettled(value);
  return (
    <FieldHint>
      {isSettled && isMissingCountryCode(value)
        ? 'Is the country code missing? Start your phone number with + and the code, such as +1 for the USA and Canada.'
        : null}
    </FieldHint>
  );
}

/** The delay is longer than the pause between two keystrokes. */
const SETTLED_AFTER_MS = 1000;

/** True after the visitor has stopped typing. A half-typed answer often looks wrong. */
function useIsSettled(value: string): boolean {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled === value;
}

const hintStyle = {
  ...noteStyle,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  py: 0.75,
  overflowWrap: 'anywhere',
} as const;

interface FieldHintProps {
  ref?: Ref<HTMLDivElement>;
  /**
   * Empty if there is nothing to suggest. The live region itself stays, so that screen readers announce new content.
   */
  children: ReactNode;
}

/** A suggestion below a field. It is announced politely and never blocks the step. */
const FieldHint = ({ ref, children }: FieldHintProps) => (
  <Box ref={ref} role="status" tabIndex={-1} sx={children ? hintStyle : undefined}>
    {children}
  </Box>
);

/** Warns about a tour that has left or starts soon. The request can still be sent. */
export function ShortNotice() {
  const isOffered = useBookingSelector(selectDayProblem) === '';
  const timing = useBookingSelector(selectTiming);
  const tour = findTour(useBookingSelector(selectTourId));
  const shown = isOffered ? timing : null;
  return (
    <Box role="status" sx={shown ? noteStyle : undefined}>
      {shown === 'departed'
        ? `Today’s tour has left: it started at ${tour?.startTime}, ${company.place.country} time. You can still send this request; our team will see that it came in late.`
        : null}
      {shown === 'soon' ? (
        <>
          {`Your tour starts within ${SHORT_NOTICE_HOURS} hours, and replies can take ${terms.answerTime}. Please also call `}
          <ContactLinks chat=" or message us on " />.
        </>
      ) : null}
    </Box>
  );
}
