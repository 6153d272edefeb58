import Box from '@mui/material/Box';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { InputHTMLAttributes, ReactNode } from 'react';

import type { BookingField } from '#domain/booking.ts';

import { fieldElementId } from './element-ids.ts';
import { FieldMessage } from './FieldMessage.tsx';
import { useField } from './use-field.ts';

interface AnswerFieldProps extends Pick<
  TextFieldProps,
  'type' | 'autoComplete' | 'multiline' | 'minRows'
> {
  field: BookingField;
  label: string;
  hint?: string;
  optional?: boolean;
  inputProps?: InputHTMLAttributes<HTMLInputElement>;
  /** The options of a native choice; without them it is a text field. */
  children?: ReactNode;
}

/** A labelled text field or native choice, bound to one answer. */
export function AnswerField(props: AnswerFieldProps) {
  const { field, label, hint, optional = false, children, inputProps = {}, ...input } = props;
  const { value, error, change } = useField(field);
  return (
    <TextField
      {...input}
      fullWidth
      id={field}
      name={field}
      label={
        optional ? (
          <>
            <span>{label}</span>
            <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
              {' '}
              (optional)
            </Box>
          </>
        ) : (
          label
        )
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
        htmlInput: inputProps,
      }}
    >
      {children}
    </TextField>
  );
}
