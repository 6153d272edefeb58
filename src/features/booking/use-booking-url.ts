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
import { historyMove, parseStepHistory } from './step-history.ts';
import { useStepChange } from './use-form-values.ts';

const hashOf = (step: BookingStep) => (step === 'trip' ? '' : `#${step}`);
const stepOf = (hash: string) => bookingSteps.find((step) => `#${step}` === hash) ?? 'trip';

function urlPartsOf(snapshot: BookingSnapshot) {
  const tourId = selectTourId(snapshot);
  return {
    search: tourId ? `?tourId=${encodeURIComponent(tourId)}` : '',
    hash: hashOf(selectStep(snapshot)),
  };
}

/** Syncs the URL with the machine: `?tourId=` names the tour, and each step has a history entry for Back and Forward. */
export function useBookingUrl() {
  const booking = useBookingActor();
  const changeStep = useStepChange();
  const isFormOpen = useBookingSelector(selectIsFormOpen);
  const step = useBookingSelector(selectStep);
  const tourId = useBookingSelector(selectTourId);
  const location = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  // Entries that a visitor creates in the URL bar all have the router's key `default`.
  const entry = location.key + location.hash;
  const handledEntry = useRef(entry);
  const isFollowing = useRef(false);
  const isGoingBack = useRef(false);

  const follow = useEffectEvent((isNewStep: boolean) => {
    const snapshot = booking.getSnapshot();
    const url = urlPartsOf(snapshot);
    if (isShown(url, location)) return;
    const earlierSteps = parseStepHistory(location.state);
    const from = stepOf(location.hash);
    const isChange = from === 'review' && selectEditingField(snapshot) !== null;
    const move = isNewStep
      ? historyMove({ earlierSteps, from, to: selectStep(snapshot), isChange })
      : 'replace';
    if (typeof move === 'number') {
      isGoingBack.current = true;
      void navigate(move);
      return;
    }
    // The visitor may go back before this is rendered, to the entry that was handled last.
    handledEntry.current = '';
    void navigate(url, {
      replace: move === 'replace',
      // Drops the rest of the state: it has been read, and a reload must not read it again.
      state: { earlierSteps: move === 'push' ? [...earlierSteps, from] : earlierSteps },
      preventScrollReset: true,
    });
  });

  useEffect(() => {
    if (entry === handledEntry.current) return;
    handledEntry.current = entry;
    if (navigationType !== NavigationType.Pop) return;
    if (isGoingBack.current) {
      isGoingBack.current = false;
      // The router has just restored the scroll position of that entry.
      document.activeElement?.scrollIntoView({ block: 'start' });
      follow(true);
      return;
    }
    changeStep({ type: `${stepOf(location.hash)}.open` });
    // After the request was sent, the confirmation page is about to open, and no other navigation may replace it.
    if (selectIsFormOpen(booking.getSnapshot())) follow(false);
  }, [booking, changeStep, entry, location, navigationType]);

  useEffect(() => {
    if (!isFormOpen || isGoingBack.current) return;
    follow(isFollowing.current && hashOf(step) !== location.hash);
    isFollowing.current = true;
    // Only the machine triggers this; the effect above handles changes of the URL.
    // oxlint-disable-next-line react/exhaustive-deps -- as said above
  }, [isFormOpen, step, tourId]);
}

const isShown = (url: { search: string; hash: string }, shown: { search: string; hash: string }) =>
  url.search === shown.search && url.hash === shown.hash;
