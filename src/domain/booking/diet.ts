import { capitalize } from '#lib/words.ts';

/** Replaces an optional answer that the guest left empty. */
export const UNANSWERED = 'None';

/** `gluten-free` as staff read it: `Gluten-free`; no choice reads `None`. */
export const dietaryLabel = (option: string): string => capitalize(option) || UNANSWERED;
