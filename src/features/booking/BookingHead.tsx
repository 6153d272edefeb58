import { bookingSteps } from '#domain/booking-record.ts';
import { pageMeta } from '#domain/page-meta.ts';
import {
  selectHasErrors,
  selectIsAlreadySent,
  selectStep,
  selectStepNumber,
} from '#machines/booking.selectors.ts';
import { PageHead } from '#ui/PageHead.tsx';

import { BookingContext } from './booking-context.tsx';
import { stepTitles } from './BookingProgress.tsx';

const PATH = '/book';

/** The page's title names the step, and says so first when the step has errors. */
export function BookingHead() {
  const step = BookingContext.useSelector(selectStep);
  const number = BookingContext.useSelector(selectStepNumber);
  const hasErrors = BookingContext.useSelector(selectHasErrors);
  const isAlreadySent = BookingContext.useSelector(selectIsAlreadySent);
  const { title } = pageMeta(PATH);
  const place = `Step ${number} of ${bookingSteps.length}: ${stepTitles[step]} – ${title}`;
  if (isAlreadySent || (step === 'trip' && !hasErrors)) return <PageHead path={PATH} />;
  return <PageHead path={PATH} title={hasErrors ? `Error: ${place}` : place} />;
}
