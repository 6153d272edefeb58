import Box from '@mui/material/Box';

import { visuallyHidden } from '#ui/visually-hidden.ts';

import { BookingContext } from './booking-context.tsx';

/** A field that people neither see nor reach. A program that fills it in gets the failure panel, so no real request is lost. */
export function TrapField() {
  const booking = BookingContext.useActorRef();
  const text = BookingContext.useSelector((snapshot) => snapshot.context.trap);
  return (
    <Box aria-hidden sx={visuallyHidden}>
      <input
        name="rk_note"
        autoComplete="off"
        tabIndex={-1}
        value={text}
        onChange={(event) => booking.send({ type: 'trap.change', text: event.target.value })}
      />
    </Box>
  );
}
