import Box from '@mui/material/Box';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { isValid } from 'date-fns';
import { startTransition, useEffect, useState, type MouseEvent } from 'react';

import {
  formatDayWithWeekday,
  isRealDay,
  lastBookableDay,
  toIsoDay,
  toLocalDate,
} from '#domain/calendar.ts';
import { closureOn } from '#domain/closures.ts';
import { selectClosedDays, selectToday, selectTourId } from '#machines/booking.selectors.ts';

import { BookingContext } from './booking-context.tsx';
import { FieldMessage } from './fields.tsx';
import { NOT_A_DAY, useDateField } from './use-date-field.ts';
import { fieldElementId } from './use-step-focus.ts';

export interface DateFieldProps {
  /** Whether the calendar was asked for before it was there. */
  isOpenAtFirst: boolean;
}

/** Typed entry and calendar on every device; days outside the window cannot be chosen. */
export function DateField({ isOpenAtFirst }: DateFieldProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const { value, error, change, hint } = useDateField();
  const today = BookingContext.useSelector(selectToday);
  const closedDays = BookingContext.useSelector(selectClosedDays);
  const tourId = BookingContext.useSelector(selectTourId);
  const chosen = isRealDay(value) ? toLocalDate(value) : null;
  useEffect(() => {
    // Makes the format, which takes a phone tens of milliseconds, before a day is chosen.
    if (today) formatDayWithWeekday(today);
  }, [today]);
  const window = today
    ? { minDate: toLocalDate(today), maxDate: toLocalDate(lastBookableDay(today)) }
    : {};

  return (
    <Box id={fieldElementId('date')}>
      <LocalizationProvider dateAdapter={AdapterDateFns}>
        <DesktopDatePicker
          {...window}
          open={isOpen}
          onOpen={() => setIsOpen(true)}
          // The chosen day is on screen first.
          onClose={() => startTransition(() => setIsOpen(false))}
          label="Date of your tour"
          name="date"
          value={chosen}
          shouldDisableDate={(date) => closureOn(closedDays, toIsoDay(date), tourId) !== undefined}
          onChange={(date) => change(isoDayOf(date))}
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
    </Box>
  );
}

/** A day that is tapped is chosen and gone: the calendar is not to be rendered for its focus before. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

function isoDayOf(date: Date | null): string {
  if (!date) return '';
  return isValid(date) ? toIsoDay(date) : NOT_A_DAY;
}
