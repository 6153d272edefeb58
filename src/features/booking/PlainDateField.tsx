import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type Ref, useLayoutEffect, useRef, useState } from 'react';

import { formatDayWithWeekday, isRealDay } from '#domain/calendar.ts';
import { untilLive } from '#ui/until-live.ts';

import { useDateHint } from './use-date-hint.ts';
import { fieldElementId } from './element-ids.ts';
import { FieldMessage } from './FieldMessage.tsx';
import { dayOfTyped, typedOfDay } from './typed-day.ts';
import { useField } from './use-field.ts';

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
  const { value, error, change } = useField('date');
  const hint = useDateHint();
  const [text, setText] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    // What was typed before the app had taken over, and is no whole date yet.
    const typed = input.current?.value;
    if (typed && dayOfTyped(typed) === '') setText(typed);
  }, []);

  return (
    <Box id={fieldElementId('date')} ref={ref}>
      <FormControl fullWidth variant="outlined" required error={Boolean(error)}>
        <InputLabel htmlFor="date">Date of your tour</InputLabel>
        <OutlinedInput
          id="date"
          name="date"
          inputRef={input}
          value={text ?? typedOfDay(value)}
          placeholder="MM/DD/YYYY"
          onChange={({ target }) => {
            setText(target.value);
            change(dayOfTyped(target.value));
          }}
          onFocus={onEnter}
          onBlur={onLeave}
          inputProps={{
            inputMode: 'numeric',
            autoComplete: 'off',
            'aria-describedby': 'date-message',
          }}
          endAdornment={<CalendarButton isWaiting={isWaiting} onPress={onAsk} />}
        />
        <FormHelperText id="date-message" component="div">
          <FieldMessage
            error={error}
            hint={isRealDay(value) ? formatDayWithWeekday(value) : hint}
          />
        </FormHelperText>
      </FormControl>
    </Box>
  );
}

const CalendarButton = ({ isWaiting, onPress }: { isWaiting: boolean; onPress: () => void }) => (
  <Box
    {...untilLive}
    component="button"
    type="button"
    aria-label="Choose date"
    onClick={onPress}
    {...(isWaiting && { 'data-heard': '' })}
    sx={calendarButton}
  >
    <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden>
      <path d="M17 12h-5v5h5v-5zM16 1v2H8V1H6v2H5c-1.11 0-1.99.9-1.99 2L3 19c0 1.1.89 2 2 2h14c1.1 0 2-.9 2-2V5c0-1.1-.9-2-2-2h-1V1h-2zm3 18H5V8h14v11z" />
    </svg>
  </Box>
);

const calendarButton = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  mr: -1.5,
  p: 0,
  border: 0,
  borderRadius: '50%',
  bgcolor: 'transparent',
  color: 'action.active',
  cursor: 'pointer',
} as const;
