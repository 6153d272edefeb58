/** A visitor's plans so far. Values that the visitor has not chosen are empty or undefined. */
export interface Inquiry {
  readonly tourTitle?: string | undefined;
  /** Formatted for people. */
  readonly day?: string;
  readonly persons?: number | undefined;
  readonly reference?: string | null;
}

/** Returns the start of a chat message about these plans; empty if there are no plans. */
export function whatsAppMessage({ tourTitle, day, persons, reference }: Inquiry): string {
  if (!tourTitle && !day && !persons) return '';
  return [
    `Hello, about ${tourTitle ? `the ${tourTitle}` : 'a tour'}`,
    day ? ` on ${day}` : '',
    persons ? ` for ${guestsText(persons)}` : '',
    reference ? ` (reference ${reference})` : '',
    ': ',
  ].join('');
}

/** Formats a group size, such as `1 guest` or `4 guests`. */
export const guestsText = (persons: number): string =>
  `${persons} ${persons === 1 ? 'guest' : 'guests'}`;
