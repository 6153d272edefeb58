import type { PartySize } from './party-size.ts';

/** A visitor's plans so far; unknown ones are empty or undefined. */
export interface Inquiry {
  readonly tourTitle?: string | undefined;
  /** Formatted for people. */
  readonly day?: string;
  readonly persons?: PartySize | undefined;
  readonly reference?: string;
}

/** Returns the beginning of a chat message about these plans; empty if there are none. */
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

/** `1 guest`, `4 guests`. */
export const guestsText = (persons: PartySize): string =>
  `${persons} ${persons === 1 ? 'guest' : 'guests'}`;
