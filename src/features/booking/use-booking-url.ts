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
import { useStepChange } from './use-step-change.ts';

const hashOf = (step: BookingStep) => (step === 'trip' ? '' : `#${step}`);
const stepOf = (hash: string) => bookingSteps.find((step) => `#${step}` === hash) ?? 'trip';

function urlPartsOf(snapshot: BookingSnapshot) {
  const tourId = selectTourId(snapshot);
  return {
    search: tourId ? `?tourId=${encodeURIComponent(tourId)}` : '',
    hash: hashOf(selectStep(snapshot)),
  };
}

/**
 * Syncs the URL with the machine: `?tourId=` contains the tour, and each step has a history entry for Back and Forward.
 */
export function useBookingUrl() {
  const booking = useBookingActor();
  const changeStep = useStepChange();
  const isFormOpen = useBookingSelector(selectIsFormOpen);
  const step = useBookingSelector(selectStep);
  const tourId = useBookingSelector(selectTourId);
  const location = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  // Entries that a visitor creates in the URL bar all have the router key `default`, so the hash distinguishes them.
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
    // The visitor may go back to the last handled entry before the new one is rendered. That entry must then be handled
    // again.
    handledEntry.current = '';
    void navigate(url, {
      replace: move === 'replace',
      // Drops all other navigation state, because a reload must not read it a second time.
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
      // The router has restored the scroll position of that entry, which may not show the focused element.
      document.activeElement?.scrollIntoView({ block: 'start' });
      follow(true);
      return;
    }
    changeStep({ type: `${stepOf(location.hash)}.open` });
    // After the request is sent, no other navigation may replace the one to the confirmation page.
    if (selectIsFormOpen(booking.getSnapshot())) follow(false);
  }, [booking, changeStep, entry, location, navigationType]);

  useEffect(() => {
    if (!isFormOpen || isGoingBack.current) return;
    follow(isFollowing.current && hashOf(step) !== location.hash);
    isFollowing.current = true;
    // Only changes of the machine trigger this effect; the effect above handles changes of the URL.
    // oxlint-disable-next-line react/exhaustive-deps -- as said above
  }, [isFormOpen, step, tourId]);
}

const isShown = (url: { search: string; hash: string }, shown: { search: string; hash: string }) =>
  url.search === shown.search && url.hash === shown.hash;
