import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCallback, type ReactNode } from 'react';
import { Route, Routes, useNavigate, useSearchParams } from 'react-router-dom';
import { expect, onTestFinished, vi } from 'vitest';

import { writeSavedDraft, type BookingStep, type Receipt } from '#domain/booking/stored-booking.ts';
import { asTourId, type BookingDraft } from '#domain/booking/booking.ts';
import { firstVersion } from '#domain/booking/reference.ts';
import { createBookingActor, type BookingActor } from '#features/booking/booking-actor.ts';
import { BookingProvider } from '#features/booking/booking-context.tsx';
import { BookingForm } from '#features/booking/BookingForm.tsx';
import { preloadSteps } from '#features/booking/lazy-steps.ts';
import { ReceivedRequest } from '#features/confirmation/ReceivedRequest.tsx';
import type { SendBooking } from '#services/send-booking.ts';

import { reference, today, validDraft } from './booking-draft.ts';
import { renderThemedAt } from './page.tsx';

export const currentDay = today;
export const currentDraft = { ...validDraft, date: currentDay };

/** Stores a draft. The form then resumes it on the given step. */
export const storeDraft = (
  step: BookingStep,
  draft: BookingDraft = currentDraft,
  versions = firstVersion,
) =>
  sessionStorage.setItem(
    'booking-draft',
    writeSavedDraft({ reference, draft, step, versions }, Date.now()),
  );
export const readStoredDraft = () =>
  JSON.parse(sessionStorage.getItem('booking-draft') ?? 'null') as Record<string, unknown> | null;

const loadAtOnce = () => Promise.resolve();

/** Creates a booking that stops after the test. Otherwise it would respond to the tabs of the next test. */
export function createTestBooking(send: SendBooking = () => Promise.resolve()): BookingActor {
  const booking = createBookingActor(send);
  onTestFinished(() => void booking.stop());
  return booking;
}

interface SiteOptions {
  booking?: BookingActor;
  onSent?: (receipt: Receipt) => void;
  loadConfirmation?: () => Promise<unknown>;
}

type BookProps = SiteOptions & { booking: BookingActor };

function Book({ booking, onSent, loadConfirmation = loadAtOnce }: BookProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const showConfirmation = useCallback(
    (receipt: Receipt) => void navigate('/booking-success', { replace: true, state: { receipt } }),
    [navigate],
  );
  return (
    <BookingProvider booking={booking}>
      <BookingForm
        tourId={asTourId(search.get('tourId'))}
        loadConfirmation={loadConfirmation}
        onSent={onSent ?? showConfirmation}
      />
    </BookingProvider>
  );
}

/** Renders the form, the confirmation page and another page, so that a test can navigate between them. */
export async function openSite(path: string, options: SiteOptions = {}) {
  const { booking = createTestBooking() } = options;
  // Development builds log the form data, which would clutter the test output.
  vi.spyOn(console, 'debug').mockReturnValue();
  await preloadSteps();
  const view = renderThemedAt(
    path,
    <Routes>
      <Route path="/book" element={<Book {...options} booking={booking} />} />
      <Route path="/booking-success" element={<ReceivedRequest />} />
      <Route path="/faq" element="Questions" />
    </Routes>,
  );
  return { ...view, user: userEvent.setup() };
}

/** Waits until the form accepts input. */
export const waitForForm = () =>
  waitFor(() => expect(document.querySelector('form fieldset')).toBeEnabled());

/** Renders the form and waits until it accepts input. */
export async function openForm(send: SendBooking = () => Promise.resolve(), path = '/book') {
  const sendBooking = vi.fn<SendBooking>(send);
  const onSent = vi.fn<(receipt: Receipt) => void>();
  const booking = createTestBooking(sendBooking);
  const site = await openSite(path, { booking, onSent });
  await waitForForm();
  // A preloaded step renders one task after the form.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return { ...site, booking, sendBooking, onSent };
}

/** Renders a part of the form with a booking that stops after the test. */
export function renderPart(part: ReactNode) {
  const booking = createTestBooking();
  renderThemedAt('/book', <BookingProvider booking={booking}>{part}</BookingProvider>);
  return booking;
}

/** Finds the honeypot. */
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
