import { capitalize } from '#lib/words.ts';

/** This text replaces an optional answer that the guest left empty. */
export const UNANSWERED = 'None';

/** Returns the label of a dietary option as staff read it, such as `Gluten-free`; no choice reads `None`. */
export const dietaryLabel = (option: string): string => capitalize(option) || UNANSWERED;
