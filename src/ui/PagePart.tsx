import { Suspense, type ReactNode } from 'react';

import { Contained } from './Contained.tsx';

/**
 * A section of a page whose crash is its own, and which is hydrated by itself, at once where it is touched. No actor
 * and no state may be shared across its edge: the section would be hydrated with what changed meanwhile.
 */
export const PagePart = ({ children }: { children: ReactNode }) => (
  <Contained>
    <Suspense>{children}</Suspense>
  </Contained>
);
