import type { Closure, Notices } from './notices.ts';

const entryOf = ({ from, to, ...rest }: Closure) =>
  from === to ? { day: from, ...rest } : { from, to, ...rest };

/** The text of `notices.json`, as `parseNoticesFile` reads it. */
export const noticesText = ({ closedDays, banner }: Notices): string =>
  `${JSON.stringify({ closedDays: closedDays.map(entryOf), banner }, undefined, 2)}\n`;
