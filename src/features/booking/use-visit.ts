import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { belizeToday } from '#domain/calendar.ts';
import type { TourId } from '#domain/tours.ts';
import { selectReceipt, selectSavedDraft } from '#machines/booking.selectors.ts';
import { loadDraft, loadReceipt, saveDraft, saveReceipt } from '#services/booking-store.ts';
import { isFreshLoad } from '#services/page-load.ts';
import { randomReference } from '#services/random-reference.ts';

import { BookingContext } from './booking-context.tsx';

/** Tells the machine what only the browser knows, and keeps in storage what the machine says is to be kept. */
export function useVisit(tourId: TourId | null) {
  const booking = BookingContext.useActorRef();
  const isReturn = useIsReturn();

  useEffect(() => {
    booking.send({
      type: 'visit.start',
      visit: {
        today: belizeToday(),
        reference: randomReference(),
        tourId,
        saved: loadDraft(),
        sent: isReturn ? loadReceipt() : null,
      },
    });
    // The address can change while the form is open; a visit begins once.
    // oxlint-disable-next-line react/exhaustive-deps -- as said above
  }, [booking]);

  useEffect(() => {
    let kept = '';
    let isLeaving = false;
    // The browser cancels a request in flight before the page is gone; that is no failure to remember.
    const leave = () => {
      isLeaving = true;
    };
    const subscription = booking.subscribe((snapshot) => {
      if (isLeaving || snapshot.matches('opening') || snapshot.matches('alreadySent')) return;
      if (snapshot.hasTag('busy')) window.addEventListener('beforeunload', leave);
      else window.removeEventListener('beforeunload', leave);
      const receipt = selectReceipt(snapshot);
      if (receipt) saveReceipt(receipt);
      const saved = selectSavedDraft(snapshot);
      const text = JSON.stringify(saved);
      if (text !== kept) saveDraft(saved);
      kept = text;
    });
    return () => {
      subscription.unsubscribe();
      window.removeEventListener('beforeunload', leave);
    };
  }, [booking]);

  useEffect(() => {
    // A page left open over midnight, or taken out of the browser's back/forward cache, has an old today.
    const renewToday = () => booking.send({ type: 'day.change', today: belizeToday() });
    document.addEventListener('visibilitychange', renewToday);
    window.addEventListener('pageshow', renewToday);
    return () => {
      document.removeEventListener('visibilitychange', renewToday);
      window.removeEventListener('pageshow', renewToday);
    };
  }, [booking]);
}

/** Whether the visitor came by Back, Forward or a reload, as opposed to a link or an address that was typed. */
function useIsReturn(): boolean {
  const { key } = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  return isPop && (key !== 'default' || !isFreshLoad());
}
