import type { AccordionSnapshot } from './accordion.machine.ts';

/** True if this item is open. One selector per item, so that the others do not render again when it changes. */
export const selectIsItemOpen = (item: string) => (snapshot: AccordionSnapshot) =>
  snapshot.context.item === item;
