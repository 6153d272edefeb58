import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useCallback, type ComponentProps } from 'react';
import { ErrorBoundary as SilentBoundary } from 'react-error-boundary';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';

import { asTourId } from '#domain/tours/tours.ts';
import type { Receipt } from '#domain/booking/stored-booking.ts';
import { BookingProvider } from '#features/booking/booking-context.tsx';
import { BookingForm } from '#features/booking/BookingForm.tsx';
import { BookingHead } from '#features/booking/BookingProgress.tsx';
import { BookingFormFallback } from '#features/booking/failure.tsx';
import { sendBooking } from '#features/booking/lazy-parts.ts';
import { ContactLinks } from '#ui/contacts.tsx';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { BookingInformation } from '#features/booking/BookingInformation.tsx';
import { StartupFailure } from '#ui/StartupFailure.tsx';

/** The booking form also works if the notices cannot be loaded. */
const BookNotices = lazy(async () => ({
  default: (await import('./BookNotices.tsx')).BookNotices,
}));

/** Small on phones, so that the first fields are on the first screen. */
const helpStyle = {
  mt: { xs: 0.5, sm: 1 },
  mb: { xs: 1, sm: 3 },
  fontSize: { xs: 'caption.fontSize', sm: 'body2.fontSize' },
  lineHeight: { xs: 1.25, sm: 1.55 },
} as const;

type BookPageProps = Pick<ComponentProps<typeof BookingForm>, 'loadConfirmation'>;

/** Shows contact options, the form and the policies. */
export function BookPage({ loadConfirmation }: BookPageProps) {
  const { state } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const showConfirmation = useCallback(
    (receipt: Receipt) => void navigate('/booking-success', { replace: true, state: { receipt } }),
    [navigate],
  );

  const passedTour = asTourId((state as { id?: unknown } | null)?.id);
  if (passedTour) return <Navigate to={`/book?tourId=${passedTour}`} replace />;

  return (
    <BookingProvider send={sendBooking}>
      <BookingHead />
      <Container sx={{ pt: { xs: 0, sm: 3 }, pb: { xs: 8, md: 14 } }}>
        <Typography variant="h2" component="h1">
          Request your tour
        </Typography>
        <Typography variant="caption" component="p" sx={helpStyle}>
          {'Questions or a problem with the form? Call '}
          <ContactLinks mail=", email " chat=" or message us on " />.
        </Typography>
        <noscript>
          <p>
            The form needs JavaScript. Without it, please call or write to us: the contact details
            are above.
          </p>
        </noscript>
        <StartupFailure>
          This form could not be loaded, or does not work in your browser. Reload the page, or call
          or write to us: <ContactLinks mail=" or " chat=" or " />.
        </StartupFailure>
        <ErrorBoundary fallback={<BookingFormFallback />}>
          <BookingForm
            tourId={asTourId(query.get('tourId'))}
            loadConfirmation={loadConfirmation}
            onSent={showConfirmation}
          />
        </ErrorBoundary>
        <Box sx={{ mt: { xs: 8, md: 14 } }}>
          <ErrorBoundary>
            <BookingInformation />
          </ErrorBoundary>
        </Box>
      </Container>
      <SilentBoundary fallback={null}>
        <Suspense>
          <BookNotices />
        </Suspense>
      </SilentBoundary>
    </BookingProvider>
  );
}
