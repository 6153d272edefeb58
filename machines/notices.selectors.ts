import type { Banner, Closure } from '#domain/notices.ts';

import type { NoticesSnapshot } from './notices.machine.ts';

/** The banner, unless the visitor closed it in this tab. */
export function selectBanner({ context }: NoticesSnapshot): Banner | null {
  const { banner } = context.notices;
  return banner && banner.id !== context.dismissedBanner ? banner : null;
}

export const selectClosedDays = ({ context }: NoticesSnapshot): readonly Closure[] =>
  context.notices.closedDays;
