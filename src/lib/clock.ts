/** Converts a time such as `8:00 AM` into minutes after midnight. */
export function minutesOf(time: string): number {
  const [, hours, minutes, half] = /^(\d+):(\d+) (AM|PM)$/.exec(time) ?? [];
  return (Number(hours) % 12) * 60 + (half === 'PM' ? 720 : 0) + Number(minutes);
}

/** Formats a time of a 24-hour clock, such as `16:30`, as `4:30 PM`. */
export function formatClock(time: string): string {
  const [hours = '', minutes = ''] = time.split(':');
  return `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? 'AM' : 'PM'}`;
}
