import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { isValid } from 'date-fns';
import { useMemo, useState } from 'react';

import { findDayProblem } from '#domain/notices/closed-days.ts';
import { isRealDay, lastBookableDay, toIsoDay, toLocalDate } from '#domain/site/calendar.ts';
import { selectClosedDays, selectToday, selectTourId } from '#machines/booking.selectors.ts';

import { useBookingSelector } from './booking-context.tsx';
import { FieldMessage } from './fields.tsx';

/** The answer for typed sections that are no day of the calendar, such as February 31. */
const NO_DAY = 'no day';

function toAnswer(date: Date | null): string {
  if (!date) return '';
  return isValid(date) ? toIsoDay(date) : NO_DAY;
}

export interface DatePickerFieldProps {
  label: string;
  value: string;
  error: string | undefined;
  hint: string;
  change: (day: string) => void;
}

/** MUI's date picker, in which days are typed or chosen from a calendar. */
export function DatePickerField({ label, value, error, hint, change }: DatePickerFieldProps) {
  const [typed, setTyped] = useState<Date | null>(null);
  const today = useBookingSelector(selectToday);
  const closedDays = useBookingSelector(selectClosedDays);
  const tourId = useBookingSelector(selectTourId);
  // The picker parses its sections again for every new `Date` object.
  const chosen = useMemo(() => (isRealDay(value) ? toLocalDate(value) : null), [value]);
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns}>
      <DatePicker
        label={label}
        name="date"
        minDate={toLocalDate(today)}
        maxDate={toLocalDate(lastBookableDay(today))}
        referenceDate={toLocalDate(today)}
        // MUI would mark the day of the device, not the day in Belize.
        disableHighlightToday
        shouldDisableDate={(date) =>
          findDayProblem(toIsoDay(date), tourId, { today, closedDays }) !== undefined
        }
        // The draft cannot hold an invalid date, and `null` would empty the sections.
        value={toAnswer(typed) === value ? typed : chosen}
        onChange={(date) => {
          setTyped(date);
          change(toAnswer(date));
        }}
        slotProps={{
          textField: {
            fullWidth: true,
            required: true,
            error: Boolean(error),
            translate: 'no',
            helperText: <FieldMessage error={error} hint={hint} />,
          },
        }}
      />
    </LocalizationProvider>
  );
}
