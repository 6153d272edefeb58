import { lazy, type ComponentType } from 'react';

import { whenNeeded } from './when-needed.ts';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/** A part whose code is asked for once it is to be shown. A failed load is tried again, since what is there stays meanwhile. */
export const onDemand = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await persistently(load) }));

/** A part whose code nobody needs to read the page. */
export const later = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  onDemand(() => whenNeeded().then(load));

/** Tries again until it succeeds: at once when the connection is back, and with ever longer pauses. */
export async function persistently<T>(load: () => Promise<T>, waitMs = FIRST_WAIT_MS): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => {
      setTimeout(resolve, waitMs);
      window.addEventListener('online', resolve, { once: true });
    });
    return persistently(load, Math.min(waitMs * 2, LONGEST_WAIT_MS));
  }
}
