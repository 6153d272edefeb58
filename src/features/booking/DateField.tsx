import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ComponentType, createElement, useEffect, useRef, useSyncExternalStore } from 'react';

import { closedDaysHint } from '#domain/notices/closed-days.ts';
import { formatDayWithWeekday, isRealDay } from '#domain/site/calendar.ts';
import {
  selectClosedDays,
  selectDayProblem,
  selectFailedAttempts,
  selectToday,
  selectTourId,
} from '#machines/booking.selectors.ts';
import { ContactLinks } from '#ui/contacts.tsx';
import { visuallyHidden } from '#ui/visually-hidden.ts';

import { useBookingSelector } from './booking-context.tsx';
import type { DatePickerFieldProps } from './DatePickerField.tsx';
import { fieldElementId, FieldMessage, useField } from './fields.tsx';

const LABEL = 'Date of your tour';

type Picker = ComponentType<DatePickerFieldProps> | 'loading' | 'failed';

let picker: Picker = 'loading';
const listeners = new Set<() => void>();

function setPicker(next: Picker) {
  picker = next;
  for (const listener of listeners) listener();
}

if (!import.meta.env.SSR) {
  import('./DatePickerField.tsx').then(
    ({ DatePickerField }) => setPicker(DatePickerField),
    () => setPicker('failed'),
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The date of the tour. MUI's date picker is half of the form's code, so it is loaded separately. */
export function DateField() {
  const Field = useSyncExternalStore<Picker>(
    subscribe,
    () => picker,
    () => 'loading',
  );
  const isOpening = useBookingSelector(selectToday) === '';
  const { early, ...props } = useDateField();
  return (
    <>
      {Field === 'failed' ? (
        <MissingField {...props} />
      ) : (
        <Box id={fieldElementId('date')} sx={{ maxWidth: { sm: 'max(22rem, calc(50% - 12px))' } }}>
          {Field === 'loading' || isOpening ? (
            <WaitingField {...props} />
          ) : (
            createElement(Field, props)
          )}
        </Box>
      )}
      <Box role="status" sx={visuallyHidden}>
        {early}
      </Box>
    </>
  );
}

/** True once the year has four digits: while it is typed, the picker reports years such as 0002 and 0020. */
const isTypedInFull = (day: string) => isRealDay(day) && day >= '1000';

/** Returns the date answer with its error, which is shown before Continue too, and its hint. */
function useDateField() {
  const field = useField('date');
  const problem = useBookingSelector(selectDayProblem);
  const closed = useBookingSelector((snapshot) =>
    closedDaysHint(selectClosedDays(snapshot), selectTourId(snapshot)),
  );
  const isKnown = isTypedInFull(field.value);
  const early = isKnown && problem !== '' ? problem : undefined;
  const hint = isKnown
    ? formatDayWithWeekday(field.value)
    : ['Month, day and year, for example 12/25/2026.', closed].join(' ').trimEnd();
  return { ...field, label: LABEL, error: field.error ?? early, early, hint };
}

type FieldProps = Omit<DatePickerFieldProps, 'change'>;

/** A disabled field of the same size, until the date picker is loaded. */
function WaitingField({ label, value, error, hint }: FieldProps) {
  const [year, month, date] = value.split('-');
  return (
    <TextField
      fullWidth
      disabled
      label={label}
      value={isRealDay(value) ? `${month}/${date}/${year}` : ''}
      error={Boolean(error)}
      helperText={<FieldMessage error={error} hint={hint} />}
    />
  );
}

/** Says that the date picker could not be loaded. The sentence takes the focus when Continue needs a date. */
function MissingField({ label, value, error, hint }: FieldProps) {
  const failedAttempts = useBookingSelector(selectFailedAttempts);
  const sentence = useRef<HTMLParagraphElement>(null);
  const hasError = error !== undefined;
  useEffect(() => {
    if (failedAttempts > 0 && hasError) sentence.current?.focus();
  }, [failedAttempts, hasError]);
  return (
    <Box id={fieldElementId('date')} role="group" aria-label={label}>
      <Typography sx={{ fontWeight: 600, mb: 0.75 }}>{label}</Typography>
      <Typography ref={sentence} tabIndex={-1}>
        The date field could not be loaded. Try again, or give us your date by phone or email:{' '}
        <ContactLinks mail=" or " />.
      </Typography>
      <Button
        variant="outlined"
        sx={{ my: 1.5 }}
        // Some browsers remember that a module failed. Only a new document requests it again.
        onClick={() => window.location.reload()}
      >
        Try again
      </Button>
      <Typography variant="body2" component="div">
        <FieldMessage error={error} hint={isRealDay(value) ? hint : null} />
      </Typography>
    </Box>
  );
}
