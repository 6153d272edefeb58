import Button from '@mui/material/Button';
import { closedDayMessage } from '#domain/closures.ts';
import { selectClosure, selectIsBusy, selectTourId } from '#machines/booking.selectors.ts';

import { BookingContext } from './booking-context.tsx';
import { FailureBox } from './FailureBox.tsx';

/** The chosen day was closed after it was chosen, or the staff's list came late. */
export function ClosedDay() {
  const booking = BookingContext.useActorRef();
  const closure = BookingContext.useSelector(selectClosure);
  const tourId = BookingContext.useSelector(selectTourId);
  const isBusy = BookingContext.useSelector(selectIsBusy);
  if (!closure) return null;
  return (
    <FailureBox heading={closedDayMessage(closure, tourId)}>
      <Button
        variant="outlined"
        color="inherit"
        disabled={isBusy}
        onClick={() => booking.send({ type: 'answer.change', field: 'date' })}
        sx={{ mt: 2 }}
      >
        Change the date
      </Button>
    </FailureBox>
  );
}
