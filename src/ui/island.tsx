import { lazy, Suspense, useState, type ComponentType } from 'react';

import { Contained } from './Contained.tsx';
import { whenNeeded } from './when-needed.ts';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/** Loads of all islands that were declared so far and are not there yet. */
const loads = new Set<() => Promise<unknown>>();

/**
 * A section whose code is loaded apart from its page's, and whose crash is its own. It is prerendered like the rest of the page, and what was
 * prerendered stays, with its links, until the code is there; a failed load is tried again.
 */
export function island<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    Loaded ??= await load();
    loads.delete(loadOnce);
    return Loaded;
  };
  loads.add(loadOnce);
  const Later = lazy(async () => {
    await whenNeeded();
    return { default: await persistently(loadOnce) };
  });

  return function Island(props: Props) {
    // Whichever it was at first, since another component would start afresh.
    const [Section] = useState<ComponentType<Props>>(() => Loaded ?? Later);
    return (
      <Contained>
        <Suspense>
          <Section {...props} />
        </Suspense>
      </Contained>
    );
  };
}

/** Whether nothing of the pages at hand is put off any more. */
export const areIslandsLoaded = (): boolean => loads.size === 0;

/** Loads what the pages at hand have put off, so that navigation inside the app shows whole pages. */
export const loadIslands = (): Promise<unknown> => Promise.all([...loads].map((load) => load()));

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
