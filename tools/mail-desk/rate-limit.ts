/** Returns whether a request takes its turn now: at most one in `windowMs`; 0 means always. */
export function createRateLimit(
  windowMs: number,
  now: () => number = () => performance.now(),
): () => boolean {
  let lastTurn = -Infinity;
  return () => {
    const time = now();
    if (time - lastTurn < windowMs) return false;
    lastTurn = time;
    return true;
  };
}
