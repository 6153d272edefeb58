import type { AccordionSnapshot } from './accordion.machine.ts';

/** Whether this item is the open one, so that the others do not render again when it changes. */
export const selectIsItemOpen = (item: string) => (snapshot: AccordionSnapshot) =>
  snapshot.context.item === item;
