/** The zones in which everything about days is checked: both edges of the calendar, half hours, daylight saving. */
export const zones = [
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'America/Belize',
  'UTC',
  'Asia/Kolkata',
  'America/New_York',
] as const;

/** Zones whose clocks go forward at midnight, so that one day of the year has no 00:00. */
export const zonesWithoutMidnight = ['America/Santiago', 'Africa/Cairo', 'Asia/Beirut'] as const;

/** The name by which the runtime knows the zone, which may be an older one (`Asia/Calcutta`). */
const zoneInForce = (timeZone?: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone;

/** Runs `check` on a device in that zone. Node reads `TZ` again whenever it is assigned, but in Stryker's threads. */
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
