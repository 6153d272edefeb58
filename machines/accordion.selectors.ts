import type { AccordionSnapshot } from './accordion.machine.ts';

/** True if this item is open. Each item has a separate selector, so that only items that change render again. */
export const selectIsItemOpen = (item: string) => (snapshot: AccordionSnapshot) =>
  snapshot.context.item === item;
