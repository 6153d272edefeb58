import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';

import { bookingSteps, type BookingStep } from '#domain/booking/stored-booking.ts';
import type { BookingSnapshot } from '#machines/booking.machine.ts';
import {
  selectEditingField,
  selectIsFormOpen,
  selectStep,
  selectTourId,
} from '#machines/booking.selectors.ts';

import { useBookingActor, useBookingSelector } from './booking-context.tsx';
import { historyMove, trailOf } from './step-history.ts';
import { useStepChange } from './use-form-values.ts';

const hashOf = (step: BookingStep) => (step === 'trip' ? '' : `#${step}`);
const stepOf = (hash: string) => bookingSteps.find((step) => `#${step}` === hash) ?? 'trip';

function addressOf(snapshot: BookingSnapshot) {
  const tourId = selectTourId(snapshot);
  return {
    search: tourId ? `?tourId=${encodeURIComponent(tourId)}` : '',
    hash: hashOf(selectStep(snapshot)),
  };
}

/** Keeps address and machine together: the chosen tour as `?tourId=`, each step an entry that Back and Forward walk through. */
export function useBookingUrl() {
  const booking = useBookingActor();
  const changeStep = useStepChange();
  const isFormOpen = useBookingSelector(selectIsFormOpen);
  const step = useBookingSelector(selectStep);
  const tourId = useBookingSelector(selectTourId);
  const location = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  // Entries that a visitor writes into the address all have the router's key `default`.
  const entry = location.key + location.hash;
  const handledEntry = useRef(entry);
  const isFollowing = useRef(false);
  const isGoingBack = useRef(false);

  const follow = useEffectEvent((isNewStep: boolean) => {
    const snapshot = booking.getSnapshot();
    const address = addressOf(snapshot);
    if (isShown(address, location)) return;
    const trail = trailOf(location.state);
    const from = stepOf(location.hash);
    const isChange = from === 'review' && selectEditingField(snapshot) !== null;
    const move = isNewStep
      ? historyMove({ trail, from, to: selectStep(snapshot), isChange })
      : 'replace';
    if (typeof move === 'number') {
      isGoingBack.current = true;
      void navigate(move);
      return;
    }
    // A quick Back can come before this is rendered, and then leads to the entry that was handled last.
    handledEntry.current = '';
    void navigate(address, {
      replace: move === 'replace',
      // The rest of the state has been read, and a reload must not find it again.
      state: { trail: move === 'push' ? [...trail, from] : trail },
      preventScrollReset: true,
    });
  });

  useEffect(() => {
    if (entry === handledEntry.current) return;
    handledEntry.current = entry;
    if (navigationType !== NavigationType.Pop) return;
    if (isGoingBack.current) {
      isGoingBack.current = false;
      // The router has just scrolled to where that entry was left.
      document.activeElement?.scrollIntoView({ block: 'start' });
      follow(true);
      return;
    }
    changeStep({ type: `${stepOf(location.hash)}.open` });
    // A request that was just sent is on its way to the confirmation, which nothing may overtake.
    if (selectIsFormOpen(booking.getSnapshot())) follow(false);
  }, [booking, changeStep, entry, location, navigationType]);

  useEffect(() => {
    if (!isFormOpen || isGoingBack.current) return;
    follow(isFollowing.current && hashOf(step) !== location.hash);
    isFollowing.current = true;
    // Follows the machine alone: the address changing under it is the effect above.
    // oxlint-disable-next-line react/exhaustive-deps -- as said above
  }, [isFormOpen, step, tourId]);
}

const isShown = (
  address: { search: string; hash: string },
  shown: { search: string; hash: string },
) => address.search === shown.search && address.hash === shown.hash;
