import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type * as Terms from '#content/terms.ts';
import { writeSavedDraft, type BookingStep } from '#domain/booking-record.ts';
import { belizeToday, formatDayWithWeekday } from '#domain/calendar.ts';
import { SendFailure } from '#domain/send-outcome.ts';
import { firstVersion } from '#domain/reference.ts';
import { BookingProvider } from '#features/booking/booking-context.tsx';
import { BookingForm } from '#features/booking/BookingForm.tsx';
import { loadLaterParts } from '#features/booking/LaterPart.tsx';
import type { SendBooking } from '#services/send-booking.ts';
import { reference, validDraft } from '#tests/support/booking-draft.ts';
import { renderThemedAt } from '#tests/support/page.tsx';
import { sumsOf, usd } from '#tests/support/specification.ts';

// At 50 per cent nobody could tell the deposit from the balance.
vi.mock('#content/terms.ts', async (original) => {
  const { terms } = await original<typeof Terms>();
  return { terms: { ...terms, depositPercent: 40 } };
});

const today = belizeToday();
const draft = { ...validDraft, date: today };

const keep = (step: BookingStep, kept = draft) =>
  sessionStorage.setItem(
    'booking-draft',
    writeSavedDraft({ reference, draft: kept, step, versions: firstVersion }, Date.now()),
  );
const kept = () =>
  JSON.parse(sessionStorage.getItem('booking-draft') ?? 'null') as Record<string, unknown> | null;

async function openForm(send: SendBooking = () => Promise.resolve()) {
  await loadLaterParts();
  const user = userEvent.setup();
  const sendBooking = vi.fn<SendBooking>(send);
  const onSent = vi.fn<(receipt: string | null) => void>();
  const loadConfirmation = () => Promise.resolve();
  renderThemedAt(
    '/book',
    <BookingProvider sendBooking={sendBooking}>
      <BookingForm tourId={null} loadConfirmation={loadConfirmation} onSent={onSent} />
    </BookingProvider>,
  );
  await waitFor(() => expect(trap()).toBeEnabled());
  return { user, sendBooking, onSent };
}

/** What only programs find. */
function trap() {
  const input = document.querySelector<HTMLInputElement>('input[name="rk_note"]');
  if (!input) throw new Error('The form has no hidden field');
  return input;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const change = (label: string) => button(new RegExp(`^Change ?${label}$`));
const field = (label: string) => screen.getByRole('textbox', { name: new RegExp(`^${label}`) });
const step = () => screen.getByRole('heading', { level: 2, name: /^Step/ }).textContent;
/** What assistive technology is told is the current step. */
const currentSteps = () =>
  [...document.querySelectorAll('[aria-current="step"]')].map(
    (marked) => marked.querySelector('.MuiStepLabel-label')?.textContent,
  );
const panel = () => screen.queryByRole('alert');
const rows = () =>
  screen
    .getAllByRole('term')
    .map((label) => [label.textContent, label.nextElementSibling?.textContent]);

beforeEach(() => {
  // Development builds log the form data.
  vi.spyOn(console, 'debug').mockReturnValue();
  Element.prototype.scrollIntoView = () => {};
});

describe('the review', () => {
  it('shows every answer beside its question, and the price with its parts under their own names', async () => {
    keep('review', { ...draft, specialRequirements: '' });
    await openForm();
    const { total } = sumsOf('lamanai-tour-belize-city', 3);
    expect(rows()).toEqual(
      expect.arrayContaining([
        ['Tour', 'Lamanai Tour from Belize City'],
        ['Date', formatDayWithWeekday(today)],
        ['Number of persons', '3'],
        ['First name', 'Ada'],
        ['Last name', 'Lovelace'],
        ['E-mail', 'ada@example.com'],
        ['Phone', '+44 20 7946 018'],
        ['Accommodation', 'Harbour Hotel'],
        ['Pickup location', 'Hotel lobby'],
        ['Dietary restrictions', 'Gluten-free'],
        // As in the mail and in the copy of the request.
        ['Special requirements', 'None'],
        ['Deposit (40%)', usd(total * 0.4)],
        ['Balance due in cash on arrival', usd(total * 0.6)],
      ]),
    );
  });

  it('sends the request once, and forgets it when it is sent', async () => {
    keep('review');
    let arrive = () => {};
    const { sendBooking, onSent } = await openForm(
      () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    );
    fireEvent.click(button('Complete Booking'), { detail: 2 });
    fireEvent.click(change('e-mail'), { detail: 2 });
    expect(sendBooking, 'the second click of a double click').not.toHaveBeenCalled();
    expect(step()).toContain('Check your answers');

    const submit = button('Complete Booking');
    act(() => {
      submit.click();
      submit.click();
    });
    expect(button('Submitting...')).toBeDisabled();
    for (const name of ['Back', 'Clear', 'Keep']) expect(button(name)).toBeDisabled();
    expect(change('e-mail')).toBeDisabled();
    expect(kept()).toMatchObject({ reference, versions: { ...firstVersion, unconfirmed: 1 } });
    act(() => arrive());
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
    const facts = { reference, replaces: null, isDoubtful: false, isDayChecked: false, today };
    expect(sendBooking.mock.calls).toEqual([[{ ...facts, booking: draft }]]);
    expect(kept()).toBeNull();
    expect(JSON.parse(sessionStorage.getItem('booking-receipt') ?? '{}')).toEqual({
      version: 1,
      sentAtMs: expect.any(Number),
      reference,
      tourId: draft.tourId,
      date: today,
      persons: 3,
    });
  });

  it('keeps everything when it fails, and tries again with the same reference', async () => {
    keep('review');
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { user, sendBooking, onSent } = await openForm();
    sendBooking.mockRejectedValueOnce(new SendFailure('busy', '503 later'));
    await user.click(button('Complete Booking'));
    await waitFor(() => expect(panel()).toHaveTextContent('try again in a minute'));
    expect(panel()).toHaveTextContent(reference);
    expect(log.mock.calls).toEqual([['Booking request: other: busy: 503 later']]);
    const versions = { ...firstVersion, unconfirmed: 1 };
    expect(kept()).toMatchObject({ reference, draft, step: 'review', versions });

    await user.click(button('Try again'));
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
    expect(panel()).toBeNull();
    expect(sendBooking.mock.calls[1]).toEqual(sendBooking.mock.calls[0]);
  });

  it('holds back what a program has filled in, once', async () => {
    keep('review');
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

  it('counts as sent on the day on which it is sent, though the form was opened the day before', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.spyOn(console, 'error').mockReturnValue();
    const days = [1, 2].map((after) => new Date(Date.now() + after * 24 * 3_600_000));
    keep('review', { ...draft, date: belizeToday(days[1]) });
    const { user, sendBooking } = await openForm();
    sendBooking.mockRejectedValueOnce(new SendFailure('busy', '503 later'));
    for (const [index, name] of ['Complete Booking', 'Try again'].entries()) {
      vi.setSystemTime(days[index] ?? 0);
      await user.click(await screen.findByRole('button', { name }));
    }
    await waitFor(() => expect(sendBooking).toHaveBeenCalledTimes(2));
    expect(sendBooking.mock.calls.map(([request]) => request.today)).toEqual(
      days.map((day) => belizeToday(day)),
    );
  });

  it('leads from Change to the field, and opens again once the answer is right', async () => {
    keep('review');
    const { user } = await openForm();
    await user.click(change('first name'));
    expect(field('First name')).toHaveFocus();
    await user.clear(field('First name'));
    await user.click(button('Continue'));
    const summary = screen.getByRole('group', { name: 'There is a problem' });
    expect(summary).toHaveFocus();
    const problem = 'First name must be at least 2 characters.';
    const links = within(summary).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([problem]);
    expect(step()).toContain('Step 1 of 3');
    await user.click(within(summary).getByRole('link'));
    expect(field('First name')).toHaveFocus();
    expect(field('First name')).toHaveAccessibleDescription(problem);
    expect(field('First name')).toBeInvalid();

    await user.type(field('First name'), 'Grace');
    expect(field('First name')).toBeValid();
    await user.click(button('Continue'));
    expect(step()).toContain('Check your answers');
    expect(rows()).toContainEqual(['First name', 'Grace']);
    await user.click(change('special requirements'));
    expect(field('Special requirements')).toHaveFocus();
  });
});

it('offers groups from the smallest that the tour takes, and no way back from the first step', async () => {
  keep('trip', { ...draft, tourId: 'lamanai-tour-hopkins', persons: '4' });
  await openForm();
  const persons = screen.getByRole('combobox', {
    name: 'Number of persons (Minimum 4 guests required)',
  });
  const choices = within(persons).getAllByRole<HTMLOptionElement>('option');
  expect(
    choices
      .map(({ value }) => value)
      .join(' ')
      .trim(),
  ).toBe('4 5 6 7 8 9 10 15 20');
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
});

it('a draft that was kept is taken up on its step, and is gone once it is cleared', async () => {
  keep('stay');
  const { user } = await openForm();
  const notice = 'We kept what you had entered in this tab.';
  expect(step()).toContain('Step 2 of 3');
  expect(currentSteps()).toEqual(['Pickup and needs']);
  expect(field('Accommodation')).toHaveValue(draft.accommodation);
  expect(screen.getByText(notice)).toBeInTheDocument();
  await user.click(button('Keep'));
  expect(screen.queryByText(notice)).toBeNull();
  cleanup();
  await openForm();
  await user.click(button('Clear'));
  expect(step()).toContain('Step 1 of 3');
  expect(currentSteps()).toEqual(['Your day and you']);
  expect(field('E-mail')).toHaveValue('');
  expect(kept()).toBeNull();
});

it('hears of a new day, and of a version of its request that another tab gives out', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const tomorrow = Date.now() + 24 * 3_600_000;
  keep('review', { ...draft, date: belizeToday(new Date(tomorrow)) });
  await openForm();
  expect(screen.getByText(/your tour is tomorrow/)).toBeVisible();
  vi.setSystemTime(tomorrow);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText(/your tour is today/)).toBeVisible();

  const otherTab = new BroadcastChannel('booking-request');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origins
  otherTab.postMessage({ kind: 'version', from: 'other', to: null, reference, version: 3 });
  otherTab.close();
  await waitFor(() => expect(kept()).toMatchObject({ versions: { last: 3 } }));
});
