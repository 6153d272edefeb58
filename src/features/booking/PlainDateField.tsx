import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { createSvgIcon } from '@mui/material/utils';
import { type Ref, useLayoutEffect, useRef, useState } from 'react';

import { keptUntilLive } from '#ui/kept-until-live.ts';

import { FieldMessage } from './fields.tsx';
import { dayOfTyped, typedOfDay, useDateField } from './use-date-field.ts';
import { fieldElementId } from './use-step-focus.ts';

const CalendarIcon = createSvgIcon(
  <path d="M17 12h-5v5h5v-5zM16 1v2H8V1H6v2H5c-1.11 0-1.99.9-1.99 2L3 19c0 1.1.89 2 2 2h14c1.1 0 2-.9 2-2V5c0-1.1-.9-2-2-2h-1V1h-2zm3 18H5V8h14v11z" />,
  'Calendar',
);

interface PlainDateFieldProps {
  ref: Ref<HTMLDivElement>;
  /** Whether the calendar was asked for and is on its way. */
  isWaiting: boolean;
  onAsk: () => void;
  onEnter: () => void;
  onLeave: () => void;
}

/** Typed entry of the date, in the look of the calendar's field. */
export function PlainDateField({ ref, isWaiting, onAsk, onEnter, onLeave }: PlainDateFieldProps) {
  const { value, error, change, hint } = useDateField();
  const [text, setText] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    // What was typed before the app had taken over, and is no whole date yet.
    const typed = input.current?.value;
    if (typed && dayOfTyped(typed) === '') setText(typed);
  }, []);

  return (
    <TextField
      ref={ref}
      fullWidth
      id="date"
      name="date"
      label="Date of your tour"
      required
      error={Boolean(error)}
      helperText={<FieldMessage error={error} hint={hint} />}
      inputRef={input}
      value={text ?? typedOfDay(value)}
      placeholder="MM/DD/YYYY"
      onChange={({ target }) => {
        setText(target.value);
        change(dayOfTyped(target.value));
      }}
      onFocus={onEnter}
      onBlur={onLeave}
      slotProps={{
        root: { id: fieldElementId('date') },
        input: {
          endAdornment: (
            <IconButton
              {...keptUntilLive}
              edge="end"
              aria-label="Choose date"
              onClick={onAsk}
              data-heard={isWaiting ? '' : undefined}
            >
              <CalendarIcon />
            </IconButton>
          ),
        },
        htmlInput: { inputMode: 'numeric', autoComplete: 'off' },
      }}
    />
  );
}
