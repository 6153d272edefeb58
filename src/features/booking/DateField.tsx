import Box from '@mui/material/Box';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { format, isValid } from 'date-fns';
import {
  startTransition,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';

import {
  formatDayWithWeekday,
  isRealDay,
  lastBookableDay,
  toIsoDay,
  toLocalDate,
} from '#domain/site/calendar.ts';
import { findDayProblem } from '#domain/notices/closed-days.ts';
import { toDateAnswer, UNFINISHED_DATE } from '#domain/booking/typed-date.ts';
import { selectClosedDays, selectToday, selectTourId } from '#machines/booking.selectors.ts';
import { visuallyHidden } from '#ui/visually-hidden.ts';

import { useBookingSelector } from './booking-context.tsx';
import { FieldMessage } from './fields.tsx';
import { useDateField } from './use-date-field.ts';
import { fieldElementId } from './field-focus.ts';

export interface DateFieldProps {
  /** True if the visitor asked for the calendar before its code had loaded. */
  isOpenAtFirst: boolean;
}

/** Offers typed entry and a calendar on every device; days outside the booking window are disabled. */
export function DateField({ isOpenAtFirst }: DateFieldProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const openByTap = useOpenByTap(isOpen, () => setIsOpen(true));
  const { value, error, change, hint, problem } = useDateField();
  /** The raw value of the field's sections: its year may have two digits, and the date may be invalid. */
  const [typed, setTyped] = useState<Date | null>(null);
  const today = useBookingSelector(selectToday);
  const closedDays = useBookingSelector(selectClosedDays);
  const tourId = useBookingSelector(selectTourId);
  // The picker parses its sections again for every new `Date` object.
  const chosen = useMemo(() => (isRealDay(value) ? toLocalDate(value) : null), [value]);
  useEffect(() => {
    // Creates the date format in advance, because that takes a phone tens of milliseconds.
    if (today) formatDayWithWeekday(today);
  }, [today]);
  const window = today
    ? { minDate: toLocalDate(today), maxDate: toLocalDate(lastBookableDay(today)) }
    : {};

  return (
    <Box
      id={fieldElementId('date')}
      sx={{ maxWidth: { sm: '22rem' } }}
      onPasteCapture={(event: ClipboardEvent) => {
        const pasted = event.clipboardData.getData('text');
        if (pasted.trim() === '' || ONE_PART.test(pasted)) return;
        event.preventDefault();
        event.stopPropagation();
        setTyped(null);
        change(toDateAnswer(pasted));
      }}
      // After the field loses the focus, a two-digit year is shown with four digits.
      onBlur={() => setTyped((date) => (isRealDay(answerOf(date)) ? null : date))}
    >
      <LocalizationProvider dateAdapter={AdapterDateFns}>
        <DesktopDatePicker
          {...window}
          open={isOpen}
          onOpen={() => setIsOpen(true)}
          // The chosen day is painted before the calendar closes.
          onClose={() => startTransition(() => setIsOpen(false))}
          label="Date of your tour"
          name="date"
          value={typed && answerOf(typed) === value ? typed : chosen}
          shouldDisableDate={(date) =>
            findDayProblem(toIsoDay(date), tourId, { today, closedDays }) !== undefined
          }
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
              slotProps: { input: { translate: 'no', ...openByTap } },
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

/**
 * Opens the calendar on a tap anywhere in the field. The calendar takes the focus, which keeps the virtual keyboard
 * closed; a second tap closes the calendar and opens the keyboard. A mouse press only places the cursor for typing.
 */
function useOpenByTap(isOpen: boolean, open: () => void) {
  const press = useRef({ isTouch: false, wasOpen: false });
  return {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      press.current = { isTouch: pointerType === 'touch', wasOpen: isOpen };
    },
    onMouseDown: (event: MouseEvent) => {
      const { isTouch, wasOpen } = press.current;
      if (isTouch && !wasOpen) event.preventDefault();
    },
    onClick: ({ currentTarget, target }: MouseEvent) => {
      const { isTouch, wasOpen } = press.current;
      const button = currentTarget.querySelector('button');
      if (!isTouch || wasOpen || button?.contains(target as Node)) return;
      // The focus returns here when the calendar closes.
      button?.focus();
      open();
    },
  };
}

/**
 * Keeps the focus on its element. A tap on a day closes the calendar, so focusing that day would only cause a useless
 * render.
 */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Matches pasted text that fits into one section of the field. The field handles such text itself. */
const ONE_PART = /^\s*\d{1,4}\s*$/;

/** Parses the picker's date again as typed text, because the picker takes a two-digit year literally. */
function answerOf(date: Date | null): string {
  if (!date) return '';
  return isValid(date) ? toDateAnswer(format(date, 'M/d/y')) : UNFINISHED_DATE;
}
