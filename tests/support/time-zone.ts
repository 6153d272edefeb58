/** The time zones of the date tests: the largest offsets, half hours, daylight saving. */
export const zones = [
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'America/Belize',
  'UTC',
  'Asia/Kolkata',
  'America/New_York',
] as const;

/** Time zones in which one day of the year has no 00:00, because the clocks go forward at midnight. */
export const zonesWithoutMidnight = ['America/Santiago', 'Africa/Cairo', 'Asia/Beirut'] as const;

/** Returns the runtime's name of the time zone, which may be an older one (`Asia/Calcutta`). */
const zoneInForce = (timeZone?: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone;

/** Runs `check` in that time zone. Node reads `TZ` again after each assignment, except in Stryker's threads. */
export function inZone(zone: string, check: () => void): void {
  if (process.env['STRYKER_MUTATOR_WORKER'] !== undefined) return check();
  const before = process.env.TZ;
  process.env.TZ = zone;
  try {
    if (zoneInForce() !== zoneInForce(zone)) throw new Error(`TZ=${zone} is not in force`);
    check();
  } finally {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  }
}
