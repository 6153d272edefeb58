import Box from '@mui/material/Box';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { questionOf, type BookingField } from '#domain/booking/questions.ts';
import { selectFieldError } from '#machines/booking.selectors.ts';
import { ErrorIcon } from '#ui/icons.tsx';
import { visuallyHidden } from '#ui/visually-hidden.ts';

import { useBookingActor, useBookingSelector } from './booking-context.tsx';

/** Returns one answer with its text, its error message (after Continue has failed) and a function that changes it. */
export function useField(field: BookingField) {
  const booking = useBookingActor();
  const value = useBookingSelector((snapshot) => snapshot.context.draft[field]);
  const error = useBookingSelector(selectFieldError(field));
  const change = (text: string) => booking.send({ type: 'draft.change', patch: { [field]: text } });
  return { value, error, change };
}

interface AnswerFieldProps extends Pick<TextFieldProps, 'sx'> {
  field: BookingField;
  /** By default the label of the question. */
  label?: string;
  /** By default the hint of the question. */
  hint?: ReactNode;
  /** The action of a press on the field. Styles use it as an attribute to show the action. */
  action?: string;
  /** The options of a native select. By default those of the question. */
  children?: ReactNode;
}

/** A labeled text field or native select for the answer to one question. */
export function AnswerField({ field, action, children, ...props }: AnswerFieldProps) {
  const { value, error, change } = useField(field);
  const question = questionOf(field);
  const { label = question.label, hint = question.hint, sx } = props;
  const { autoComplete, input, isMultiline, isOptional, options, print = String, type } = question;
  const choices = children ?? (options && <Options options={options} print={print} />);
  return (
    <TextField
      fullWidth
      sx={sx}
      type={type}
      autoComplete={autoComplete}
      multiline={isMultiline}
      minRows={isMultiline && 4}
      id={field}
      name={field}
      label={
        <>
          {/* The text needs its own element so that it can still change after the browser has translated the page. */}
          <span>{label}</span>
          {isOptional ? (
            <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
              {' '}
              (optional)
            </Box>
          ) : null}
        </>
      }
      required={!isOptional}
      error={Boolean(error)}
      helperText={(error ?? hint) ? <FieldMessage error={error} hint={hint} /> : undefined}
      value={value}
      onChange={({ target }) => change(target.value)}
      select={Boolean(choices)}
      slotProps={{
        root: { id: fieldElementId(field) },
        select: { native: true },
        ...(action !== undefined && { input: { 'data-action': action } as object }),
        // Guests may write in any direction. The first letter decides the direction of the text.
        htmlInput: choices ? {} : { dir: 'auto', ...input },
      }}
    >
      {choices}
    </TextField>
  );
}

interface OptionsProps {
  options: readonly string[];
  print: (option: string) => string;
}

const Options = ({ options, print }: OptionsProps) => (
  <>
    <option value="">Select if it applies</option>
    {options.map((option) => (
      <option key={option} value={option}>
        {print(option)}
      </option>
    ))}
  </>
);

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
  /** Only screen readers need the title of a group that begins its step. */
  isFirst: boolean;
  children: ReactNode;
}

/** A group of fields. Screen readers announce its heading with each field. */
export function FieldGroup({ title, isFirst, children }: FieldGroupProps) {
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="overline" sx={isFirst ? visuallyHidden : legendStyle}>
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

/** Returns the id of the box around a field's label, control and message. */
export const fieldElementId = (field: string) => `field-${field}`;

/** True while the field is on screen. */
export const hasField = (field: string): boolean =>
  document.getElementById(fieldElementId(field)) !== null;

/** Moves the focus to the control of a field; for a date, to its first section. */
export function focusField(field: string) {
  const box = document.getElementById(fieldElementId(field));
  const control = box?.querySelector<HTMLElement>(
    'select, [role="spinbutton"], input:not([aria-hidden="true"]), textarea:not([aria-hidden="true"]), p[tabindex]',
  );
  // A control in a closed disclosure cannot take the focus.
  box?.closest('details')?.setAttribute('open', '');
  box?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}

/** Moves the focus to a heading or a message, and scrolls it to the top of the screen. */
export function focusAtTop(element: HTMLElement | null) {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'start' });
}
