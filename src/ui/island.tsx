import { Suspense, useState, type ComponentType } from 'react';

import { Contained } from './Contained.tsx';
import { later } from './later.ts';

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
  const Later = later(loadOnce);

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
