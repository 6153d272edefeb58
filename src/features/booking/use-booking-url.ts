import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';

import { bookingSteps, type BookingStep } from '#domain/booking/stored-booking.ts';
import { selectIsFormOpen, selectStep, selectTourId } from '#machines/booking.selectors.ts';

import { useBookingActor, useBookingSelector } from './booking-context.tsx';
import { useStepChange } from './use-step-change.ts';

const hashOf = (step: BookingStep) => (step === 'trip' ? '' : `#${step}`);
const stepOf = (hash: string) => bookingSteps.find((step) => `#${step}` === hash) ?? 'trip';

/**
 * Syncs the URL with the machine: `?tourId=` contains the tour, and the hash contains the step. Each new step gets an
 * entry in the browser's history, so that the browser's Back returns to the step before.
 */
export function useBookingUrl() {
  const booking = useBookingActor();
  const changeStep = useStepChange();
  const isFormOpen = useBookingSelector(selectIsFormOpen);
  const step = useBookingSelector(selectStep);
  const tourId = useBookingSelector(selectTourId);
  const { key, hash, search } = useLocation();
  const navigate = useNavigate();
  const isPop = useNavigationType() === NavigationType.Pop;
  // Entries that a visitor creates in the URL bar all have the router key `default`, so the hash distinguishes them.
  const entry = key + hash;
  const handledEntry = useRef(entry);
  const shownStep = useRef<BookingStep | null>(null);

  useEffect(() => {
    if (!isFormOpen) return;
    if (isPop && entry !== handledEntry.current) changeStep({ type: `${stepOf(hash)}.open` });
    handledEntry.current = entry;
    // If the event has changed the step, this effect runs again for that step. Otherwise the machine has refused it.
    if (selectStep(booking.getSnapshot()) !== step) return;
    const url = {
      search: tourId ? `?tourId=${encodeURIComponent(tourId)}` : '',
      hash: hashOf(step),
    };
    const isNewStep = shownStep.current !== null && shownStep.current !== step;
    shownStep.current = step;
    if (url.search === search && url.hash === hash) return;
    // Without `state`, this drops the navigation state, because a reload must not read it a second time.
    void navigate(url, { replace: !isNewStep, preventScrollReset: true });
  }, [booking, changeStep, entry, hash, isFormOpen, isPop, navigate, search, step, tourId]);
}
