import { capitalize } from '#lib/words.ts';

/** What stands, wherever a request is read, for an optional question that was left unanswered. */
export const UNANSWERED = 'None';

/** `gluten-free` as staff read it: `Gluten-free`; no choice reads `None`. */
export const dietaryLabel = (option: string): string => capitalize(option) || UNANSWERED;
