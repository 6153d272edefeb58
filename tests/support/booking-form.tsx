import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';

import { writeSavedDraft, type BookingStep, type Receipt } from '#domain/booking/stored-booking.ts';
import { firstVersion } from '#domain/booking/reference.ts';
import { createBookingActor } from '#features/booking/booking-actor.ts';
import { BookingProvider } from '#features/booking/booking-context.tsx';
import { BookingForm } from '#features/booking/BookingForm.tsx';
import { preloadSteps } from '#features/booking/lazy-steps.ts';
import type { SendBooking } from '#services/send-booking.ts';

import { reference, today, validDraft } from './booking-draft.ts';
import { renderThemedAt } from './page.tsx';

export const currentDay = today;
export const currentDraft = { ...validDraft, date: currentDay };

/** Stores a draft for the form to resume on the given step. */
export const storeDraft = (step: BookingStep, draft = currentDraft) =>
  sessionStorage.setItem(
    'booking-draft',
    writeSavedDraft({ reference, draft, step, versions: firstVersion }, Date.now()),
  );
export const readStoredDraft = () =>
  JSON.parse(sessionStorage.getItem('booking-draft') ?? 'null') as Record<string, unknown> | null;

/** Renders the form and waits until it takes input. */
export async function openForm(send: SendBooking = () => Promise.resolve()) {
  // Development builds log the form data.
  vi.spyOn(console, 'debug').mockReturnValue();
  await preloadSteps();
  const user = userEvent.setup();
  const sendBooking = vi.fn<SendBooking>(send);
  const onSent = vi.fn<(receipt: Receipt) => void>();
  const loadConfirmation = () => Promise.resolve();
  renderThemedAt(
    '/book',
    <BookingProvider booking={createBookingActor(sendBooking)}>
      <BookingForm tourId={null} loadConfirmation={loadConfirmation} onSent={onSent} />
    </BookingProvider>,
  );
  await waitFor(() => expect(honeypot()).toBeEnabled());
  return { user, sendBooking, onSent };
}

/** The hidden field that only programs fill in. */
export function honeypot() {
  const input = document.querySelector<HTMLInputElement>('input[name="rk_note"]');
  if (!input) throw new Error('The form has no honeypot field');
  return input;
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const field = (label: string) =>
  screen.getByRole('textbox', { name: new RegExp(`^${label}`) });
export const choice = (label: string) => screen.getByRole('combobox', { name: label });
export const stepHeading = () =>
  screen.getByRole('heading', { level: 2, name: /^Step/ }).textContent;
export const failurePanel = () => screen.queryByRole('alert');
