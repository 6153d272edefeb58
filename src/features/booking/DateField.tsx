import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ComponentType, createElement, useEffect, useRef, useSyncExternalStore } from 'react';

import { isRealDay } from '#domain/site/calendar.ts';
import { selectFailedAttempts, selectToday } from '#machines/booking.selectors.ts';
import { ContactLinks } from '#ui/contacts.tsx';
import { visuallyHidden } from '#ui/visually-hidden.ts';

import { useBookingSelector } from './booking-context.tsx';
import { fieldElementId } from './field-focus.ts';
import { FieldMessage } from './fields.tsx';
import { DATE_LABEL, dateFieldStyle, useDateField } from './use-date-field.ts';

type Picker = ComponentType | 'loading' | 'failed';

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
  const isWaiting = Field === 'loading' || (isOpening && Field !== 'failed');
  const { early } = useDateField();
  return (
    <>
      {isWaiting ? <WaitingField /> : null}
      {Field === 'failed' ? <MissingField /> : null}
      {isWaiting || typeof Field === 'string' ? null : createElement(Field)}
      <Box role="status" sx={visuallyHidden}>
        {early}
      </Box>
    </>
  );
}

/** A disabled field of the same size, until the date picker is loaded. */
function WaitingField() {
  const { value, error, hint } = useDateField();
  const [year, month, date] = value.split('-');
  return (
    <TextField
      fullWidth
      disabled
      label={DATE_LABEL}
      sx={dateFieldStyle}
      value={isRealDay(value) ? `${month}/${date}/${year}` : ''}
      error={Boolean(error)}
      helperText={<FieldMessage error={error} hint={hint} />}
      slotProps={{ root: { id: fieldElementId('date') } }}
    />
  );
}

/** Says that the date picker could not be loaded. The sentence takes the focus when Continue needs a date. */
function MissingField() {
  const { value, error, hint } = useDateField();
  const failedAttempts = useBookingSelector(selectFailedAttempts);
  const sentence = useRef<HTMLParagraphElement>(null);
  const hasError = error !== undefined;
  useEffect(() => {
    if (failedAttempts > 0 && hasError) sentence.current?.focus();
  }, [failedAttempts, hasError]);
  return (
    <Box id={fieldElementId('date')} role="group" aria-label={DATE_LABEL}>
      <Typography sx={{ fontWeight: 600, mb: 0.75 }}>{DATE_LABEL}</Typography>
      <Typography ref={sentence} tabIndex={-1}>
        The date field could not be loaded. Try again, or give us your date by phone or email:{' '}
        <ContactLinks mail=" or " />.
      </Typography>
      <Button
        variant="outlined"
        color="inherit"
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
