import { lazy, type ComponentType } from 'react';

import { persistently } from '#services/chunk-recovery.ts';

/**
 * A part that few visitors need, whose code is fetched with its first showing and asked for again where it is lost.
 * @param whenLost see `persistently`
 */
export const onDemand = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  whenLost?: () => Promise<unknown>,
) => lazy(async () => ({ default: await persistently(load, whenLost) }));
