import { memo, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';

import { selectStep } from '#machines/booking.selectors.ts';
import { reloadOnce } from '#services/chunk-recovery.ts';
import { loadSending } from '#services/send-booking.ts';
import { onDemand } from '#ui/on-demand.ts';

import { BookingContext } from './booking-context.tsx';
import type { LaterPartProps } from './later-parts.tsx';

let loaded: ComponentType<LaterPartProps> | undefined;

/** Fetches what the form shows later in a visit, all of it in one file. */
export const loadLaterParts = async () =>
  (loaded ??= memo((await import('./later-parts.tsx')).FetchedPart));

/** After a release its file may be gone; a page that is loaded anew goes on where the visitor was. */
const LazyPart = onDemand(loadLaterParts, () => reloadOnce());

interface Meanwhile {
  /** Stands in its place while it is fetched. */
  meanwhile?: ReactNode;
}

/** A part of the form that is shown later in a visit; at once if it is there already. */
export function LaterPart({ name, meanwhile = null }: LaterPartProps & Meanwhile) {
  const [Part] = useState<ComponentType<LaterPartProps>>(() => loaded ?? LazyPart);
  return (
    <Suspense fallback={meanwhile}>
      <Part name={name} />
    </Suspense>
  );
}

/**
 * Has everything at hand that a request needs, from its next steps to its confirmation, before that is wanted: by then
 * there may be no connection, or another release. What is lost is fetched again when it is wanted, and missed there.
 */
export function usePreparedSending(loadConfirmation: () => Promise<unknown>) {
  const step = BookingContext.useSelector(selectStep);
  useEffect(() => {
    void Promise.allSettled([loadLaterParts(), loadSending()]);
  }, []);
  useEffect(() => {
    if (step === 'trip') return;
    // The step is on screen first.
    const timer = setTimeout(() => {
      void Promise.allSettled([loadSending(), import('./toasts.tsx'), loadConfirmation()]);
    });
    return () => clearTimeout(timer);
  }, [loadConfirmation, step]);
}
