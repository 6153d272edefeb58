import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';

import type { BookingField } from '#domain/booking.ts';

import { fieldElementId } from './element-ids.ts';
import { FieldMessage } from './FieldMessage.tsx';
import { useField } from './use-field.ts';

interface AnswerFieldProps extends Pick<
  OutlinedInputProps,
  'type' | 'autoComplete' | 'multiline' | 'inputComponent' | 'inputProps'
> {
  field: BookingField;
  label: string;
  hint?: string;
  optional?: boolean;
  /** The options of a native choice; without them it is a text field. */
  children?: React.ReactNode;
}

/** A labelled text field or native choice, bound to one answer. Not MUI's `TextField`, which brings menus along. */
export function AnswerField(props: AnswerFieldProps) {
  const { field, label, hint, optional = false, children, inputProps, ...input } = props;
  const { value, error, change } = useField(field);
  const messageId = `${field}-message`;
  const hasMessage = Boolean(error ?? hint);
  const control = {
    id: field,
    name: field,
    value,
    onChange: (
      event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>,
    ) => change(event.target.value),
  };
  const description = hasMessage ? { 'aria-describedby': messageId } : {};
  return (
    <Box id={fieldElementId(field)}>
      <FormControl fullWidth variant="outlined" required={!optional} error={Boolean(error)}>
        <InputLabel htmlFor={field}>
          <span>{label}</span>
          {optional ? (
            <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
              {' '}
              (optional)
            </Box>
          ) : null}
        </InputLabel>
        {children ? (
          <NativeSelect
            {...control}
            variant="outlined"
            input={<OutlinedInput />}
            inputProps={{ ...description, id: field }}
          >
            {children}
          </NativeSelect>
        ) : (
          <OutlinedInput {...input} {...control} inputProps={{ ...inputProps, ...description }} />
        )}
        {hasMessage ? (
          <FormHelperText id={messageId} component="div">
            <FieldMessage error={error} hint={hint} />
          </FormHelperText>
        ) : null}
      </FormControl>
    </Box>
  );
}
