import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCallback, useEffect, type ReactNode } from 'react';
import { Route, Routes, useNavigate, useSearchParams } from 'react-router-dom';
import { expect, vi } from 'vitest';

import {
  writeSavedDraft,
  type BookingStep,
  type Receipt,
  type SavedDraft,
} from '#domain/booking/stored-booking.ts';
import { asTourId } from '#domain/tours/tours.ts';
import type { BookingDraft } from '#domain/booking/draft.ts';
import {
  BookingProvider,
  useBookingActor,
  type BookingActor,
} from '#features/booking/booking-context.tsx';
import { BookingForm } from '#features/booking/BookingForm.tsx';
import { preloadSteps } from '#features/booking/lazy-parts.ts';
import { ReceivedRequest } from '#features/confirmation/ReceivedRequest.tsx';
import type { SendBooking } from '#services/send-booking.ts';

import { noMail, today, validDraft } from './booking-draft.ts';
import { renderThemedAt } from './page.tsx';

export const currentDay = today;
export const currentDraft = { ...validDraft, date: currentDay };

/** Stores a draft. The form then resumes it on the given step. */
export const storeDraft = (
  step: BookingStep,
  draft: BookingDraft = currentDraft,
  mail: Partial<SavedDraft> = {},
) =>
  sessionStorage.setItem(
    'booking-draft',
    writeSavedDraft({ ...noMail, draft, step, ...mail }, Date.now()),
  );
export const readStoredDraft = () =>
  JSON.parse(sessionStorage.getItem('booking-draft') ?? 'null') as Record<string, unknown> | null;

const loadAtOnce = () => Promise.resolve();

interface SiteOptions {
  send?: SendBooking;
  onSent?: (receipt: Receipt) => void;
  loadConfirmation?: () => Promise<unknown>;
}

const accept = () => Promise.resolve();

let opened: BookingActor | undefined;

/** Remembers the booking around it, so that a test can send events to it. */
function Probe() {
  const booking = useBookingActor();
  useEffect(() => {
    opened = booking;
  }, [booking]);
  return null;
}

function openedBooking(): BookingActor {
  if (!opened) throw new Error('No booking is open');
  return opened;
}

function Book({ send = accept, onSent, loadConfirmation = loadAtOnce }: SiteOptions) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const showConfirmation = useCallback(
    (receipt: Receipt) => void navigate('/booking-success', { replace: true, state: { receipt } }),
    [navigate],
  );
  return (
    <BookingProvider send={send}>
      <Probe />
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
  // Development builds log the form data, which would clutter the test output.
  vi.spyOn(console, 'debug').mockReturnValue();
  await preloadSteps();
  const view = renderThemedAt(
    path,
    <Routes>
      <Route path="/book" element={<Book {...options} />} />
      <Route path="/booking-success" element={<ReceivedRequest />} />
      <Route path="/faq" element="Questions" />
    </Routes>,
  );
  return { ...view, user: userEvent.setup() };
}

/** Waits until the form accepts input. */
export const waitForForm = () =>
  waitFor(() => {
    expect(document.querySelector('form fieldset')).toBeEnabled();
    expect(screen.queryByText('Loading this step...')).toBeNull();
  });

/** Renders the form and waits until it accepts input. */
export async function openForm(send: SendBooking = () => Promise.resolve(), path = '/book') {
  const sendBooking = vi.fn<SendBooking>(send);
  const onSent = vi.fn<(receipt: Receipt) => void>();
  const site = await openSite(path, { send: sendBooking, onSent });
  await waitForForm();
  // A preloaded step renders one task after the form.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return { ...site, booking: openedBooking(), sendBooking, onSent };
}

/** Renders a part of the form. Returns its booking. */
export function renderPart(part: ReactNode, path = '/book') {
  const view = renderThemedAt(
    path,
    <BookingProvider send={accept}>
      <Probe />
      {part}
    </BookingProvider>,
  );
  return { ...view, booking: openedBooking() };
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
/** Sets the text of a field at once, which takes a fraction of the time of typing it. */
export const setText = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
export const choice = (label: string) => screen.getByRole('combobox', { name: label });
export const stepHeading = () =>
  screen.getByRole('heading', { level: 2, name: /^Step/ }).textContent;
export const failurePanel = () => screen.queryByRole('alert');
