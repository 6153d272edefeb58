/** Returns whether a key takes its turn now: at most one turn in `windowMs`; 0 means always. */
export function createRateLimit(
  windowMs: number,
  now: () => number = () => performance.now(),
): (key: string) => boolean {
  const lastTurns = new Map<string, number>();
  return (key) => {
    const time = now();
    if (time - (lastTurns.get(key) ?? -Infinity) < windowMs) return false;
    lastTurns.set(key, time);
    return true;
  };
}
