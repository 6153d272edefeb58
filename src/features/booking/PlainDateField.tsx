import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { createSvgIcon } from '@mui/material/utils';
import { type Ref, useState } from 'react';

import { formatDateAnswer, toDateAnswer } from '#domain/booking/typed-date.ts';
import { PENDING_ATTRIBUTE } from '#lib/document-contract.ts';

import { FieldMessage } from './fields.tsx';
import { useDateField } from './use-date-field.ts';
import { fieldElementId } from './field-focus.ts';

const CalendarIcon = createSvgIcon(
  <path d="M17 12h-5v5h5v-5zM16 1v2H8V1H6v2H5c-1.11 0-1.99.9-1.99 2L3 19c0 1.1.89 2 2 2h14c1.1 0 2-.9 2-2V5c0-1.1-.9-2-2-2h-1V1h-2zm3 18H5V8h14v11z" />,
  'Calendar',
);

interface PlainDateFieldProps {
  ref: Ref<HTMLDivElement>;
  /** True while the calendar is loading because the visitor asked for it. */
  isWaiting: boolean;
  onAsk: () => void;
  onEnter: () => void;
  onLeave: () => void;
}

/** A text field for a typed date that looks like the calendar's field. */
export function PlainDateField({ ref, isWaiting, onAsk, onEnter, onLeave }: PlainDateFieldProps) {
  const { value, error, change, hint } = useDateField();
  const [typed, setTyped] = useState('');
  // The typed text stays unchanged until the field loses the focus or other code changes the answer.
  const isCurrent = typed !== '' && toDateAnswer(typed) === value;

  return (
    <TextField
      ref={ref}
      fullWidth
      id="date"
      name="date"
      label="Date of your tour"
      required
      error={Boolean(error)}
      sx={{ maxWidth: { sm: '22rem' } }}
      helperText={<FieldMessage error={error} hint={hint} />}
      value={isCurrent ? typed : formatDateAnswer(value)}
      placeholder="MM/DD/YYYY"
      onChange={({ target }) => {
        setTyped(target.value);
        change(toDateAnswer(target.value));
      }}
      onFocus={onEnter}
      onBlur={() => {
        setTyped('');
        onLeave();
      }}
      slotProps={{
        root: { id: fieldElementId('date') },
        input: {
          endAdornment: (
            <IconButton
              edge="end"
              aria-label="Choose date"
              onClick={onAsk}
              {...(isWaiting && { [PENDING_ATTRIBUTE]: '' })}
            >
              <CalendarIcon />
            </IconButton>
          ),
        },
        htmlInput: { dir: 'auto', inputMode: 'numeric', autoComplete: 'off' },
      }}
    />
  );
}
