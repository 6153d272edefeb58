import type { Banner, Closure } from '#domain/notices/notices.ts';

import type { NoticesSnapshot } from './notices.machine.ts';

/** Selects the banner, unless the visitor closed it in this tab. */
export function selectBanner({ context }: NoticesSnapshot): Banner | null {
  const banner = context.notices?.banner ?? null;
  return banner && banner.id !== context.dismissedBanner ? banner : null;
}

/** Selects the closed days; null until the file has been loaded once. */
export const selectClosedDays = ({ context }: NoticesSnapshot): readonly Closure[] | null =>
  context.notices?.closedDays ?? null;
