import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { writeSavedDraft, type BookingStep } from '#domain/booking-record.ts';
import { belizeToday } from '#domain/calendar.ts';
import { SendFailure } from '#domain/send-outcome.ts';
import { firstVersion } from '#domain/reference.ts';
import { BookingProvider } from '#features/booking/booking-context.tsx';
import { BookingForm } from '#features/booking/BookingForm.tsx';
import { loadLaterParts } from '#features/booking/LaterPart.tsx';
import type { SendBooking } from '#services/send-booking.ts';
import { reference, validDraft } from '#tests/support/booking-draft.ts';
import { renderThemedAt } from '#tests/support/page.tsx';

const draft = { ...validDraft, date: belizeToday() };

const keep = (step: BookingStep) =>
  sessionStorage.setItem(
    'booking-draft',
    writeSavedDraft({ reference, draft, step, versions: firstVersion }, Date.now()),
  );
const kept = () =>
  JSON.parse(sessionStorage.getItem('booking-draft') ?? 'null') as Record<string, unknown> | null;

async function openForm(send: SendBooking = () => Promise.resolve()) {
  await loadLaterParts();
  const user = userEvent.setup();
  const sendBooking = vi.fn<SendBooking>(send);
  const onSent = vi.fn<(receipt: string | null) => void>();
  const loadConfirmation = () => Promise.resolve();
  const { router } = renderThemedAt(
    '/book',
    <BookingProvider sendBooking={sendBooking}>
      <BookingForm tourId={null} loadConfirmation={loadConfirmation} onSent={onSent} />
    </BookingProvider>,
  );
  await waitFor(() => expect(trap()).toBeEnabled());
  return { user, sendBooking, onSent, router };
}

/** What only programs find. */
function trap() {
  const input = document.querySelector<HTMLInputElement>('input[name="rk_note"]');
  if (!input) throw new Error('The form has no hidden field');
  return input;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const change = (label: string) => button(new RegExp(`^Change ?${label}$`));
const step = () => screen.getByRole('heading', { level: 2, name: /^Step/ }).textContent;
const panel = () => screen.queryByRole('alert');

beforeEach(() => {
  sessionStorage.clear();
  // Development builds log the form data.
  vi.spyOn(console, 'debug').mockReturnValue();
  Element.prototype.scrollIntoView = () => {};
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the review', () => {
  beforeEach(() => keep('review'));

  it('sends the request once, and forgets it when it is sent', async () => {
    let arrive = () => {};
    const { sendBooking, onSent } = await openForm(
      () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    );
    const submit = button('Complete Booking');
    act(() => {
      submit.click();
      submit.click();
    });
    expect(button('Submitting...')).toBeDisabled();
    expect(button('Back')).toBeDisabled();
    expect(change('e-mail')).toBeDisabled();
    expect(kept()).toMatchObject({ reference, versions: { ...firstVersion, unconfirmed: 1 } });
    act(() => arrive());
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
    expect(sendBooking.mock.calls).toEqual([
      [
        {
          reference,
          replaces: null,
          isDoubtful: false,
          isDayChecked: false,
          today: belizeToday(),
          booking: draft,
        },
      ],
    ]);
    expect(kept()).toBeNull();
    expect(JSON.parse(sessionStorage.getItem('booking-receipt') ?? '{}')).toEqual({
      version: 1,
      sentAtMs: expect.any(Number),
      reference,
      tourId: draft.tourId,
      date: draft.date,
      persons: 3,
    });
  });

  it('keeps everything when it fails, and tries again with the same reference', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { user, sendBooking, onSent } = await openForm();
    sendBooking.mockRejectedValueOnce(new SendFailure('busy', '503 later'));
    await user.click(button('Complete Booking'));
    await waitFor(() => expect(panel()).toHaveTextContent('try again in a minute'));
    expect(panel()).toHaveTextContent(reference);
    expect(log.mock.calls).toEqual([['Booking request: other: busy: 503 later']]);
    expect(kept()).toMatchObject({
      reference,
      draft,
      step: 'review',
      versions: { ...firstVersion, unconfirmed: 1 },
    });

    await user.click(button('Try again'));
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
    expect(panel()).toBeNull();
    expect(sendBooking.mock.calls[1]).toEqual(sendBooking.mock.calls[0]);
  });

  it('holds back what a program has filled in, once', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { user, sendBooking, onSent } = await openForm();
    await user.type(trap(), 'pills');
    await user.click(button('Complete Booking'));
    await waitFor(() => expect(panel()).toHaveTextContent('Nothing was sent yet'));
    expect(sendBooking).not.toHaveBeenCalled();
    await user.click(button('Try again'));
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
    expect(sendBooking.mock.calls.map(([{ isDoubtful }]) => isDoubtful)).toEqual([true]);
  });

  it('takes no second click of a double click on what stood there before', async () => {
    const { sendBooking } = await openForm();
    fireEvent.click(button('Complete Booking'), { detail: 2 });
    fireEvent.click(change('e-mail'), { detail: 2 });
    expect(step()).toContain('Check your answers');
    expect(sendBooking).not.toHaveBeenCalled();
    fireEvent.click(button('Complete Booking'), { detail: 1 });
    await waitFor(() => expect(sendBooking).toHaveBeenCalledOnce());
  });

  it('leads from Change to the field, and from there back', async () => {
    const { user } = await openForm();
    await user.click(change('e-mail'));
    expect(screen.getByRole('textbox', { name: /^E-mail/ })).toHaveFocus();
    await user.type(screen.getByRole('textbox', { name: /^E-mail/ }), '.bz');
    await user.click(button('Continue'));
    expect(step()).toContain('Check your answers');
    expect(screen.getByText(`${draft.email}.bz`)).toBeInTheDocument();
    await user.click(change('pickup location'));
    expect(screen.getByRole('textbox', { name: /^Pickup location/ })).toHaveFocus();
    await user.click(button('Continue'));
    await user.click(change('special requirements'));
    expect(screen.getByRole('textbox', { name: /^Special requirements/ })).toHaveFocus();
  });

  it('asks for a right answer before it opens again', async () => {
    const { user } = await openForm();
    await user.click(change('first name'));
    await user.clear(screen.getByRole('textbox', { name: /^First name/ }));
    await user.click(button('Continue'));
    const summary = screen.getByRole('group', { name: 'There is a problem' });
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['First name must be at least 2 characters.']);
    expect(step()).toContain('Step 1 of 3');
  });
});

describe('a draft that was kept', () => {
  it('is taken up on its step, and Keep takes the notice away', async () => {
    keep('stay');
    const { user } = await openForm();
    expect(step()).toContain('Step 2 of 3');
    expect(screen.getByText('We kept what you had entered in this tab.')).toBeInTheDocument();
    await user.click(button('Keep'));
    expect(screen.queryByText('We kept what you had entered in this tab.')).toBeNull();
    expect(screen.getByRole('textbox', { name: /^Accommodation/ })).toHaveValue(
      draft.accommodation,
    );
  });

  it('is gone once it is cleared, from the form and from the tab', async () => {
    keep('stay');
    const { user } = await openForm();
    await user.click(button('Clear'));
    expect(step()).toContain('Step 1 of 3');
    expect(screen.getByRole('textbox', { name: /^E-mail/ })).toHaveValue('');
    expect(kept()).toBeNull();
  });
});

describe('the address', () => {
  it('has the tour and the step, and Back walks through the steps', async () => {
    keep('trip');
    const { user, router } = await openForm();
    const address = () => `${router.state.location.search}${router.state.location.hash}`;
    expect(address()).toBe(`?tourId=${draft.tourId}`);
    await user.click(button('Continue'));
    await user.click(button('Continue'));
    expect(address()).toBe(`?tourId=${draft.tourId}#review`);
    await user.click(button('Back'));
    expect(step()).toContain('Step 2 of 3');
    expect(address()).toBe(`?tourId=${draft.tourId}#stay`);
    await act(() => router.navigate(-1));
    expect(step()).toContain('Step 1 of 3');
    await act(() => router.navigate(2));
    expect(step()).toContain('Step 3 of 3');
  });
});
