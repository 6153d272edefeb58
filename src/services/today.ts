import { belizeToday, type IsoDay } from '#domain/site/calendar.ts';
import { timeAtPlace, type PlaceTime } from '#domain/site/destination-time.ts';

/**
 * Returns the current day in Belize, based on the device's clock. If the clock shows a day before the build, it is
 * wrong, and the result is the day of the build.
 */
export function today(): IsoDay {
  const day = belizeToday();
  const builtOn = import.meta.env.BUILD_DAY ?? '';
  return day < builtOn ? builtOn : day;
}

/** Returns the time of day in Belize in minutes after midnight, based on the device's clock. */
export const minutesNow = (): number => timeAtPlace(new Date()).minutes;

/** Returns the day and the time in Belize. */
export const placeNow = (): PlaceTime => ({ today: today(), minutes: minutesNow() });

/**
 * Calls `renew` when the visitor returns to the page. A new day may have begun, because a page can stay open for days
 * or return from the back/forward cache.
 */
export function onPageVisible(renew: () => void): () => void {
  document.addEventListener('visibilitychange', renew);
  window.addEventListener('pageshow', renew);
  return () => {
    document.removeEventListener('visibilitychange', renew);
    window.removeEventListener('pageshow', renew);
  };
}

const MINUTE_MS = 60_000;

/**
 * Calls `renew` every minute and when the visitor returns to the page, because a form can stay open until after a
 * departure.
 */
export function onMinute(renew: () => void): () => void {
  const timer = setInterval(renew, MINUTE_MS);
  const stopListening = onPageVisible(renew);
  return () => {
    clearInterval(timer);
    stopListening();
  };
}
