import { type BookingDraft, type BookingField, emptyDraft } from '#domain/booking.ts';

import { dayOfTyped } from './typed-day.ts';

const valueOf = (field: string) =>
  document.querySelector<HTMLInputElement | HTMLSelectElement>(`form [name="${field}"]`)?.value ??
  '';

/** What was typed, chosen or filled in by the browser, which need not tell, before the app had taken over. */
export function typedAnswers(): Partial<BookingDraft> {
  const fields = Object.keys(emptyDraft) as BookingField[];
  const answers = fields.map((field) => {
    const value = valueOf(field);
    return [field, field === 'date' ? dayOfTyped(value) : value] as const;
  });
  return Object.fromEntries(answers.filter(([, value]) => value !== ''));
}
