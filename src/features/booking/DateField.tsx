import Box from '@mui/material/Box';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { format, isValid } from 'date-fns';
import {
  startTransition,
  useEffect,
  useMemo,
  useState,
  type ClipboardEvent,
  type MouseEvent,
} from 'react';

import {
  formatDayWithWeekday,
  isRealDay,
  lastBookableDay,
  toIsoDay,
  toLocalDate,
} from '#domain/site/calendar.ts';
import { closureOn } from '#domain/notices/closures.ts';
import { toDateAnswer, UNFINISHED_DATE } from '#domain/booking/typed-date.ts';
import { selectClosedDays, selectToday, selectTourId } from '#machines/booking.selectors.ts';
import { visuallyHidden } from '#ui/visually-hidden.ts';

import { useBookingSelector } from './booking-context.tsx';
import { FieldMessage } from './fields.tsx';
import { useDateField } from './use-date-field.ts';
import { fieldElementId } from './field-focus.ts';

export interface DateFieldProps {
  /** Whether the calendar was asked for before it was there. */
  isOpenAtFirst: boolean;
}

/** Typed entry and calendar on every device; days outside the window cannot be chosen. */
export function DateField({ isOpenAtFirst }: DateFieldProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const { value, error, change, hint, problem } = useDateField();
  /** As the calendar's parts hold it: its year may have two digits, and it need not be a day. */
  const [typed, setTyped] = useState<Date | null>(null);
  const today = useBookingSelector(selectToday);
  const closedDays = useBookingSelector(selectClosedDays);
  const tourId = useBookingSelector(selectTourId);
  // The field reads its parts again for every new `Date`.
  const chosen = useMemo(() => (isRealDay(value) ? toLocalDate(value) : null), [value]);
  useEffect(() => {
    // Makes the format, which takes a phone tens of milliseconds, before a day is chosen.
    if (today) formatDayWithWeekday(today);
  }, [today]);
  const window = today
    ? { minDate: toLocalDate(today), maxDate: toLocalDate(lastBookableDay(today)) }
    : {};

  return (
    <Box
      id={fieldElementId('date')}
      onPasteCapture={(event: ClipboardEvent) => {
        const pasted = event.clipboardData.getData('text');
        if (pasted.trim() === '' || ONE_PART.test(pasted)) return;
        event.preventDefault();
        event.stopPropagation();
        setTyped(null);
        change(toDateAnswer(pasted));
      }}
      // A year of two digits is then shown with four.
      onBlur={() => setTyped((date) => (isRealDay(answerOf(date)) ? null : date))}
    >
      <LocalizationProvider dateAdapter={AdapterDateFns}>
        <DesktopDatePicker
          {...window}
          open={isOpen}
          onOpen={() => setIsOpen(true)}
          // The chosen day is on screen first.
          onClose={() => startTransition(() => setIsOpen(false))}
          label="Date of your tour"
          name="date"
          value={typed && answerOf(typed) === value ? typed : chosen}
          shouldDisableDate={(date) => closureOn(closedDays, toIsoDay(date), tourId) !== undefined}
          onChange={(date) => {
            setTyped(date);
            change(answerOf(date));
          }}
          slotProps={{
            day: { onMouseDown: keepFocus },
            textField: {
              fullWidth: true,
              required: true,
              error: Boolean(error),
              slotProps: { input: { translate: 'no' } },
              helperText: <FieldMessage error={error} hint={hint} />,
            },
          }}
        />
      </LocalizationProvider>
      <Box role="status" sx={visuallyHidden}>
        {problem}
      </Box>
    </Box>
  );
}

/** A day that is tapped is chosen and gone: the calendar is not to be rendered for its focus before. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Pasted into one part of the field, which the field does by itself. */
const ONE_PART = /^\s*\d{1,4}\s*$/;

/** The field takes a year of two digits literally. */
function answerOf(date: Date | null): string {
  if (!date) return '';
  return isValid(date) ? toDateAnswer(format(date, 'M/d/y')) : UNFINISHED_DATE;
}
