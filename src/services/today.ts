import { belizeToday, type IsoDay } from '#domain/calendar.ts';

/** Today in Belize by the device's clock; the day on which the site was built, if that clock stands before it. */
export function today(): IsoDay {
  const day = belizeToday();
  const builtOn = import.meta.env.BUILD_DAY ?? '';
  // Stryker disable next-line EqualityOperator: On the day of the build both are the same day.
  return day < builtOn ? builtOn : day;
}

/** Hears when another day may have begun: a page can stay open for days, or come out of the back/forward cache. */
export function onReturn(renew: () => void): () => void {
  document.addEventListener('visibilitychange', renew);
  window.addEventListener('pageshow', renew);
  return () => {
    document.removeEventListener('visibilitychange', renew);
    window.removeEventListener('pageshow', renew);
  };
}
