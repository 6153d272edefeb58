import { lazy, type ComponentType } from 'react';

import { whenNeeded } from './when-needed.ts';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/** A part whose code nobody needs to read the page. A failed load is tried again, since what was prerendered stays meanwhile. */
export const later = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    await whenNeeded();
    return { default: await persistently(load) };
  });

async function persistently<T>(load: () => Promise<T>, waitMs = FIRST_WAIT_MS): Promise<T> {
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
