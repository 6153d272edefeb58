const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 30_000;

/**
 * Returns the milliseconds to wait before retry 1, 2, 3, …: one second before the first, then twice as long each time,
 * up to thirty seconds.
 */
export const retryDelayMs = (retry: number): number =>
  Math.min(FIRST_DELAY_MS * 2 ** (retry - 1), LONGEST_DELAY_MS);
