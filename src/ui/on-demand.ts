import { lazy, type ComponentType } from 'react';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/** A part that few visitors need, whose code is fetched with its first showing and asked for again where it is lost. */
export const onDemand = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await persistently(load) }));

/** Tries again until it succeeds: at once when the connection is back, and with ever longer pauses. */
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
