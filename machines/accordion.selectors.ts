import type { AccordionSnapshot } from './accordion.machine.ts';

/** True if this item is open. Each item has its own selector, so that only the items that change render again. */
export const selectIsItemOpen = (item: string) => (snapshot: AccordionSnapshot) =>
  snapshot.context.item === item;
