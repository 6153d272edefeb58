/**
 * The time zones of the date tests: zones with the largest offsets, with half-hour offsets and with daylight saving
 * time.
 */
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

/** Returns the name that the runtime uses for the time zone. It may be an older name (`Asia/Calcutta`). */
const zoneInForce = (timeZone?: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone;

/** Runs `check` in this time zone. Node reads `TZ` again after each assignment. */
export function inZone(zone: string, check: () => void): void {
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
