import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';

import { bookingSteps, type BookingStep } from '#domain/booking-record.ts';
import { selectIsFormOpen, selectStep, selectTourId } from '#machines/booking.selectors.ts';

import { BookingContext } from './booking-context.tsx';

const hashOf = (step: BookingStep) => (step === 'trip' ? '' : `#${step}`);
const stepOf = (hash: string) => bookingSteps.find((step) => `#${step}` === hash) ?? 'trip';

/** Keeps address and machine together: the chosen tour as `?tourId=`, each step an entry that Back and Forward walk through. */
export function useBookingAddress() {
  const booking = BookingContext.useActorRef();
  const isFormOpen = BookingContext.useSelector(selectIsFormOpen);
  const step = BookingContext.useSelector(selectStep);
  const tourId = BookingContext.useSelector(selectTourId);
  const location = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  // Entries that a visitor writes into the address all have the router's key `default`.
  const entry = location.key + location.hash;
  const handledEntry = useRef(entry);
  const isFollowing = useRef(false);

  useEffect(() => {
    if (entry === handledEntry.current) return;
    handledEntry.current = entry;
    if (navigationType !== NavigationType.Pop) return;
    booking.send({ type: `${stepOf(location.hash)}.open` });
    const shown = hashOf(selectStep(booking.getSnapshot()));
    if (shown !== location.hash) void navigate({ ...location, hash: shown }, { replace: true });
  }, [booking, entry, location, navigate, navigationType]);

  useEffect(() => {
    if (!isFormOpen) return;
    const search = tourId ? `?tourId=${encodeURIComponent(tourId)}` : '';
    const hash = hashOf(step);
    const isNewStep = isFollowing.current && hash !== location.hash;
    isFollowing.current = true;
    if (search === location.search && hash === location.hash) return;
    void navigate({ search, hash }, { replace: !isNewStep, preventScrollReset: true });
    // Follows the machine alone: the address changing under it is the effect above.
    // oxlint-disable-next-line react/exhaustive-deps -- as said above
  }, [isFormOpen, step, tourId]);
}
