import { belizeToday, type IsoDay } from '#domain/calendar.ts';

const env: Partial<ImportMetaEnv> = import.meta.env ?? {};

/** Today in Belize by the device's clock; the day on which the site was built, if that clock stands before it. */
export function today(): IsoDay {
  const day = belizeToday();
  const builtOn = env.BUILD_DAY ?? '';
  return day < builtOn ? builtOn : day;
}
