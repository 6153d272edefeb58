/** Converts a time such as `8:00 AM` into minutes after midnight. */
export function minutesOf(time: string): number {
  const [, hours, minutes, half] = /^(\d+):(\d+) (AM|PM)$/.exec(time) ?? [];
  return (Number(hours) % 12) * 60 + (half === 'PM' ? 720 : 0) + Number(minutes);
}
