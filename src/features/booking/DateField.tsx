import Box from '@mui/material/Box';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { isValid } from 'date-fns';

import type { ClosedDays } from '#domain/booking.ts';
import {
  formatDay,
  formatDayWithWeekday,
  isRealDay,
  lastBookableDay,
  toIsoDay,
  toLocalDate,
} from '#domain/calendar.ts';
import { selectClosedDays, selectToday } from '#machines/booking.selectors.ts';

import { BookingContext } from './booking-context.tsx';
import { fieldElementId } from './element-ids.ts';
import { FieldMessage } from './FieldMessage.tsx';
import { useField } from './use-field.ts';

/** Stands for a date that was typed but does not exist; the schema has a message for it. */
const NOT_A_DAY = 'not-a-day';

/** Typed entry and calendar on every device; days outside the window cannot be chosen. */
export function DateField() {
  const { value, error, change } = useField('date');
  const today = BookingContext.useSelector(selectToday);
  const closedDays = BookingContext.useSelector(selectClosedDays);
  const chosen = isRealDay(value) ? toLocalDate(value) : null;
  const window = today
    ? { minDate: toLocalDate(today), maxDate: toLocalDate(lastBookableDay(today)) }
    : {};

  return (
    <Box id={fieldElementId('date')}>
      <LocalizationProvider dateAdapter={AdapterDateFns}>
        <DesktopDatePicker
          {...window}
          label="Date of your tour"
          name="date"
          value={chosen}
          shouldDisableDate={(date) => Object.hasOwn(closedDays, toIsoDay(date))}
          onChange={(date) => change(isoDayOf(date))}
          slotProps={{
            textField: {
              fullWidth: true,
              required: true,
              error: Boolean(error),
              slotProps: { input: { translate: 'no' } },
              helperText: (
                <FieldMessage
                  error={error}
                  hint={chosen ? formatDayWithWeekday(value) : dateHint(closedDays)}
                />
              ),
            },
          }}
        />
      </LocalizationProvider>
    </Box>
  );
}

const CLOSED_DAYS_NAMED = 3;

/** How to write a date, and the next days without tours, with the reason. */
function dateHint(closedDays: ClosedDays): string {
  const named = Object.entries(closedDays)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .slice(0, CLOSED_DAYS_NAMED)
    .map(([day, reason]) => `${formatDay(day)} (${reason})`);
  const example = 'Month, day and year, for example 12/25/2026.';
  return named.length === 0 ? example : `${example} No tours on ${named.join(', ')}.`;
}

function isoDayOf(date: Date | null): string {
  if (!date) return '';
  return isValid(date) ? toIsoDay(date) : NOT_A_DAY;
}
