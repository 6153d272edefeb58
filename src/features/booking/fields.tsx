import Box from '@mui/material/Box';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { InputHTMLAttributes, ReactNode } from 'react';

import type { BookingField } from '#domain/booking/booking.ts';
import { selectFieldError } from '#machines/booking.selectors.ts';
import { ErrorIcon } from '#ui/icons.tsx';
import { visuallyHidden } from '#ui/visually-hidden.ts';

import { useBookingActor, useBookingSelector } from './booking-context.tsx';
import { fieldElementId } from './field-focus.ts';

/** Returns one answer with its text, its error message (after Continue has failed) and a function that changes it. */
export function useField(field: BookingField) {
  const booking = useBookingActor();
  const value = useBookingSelector((snapshot) => snapshot.context.draft[field]);
  const error = useBookingSelector(selectFieldError(field));
  const change = (text: string) => booking.send({ type: 'draft.change', patch: { [field]: text } });
  return { value, error, change };
}

interface AnswerFieldProps extends Pick<
  TextFieldProps,
  'type' | 'autoComplete' | 'multiline' | 'minRows' | 'sx'
> {
  field: BookingField;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  /** The action of a press on the field. Styles use it as an attribute to show the action. */
  action?: string;
  inputProps?: InputHTMLAttributes<HTMLInputElement>;
  /** The options of a native select; without them, the field is a text field. */
  children?: ReactNode;
}

/** A labeled text field or native select that is bound to one answer. */
export function AnswerField(props: AnswerFieldProps) {
  const {
    field,
    label,
    hint,
    optional = false,
    children,
    action,
    inputProps = {},
    ...input
  } = props;
  const { value, error, change } = useField(field);
  return (
    <TextField
      {...input}
      fullWidth
      id={field}
      name={field}
      label={
        <>
          {/* The text needs its own element so that it can still change after the browser has translated the page. */}
          <span>{label}</span>
          {optional ? (
            <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
              {' '}
              (optional)
            </Box>
          ) : null}
        </>
      }
      required={!optional}
      error={Boolean(error)}
      helperText={(error ?? hint) ? <FieldMessage error={error} hint={hint} /> : undefined}
      value={value}
      onChange={({ target }) => change(target.value)}
      select={Boolean(children)}
      slotProps={{
        root: { id: fieldElementId(field) },
        select: { native: true },
        ...(action !== undefined && { input: { 'data-action': action } as object }),
        // Guests may write in any direction. The first letter decides the direction of the text.
        htmlInput: children ? inputProps : { dir: 'auto', ...inputProps },
      }}
    >
      {children}
    </TextField>
  );
}

interface FieldMessageProps {
  error: string | undefined;
  hint: ReactNode;
}

/** The hint and the error message under a field. The error has an icon, so that it is not marked by color alone. */
export function FieldMessage({ error, hint }: FieldMessageProps) {
  return (
    <>
      {error ? (
        <Box component="span" sx={{ display: 'flex', gap: 0.75, fontWeight: 600 }}>
          <ErrorIcon sx={{ fontSize: 20, mt: '1px' }} />
          <span>{error}</span>
        </Box>
      ) : null}
      {hint ? (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {hint}
        </Box>
      ) : null}
    </>
  );
}

interface FieldGroupProps {
  title: string;
  children: ReactNode;
}

/** A group of fields. Screen readers announce its heading with each field. */
export function FieldGroup({ title, children }: FieldGroupProps) {
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="overline" sx={legendStyle}>
        {title}
      </Typography>
      <Box sx={{ display: 'grid', gap: { xs: 2, sm: 3 } }}>{children}</Box>
    </Box>
  );
}

const legendStyle = {
  p: 0,
  mb: 2,
  // Phones hide the group's heading, because the fields are close enough to each other to look like a group.
  '@media (max-width: 599.95px)': visuallyHidden,
} as const;
