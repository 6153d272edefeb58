import { lazy, useState, type ComponentType } from 'react';

import { retryUntilLoaded } from '#services/import-with-retry.ts';

/**
 * Returns a component whose code is imported when the component is first rendered, or earlier with `preload`. Unlike
 * `lazy` alone, it retries an import that failed, and a preloaded component renders at once.
 * @param onFailure see `retryUntilLoaded`
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onFailure?: () => Promise<unknown>,
) {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => (loaded ??= await load());
  const Lazy = lazy(async () => ({ default: await retryUntilLoaded(preload, { onFailure }) }));
  function LazyWithRetry(props: Props) {
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return <Component {...props} />;
  }
  return Object.assign(LazyWithRetry, { preload });
}
