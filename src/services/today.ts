import { belizeToday, type IsoDay } from '#domain/site/calendar.ts';
import { timeAtPlace, type PlaceTime } from '#domain/site/destination-time.ts';

/** Today in Belize by the device's clock; the day on which the site was built, if that clock stands before it. */
export function today(): IsoDay {
  const day = belizeToday();
  const builtOn = import.meta.env.BUILD_DAY ?? '';
  // Stryker disable next-line EqualityOperator: On the day of the build both are the same day.
  return day < builtOn ? builtOn : day;
}

/** The time of day in Belize by the device's clock, in minutes after midnight. */
export const minutesNow = (): number => timeAtPlace(new Date()).minutes;

/** The day and the time in Belize. */
export const placeNow = (): PlaceTime => ({ today: today(), minutes: minutesNow() });

/** Hears when another day may have begun: a page can stay open for days, or come out of the back/forward cache. */
export function onReturn(renew: () => void): () => void {
  document.addEventListener('visibilitychange', renew);
  window.addEventListener('pageshow', renew);
  return () => {
    document.removeEventListener('visibilitychange', renew);
    window.removeEventListener('pageshow', renew);
  };
}

const MINUTE_MS = 60_000;

/** Calls `renew` every minute and whenever the page comes back, since a form can stay open past a departure. */
export function onMinute(renew: () => void): () => void {
  const timer = setInterval(renew, MINUTE_MS);
  const stopListening = onReturn(renew);
  return () => {
    clearInterval(timer);
    stopListening();
  };
}
