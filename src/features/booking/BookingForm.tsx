import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { memo, Suspense, useDeferredValue, useRef, Fragment, type RefObject } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import { bookingFormLinks } from '#content/content.data.ts';
import type { TourId } from '#content/tour.ts';
import type { BookingStep, Receipt } from '#domain/booking/stored-booking.ts';
import { BOOKING_FORM_ID } from '#lib/document-contract.ts';
import {
  selectIsAlreadySent,
  selectIsBusy,
  selectIsOpening,
  selectIsSending,
  selectIsSent,
  selectNotice,
  selectSubmissionError,
  selectStep,
} from '#machines/booking.selectors.ts';
import { HONEYPOT_NAME } from '#services/form-values.ts';
import { placeNow } from '#services/today.ts';
import { TEXT_MEASURE } from '#theme/typography.ts';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { visuallyHidden } from '#ui/visually-hidden.ts';

import { BookingActions } from './BookingActions.tsx';
import { BookingProgress } from './BookingProgress.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { PriceSummary } from './PriceSummary.tsx';
import { StepFields } from './StepFields.tsx';
import { useBookingSession, useBookingSelector } from './booking-context.tsx';
import { BookingFormFallback } from './failure.tsx';
import {
  AlreadySubmitted,
  FailurePanel,
  SubmittedMessage,
  ResumedDraft,
  ReviewStep,
  usePrefetchedSubmission,
} from './lazy-parts.ts';
import { useFailureToast, useSuccess } from './use-outcome.ts';
import { useBookingUrl, useStepChange, useStepFocus } from './use-steps.ts';

interface BookingFormProps {
  /** The tour from the URL. */
  tourId: TourId | null;
  /** Prefetches the confirmation page, because the connection may be lost before it is needed. */
  loadConfirmation: () => Promise<unknown>;
  onSent: (receipt: Receipt) => void;
}

/** The booking form with its three steps. The machine decides what is shown and which buttons work. */
export function BookingForm({ tourId, loadConfirmation, onSent }: BookingFormProps) {
  useBookingSession(tourId);
  useBookingUrl();
  useFailureToast();
  usePrefetchedSubmission(loadConfirmation);
  useSuccess(loadConfirmation, onSent);
  const isAlreadySent = useBookingSelector(selectIsAlreadySent);
  const isSent = useBookingSelector(selectIsSent);
  const isSending = useBookingSelector(selectIsSending);
  return (
    <>
      {isAlreadySent || isSent ? (
        <Suspense>{isSent ? <SubmittedMessage /> : <AlreadySubmitted />}</Suspense>
      ) : (
        <Form />
      )}
      {isSending ? <LeaveQuestion /> : null}
    </>
  );
}

const Form = memo(() => {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 5, md: 8 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 22rem' },
        alignItems: 'start',
      }}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: { xs: 1, sm: 4 },
        }}
      >
        <ErrorBoundary>
          <Resumed />
        </ErrorBoundary>
        <ErrorBoundary>
          <BookingProgress headingRef={heading} />
        </ErrorBoundary>
        <ErrorBoundary fallback={<BookingFormFallback />}>
          <Steps heading={heading} />
        </ErrorBoundary>
        <ErrorBoundary fallback={<BookingFormFallback />}>
          <Failure />
        </ErrorBoundary>
        <Typography
          variant="body2"
          sx={{ mt: { xs: 2, sm: 0 }, color: 'text.secondary', maxWidth: TEXT_MEASURE }}
        >
          {'We use your details only to answer this request. '}
          <FormLinks />
        </Typography>
      </Box>
      <Box sx={{ position: { md: 'sticky' }, top: { md: 104 } }}>
        <ErrorBoundary>
          <PriceSummary />
        </ErrorBoundary>
      </Box>
    </Box>
  );
});

function Resumed() {
  const notice = useBookingSelector(selectNotice);
  if (!notice) return null;
  // The prerendered page must not contain this Suspense boundary, because React would hydrate it only after the session
  // has changed its content.
  return (
    <Suspense>
      <ResumedDraft />
    </Suspense>
  );
}

function Failure() {
  const error = useBookingSelector(selectSubmissionError);
  if (!error) return null;
  return (
    <Suspense>
      <FailurePanel />
    </Suspense>
  );
}

function Fields({ step }: { step: BookingStep }) {
  if (step !== 'review') return <StepFields step={step} />;
  return (
    <Suspense fallback={<Typography role="status">Loading this step...</Typography>}>
      <ReviewStep />
    </Suspense>
  );
}

function Steps({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  const changeStep = useStepChange();
  const step = useBookingSelector(selectStep);
  // On a slow phone, the pressed Continue button is painted first, and the fields of the next step follow one frame
  // later.
  const shownStep = useDeferredValue(step);
  useStepFocus(shownStep, heading);
  const isOpening = useBookingSelector(selectIsOpening);
  const isBusy = useBookingSelector(selectIsBusy);

  return (
    <Box
      component="form"
      id={BOOKING_FORM_ID}
      noValidate
      aria-label="Booking request"
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        changeStep({ type: 'step.next', ...placeNow() });
      }}
    >
      <Box
        component="fieldset"
        // The form element already groups the answers for screen readers.
        role="presentation"
        // A press before the booking has started would act on answers that the visitor cannot see yet.
        disabled={isOpening}
        sx={{
          border: 0,
          p: 0,
          m: 0,
          minWidth: 0,
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: { xs: 3, sm: 4 },
        }}
      >
        <ErrorSummary />
        <Fields step={shownStep} />
        <HoneypotField />
        <BookingActions />
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {isBusy ? 'Submitting your request.' : ''}
      </Box>
    </Box>
  );
}

/** A honeypot: people can neither see nor reach this field. If it is filled in, the email to the staff says so. */
const HoneypotField = () => (
  <Box aria-hidden sx={visuallyHidden}>
    <input name={HONEYPOT_NAME} autoComplete="off" tabIndex={-1} />
  </Box>
);

/** Links to the pages that the owner shows below the form, such as privacy and terms. */
const FormLinks = () =>
  bookingFormLinks.map(({ path, label }, index) => (
    <Fragment key={path}>
      {index > 0 ? ' · ' : null}
      <Link component={RouterLink} to={path}>
        {label}
      </Link>
    </Fragment>
  ));
