import { Suspense, useState, type ComponentType, type ReactNode } from 'react';

import { reloadOnce } from '#services/chunk-recovery.ts';
import { onDemand } from '#ui/on-demand.ts';

import type { LaterPartName } from './later-parts.ts';

let loaded: Readonly<Record<LaterPartName, ComponentType>> | undefined;

/** Fetches what the form shows later in a visit, all of it in one file. */
export const loadLaterParts = async () =>
  (loaded ??= (await import('./later-parts.ts')).laterParts);

/** After a release its file may be gone; a page that is loaded anew goes on where the visitor was. */
const lazyPart = (name: LaterPartName) =>
  onDemand(
    async () => (await loadLaterParts())[name],
    () => reloadOnce(),
  );

const lazyParts: Readonly<Record<LaterPartName, ComponentType>> = {
  StayStep: lazyPart('StayStep'),
  ReviewStep: lazyPart('ReviewStep'),
  FailurePanel: lazyPart('FailurePanel'),
  ResumedDraft: lazyPart('ResumedDraft'),
  AlreadySent: lazyPart('AlreadySent'),
  JustSent: lazyPart('JustSent'),
};

interface LaterPartProps {
  name: LaterPartName;
  /** Stands in its place while it is fetched. */
  meanwhile?: ReactNode;
}

/** A part of the form that is shown later in a visit; at once if it is there already. */
export function LaterPart({ name, meanwhile = null }: LaterPartProps) {
  const [Part] = useState<ComponentType>(() => loaded?.[name] ?? lazyParts[name]);
  return (
    <Suspense fallback={meanwhile}>
      <Part />
    </Suspense>
  );
}
