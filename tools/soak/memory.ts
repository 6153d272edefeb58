import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import type { CDPSession } from '@playwright/test';

const MEGABYTE = 1_000_000;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** What this process holds after a garbage collection, in megabytes. */
export function heldHere(): number {
  collect();
  return process.memoryUsage().heapUsed / MEGABYTE;
}

/** What the scripts of a page hold after a garbage collection, in megabytes. */
export async function heldByPage(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / MEGABYTE;
}

/** Memory at the beginning and at the end, in megabytes. */
export interface Held {
  readonly first: number;
  readonly last: number;
}

/** Whether something grew by more than a fifth and two megabytes, which no cache of this site needs. */
export const hasGrown = ({ first, last }: Held): boolean => last > first * 1.2 + 2;
