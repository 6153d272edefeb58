import { afterContact } from './after-contact.ts';
import type { HistoryEntry } from './entry.ts';
import { mayaCity } from './maya-city.ts';

/** From the Early Preclassic to the present. */
export const timeline: readonly HistoryEntry[] = [...mayaCity, ...afterContact];
