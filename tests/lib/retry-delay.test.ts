import { expect, test } from 'vitest';

import { retryDelayMs } from '#lib/retry-delay.ts';

test('the retry delay doubles from one second to at most thirty seconds', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map((retry) => retryDelayMs(retry))).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ]);
});
