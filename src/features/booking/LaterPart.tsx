import { memo, Suspense, useState, type ComponentType, type ReactNode } from 'react';

import { reloadOnce } from '#services/chunk-recovery.ts';
import { onDemand } from '#ui/on-demand.ts';

import type { LaterPartProps } from './later-parts.tsx';

let loaded: ComponentType<LaterPartProps> | undefined;

/** Fetches what the form shows later in a visit, all of it in one file. */
export const loadLaterParts = async () =>
  (loaded ??= memo((await import('./later-parts.tsx')).FetchedPart));

/** After a release its file may be gone; a page that is loaded anew goes on where the visitor was. */
const LazyPart = onDemand(loadLaterParts, () => reloadOnce());

interface Meanwhile {
  /** Stands in its place while it is fetched. */
  meanwhile?: ReactNode;
}

/** A part of the form that is shown later in a visit; at once if it is there already. */
export function LaterPart({ name, meanwhile = null }: LaterPartProps & Meanwhile) {
  const [Part] = useState<ComponentType<LaterPartProps>>(() => loaded ?? LazyPart);
  return (
    <Suspense fallback={meanwhile}>
      <Part name={name} />
    </Suspense>
  );
}
