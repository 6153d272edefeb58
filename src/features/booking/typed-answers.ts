import { type BookingDraft, emptyDraft } from '#domain/booking.ts';

import { dayOfTyped } from './typed-day.ts';

/** What was typed or chosen before the app had taken over; src/app/early-input.ts marks it. */
export function typedAnswers(): Partial<BookingDraft> {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[data-typed]');
  return Object.fromEntries(
    [...fields]
      .filter(({ name }) => Object.hasOwn(emptyDraft, name))
      .map(({ name, value }) => [name, name === 'date' ? dayOfTyped(value) : value]),
  );
}
