import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import { isValid } from 'date-fns';
import { useId } from 'react';

import { formatDayWithWeekday, isRealDay, toIsoDay, toLocalDate } from '#domain/site/calendar.ts';
import { closedTours } from '#domain/notices/staff-notices.ts';

import { useStaff } from './staff-context.tsx';

/**
 * A calendar for one day or a range. The first press chooses the first day, and the second press chooses the last day.
 */
export function ClosureCalendar() {
  const { staff, closure, today } = useStaff();
  const hintId = useId();
  const value = isRealDay(closure.to) ? closure.to : closure.from;
  return (
    <Box role="group" aria-label="Calendar" aria-describedby={hintId}>
      <LocalizationProvider dateAdapter={AdapterDateFns}>
        <DateCalendar
          views={['day']}
          value={isRealDay(value) ? toLocalDate(value) : null}
          minDate={toLocalDate(today)}
          onChange={(date: Date | null) => {
            if (date && isValid(date)) staff.send({ type: 'day.choose', day: toIsoDay(date) });
          }}
          slots={{ day: Day }}
          sx={calendarStyle}
        />
      </LocalizationProvider>
      <Typography id={hintId} variant="body2" sx={{ mt: 1.25, color: 'text.secondary' }}>
        Click a day, then a later one to select a range. A dot marks days that are closed for some
        or all tours.
      </Typography>
    </Box>
  );
}

/** A day button. Its accessible name mentions whether the day is chosen and which tours are closed. */
function Day(props: PickerDayProps) {
  const { closure, closedDays } = useStaff();
  const day = toIsoDay(props.day);
  const closed = closedDays.filter(({ from, to }) => from <= day && day <= to);
  const said = closed.map((days) => `closed: ${closedTours(days)} (${days.reason})`);
  const isChosen = !props.outsideCurrentMonth && closure.from <= day && day <= closure.to;
  return (
    <PickerDay
      {...props}
      selected={isChosen}
      aria-selected={isChosen}
      aria-label={[formatDayWithWeekday(day), ...said].join(', ')}
      {...(closed.length > 0 && { 'data-closed': '' })}
    />
  );
}

const calendarStyle = {
  mx: 0,
  width: '100%',
  maxWidth: 380,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'text.secondary',
  borderRadius: '2px',
  '& .MuiPickerDay-root': { position: 'relative', fontSize: 'min(1rem, 20px)' },
  '& [data-closed]::after': {
    content: '""',
    position: 'absolute',
    bottom: 2,
    left: 'calc(50% - 3px)',
    width: 6,
    height: 6,
    border: 0,
    borderRadius: '50%',
    bgcolor: 'secondary.main',
  },
  '& [data-closed].Mui-selected::after': { bgcolor: 'common.white' },
} as const;
