import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import type * as Content from '#content/content.data.ts';
import { belizeToday, formatDayWithWeekday } from '#domain/site/calendar.ts';
import { SubmissionError } from '#domain/booking/submission-error.ts';
import { reference } from '#tests/support/booking-draft.ts';
import {
  button,
  currentDay,
  currentDraft,
  failurePanel,
  field,
  honeypot,
  openForm,
  readStoredDraft,
  setText,
  stepHeading,
  storeDraft,
} from '#tests/support/booking-form.tsx';
import { sumsOf, usd } from '#tests/support/specification.ts';

// With a deposit of 50%, the deposit and the balance would be equal, so a mistake would not be noticed.
vi.mock('#content/content.data.ts', async (original) => {
  const content = await original<typeof Content>();
  return { ...content, terms: { ...content.terms, depositPercent: 40 } };
});

const change = (group: string) => button(new RegExp(`^Change ?: ${group}$`));
const rows = () =>
  screen
    .getAllByRole('term')
    .map((label) => [label.textContent, label.nextElementSibling?.textContent]);

describe('the booking review', () => {
  it('the booking review shows every answer, the deposit and the balance with their labels', async () => {
    storeDraft('review', { ...currentDraft, specialRequirements: '' });
    await openForm();
    const { total } = sumsOf('lamanai-tour-belize-city', 3);
    expect(rows()).toEqual(
      expect.arrayContaining([
        ['Tour', 'Lamanai Tour from Belize City'],
        ['Date', formatDayWithWeekday(currentDay)],
        ['Number of persons', '3'],
        ['First name', 'Ada'],
        ['Last name', 'Lovelace'],
        ['Email', 'ada@example.com'],
        ['Phone', '+44 20 7946 018'],
        ['Accommodation', 'Harbour Hotel'],
        ['Pickup location', 'Hotel lobby'],
        ['Dietary restrictions', 'Gluten-free'],
        ['Special requirements', 'Not provided'],
        ['Deposit (40%)', usd(total * 0.4)],
        ['Balance due in cash on arrival', usd(total * 0.6)],
      ]),
    );
  });

  it('the booking review has one button to change each group of answers', async () => {
    storeDraft('review');
    await openForm();
    const groups = ['Your tour', 'About you', 'Where we meet you', 'What you need'];
    const buttons = screen.getAllByRole('button', { name: /^Change ?:/ });
    expect(buttons).toEqual(groups.map((group) => change(group)));
    expect(screen.getAllByText(/refund/)).toHaveLength(1);
    expect(screen.getAllByText(/payment link/)).toHaveLength(1);
  });

  it('the booking review of a draft without a day shows its other answers', async () => {
    storeDraft('review');
    const { booking } = await openForm();
    act(() => booking.send({ type: 'draft.change', patch: { date: '' } }));
    expect(rows()).toContainEqual(['Date', 'Not provided']);
    expect(button('Complete Booking')).toBeEnabled();
  });

  it('the booking review says that the day is closed now, and leads to the date', async () => {
    storeDraft('review');
    const { booking, user } = await openForm();
    const closed = { from: currentDay, to: currentDay, reason: 'High water' };
    act(() => booking.send({ type: 'closedDays.change', closedDays: [closed] }));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'There are no tours on this day (High water). Please select another date.',
    );
    await user.click(button('Change the date'));
    expect(stepHeading()).toContain('Step 1 of 3');
  });

  it('the booking review ignores a submit event that does not come from Complete Booking', async () => {
    storeDraft('review');
    const { sendBooking } = await openForm();
    fireEvent.submit(screen.getByRole('form'));
    expect(sendBooking).not.toHaveBeenCalled();
    expect(button('Complete Booking')).toBeEnabled();
  });

  it('the booking review sends the request only once despite repeated clicks', async () => {
    storeDraft('review', currentDraft, { reference });
    let arrive = () => {};
    const { sendBooking, onSent } = await openForm(
      () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    );
    fireEvent.click(button('Complete Booking'), { detail: 2 });
    fireEvent.click(change('About you'), { detail: 2 });
    expect(sendBooking, 'the second click of a double click').not.toHaveBeenCalled();
    expect(stepHeading()).toContain('Review your request');

    const submit = button('Complete Booking');
    act(() => {
      submit.click();
      submit.click();
    });
    expect(button('Submitting...')).toBeDisabled();
    for (const name of ['Back', 'Start over', 'Keep my answers'])
      expect(button(name)).toBeDisabled();
    expect(change('About you')).toBeDisabled();
    expect(readStoredDraft()).toMatchObject({ reference, mayHaveArrived: true });
    act(() => arrive());
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
    const facts = {
      reference,
      replaces: null,
      isDoubtful: false,
      isDayChecked: false,
      today: currentDay,
      minutes: expect.any(Number) as number,
    };
    expect(sendBooking.mock.calls).toEqual([[{ ...facts, booking: currentDraft }]]);
    expect(readStoredDraft()).toBeNull();
    expect(JSON.parse(sessionStorage.getItem('booking-receipt') ?? '{}')).toEqual({
      version: 2,
      sentAtMs: expect.any(Number),
      reference,
      replaces: [],
      tourId: currentDraft.tourId,
      date: currentDay,
      persons: 3,
    });
  });

  it('the booking review retries a failed request with the same answers and reference', async () => {
    // The fake clock stands still, because the request contains the minute at which it was sent.
    vi.useFakeTimers({ toFake: ['Date'] });
    storeDraft('review', currentDraft, { reference });
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { user, sendBooking, onSent } = await openForm();
    sendBooking.mockRejectedValueOnce(new SubmissionError('busy', '503 later'));
    await user.click(button('Complete Booking'));
    await waitFor(() => expect(failurePanel()).toHaveTextContent('try again in a minute'));
    expect(failurePanel()).toHaveTextContent(reference);
    expect(log.mock.calls).toEqual([['Booking request: other: busy: 503 later']]);
    expect(readStoredDraft()).toMatchObject({
      reference,
      draft: currentDraft,
      step: 'review',
      mayHaveArrived: true,
    });

    await user.click(button('Try again'));
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
    expect(failurePanel()).toBeNull();
    expect(sendBooking.mock.calls[1]).toEqual(sendBooking.mock.calls[0]);
  });

  it('the booking review sends a request whose honeypot is filled in, and marks it', async () => {
    storeDraft('review');
    const { user, sendBooking, onSent } = await openForm();
    fireEvent.change(honeypot(), { target: { value: 'pills' } });
    await user.click(button('Complete Booking'));
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
    expect(sendBooking.mock.calls.map(([{ isDoubtful }]) => isDoubtful)).toEqual([true]);
  });

  it('the booking review sends the current day even if the form was opened on an earlier day', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const days = [1, 2].map((after) => new Date(Date.now() + after * 24 * 3_600_000));
    storeDraft('review', { ...currentDraft, date: belizeToday(days[1]) });
    const { user, sendBooking } = await openForm();
    sendBooking.mockRejectedValueOnce(new SubmissionError('busy', '503 later'));
    for (const [index, name] of ['Complete Booking', 'Try again'].entries()) {
      vi.setSystemTime(days[index] ?? 0);
      await user.click(await screen.findByRole('button', { name }));
    }
    await waitFor(() => expect(sendBooking).toHaveBeenCalledTimes(2));
    expect(sendBooking.mock.calls.map(([request]) => request.today)).toEqual(
      days.map((day) => belizeToday(day)),
    );
  });

  it('after an answer is changed, Continue returns to the booking review only with a valid value', async () => {
    storeDraft('review');
    const { user } = await openForm();
    await user.click(change('About you'));
    expect(field('First name')).toHaveFocus();
    setText('First name', '');
    await user.click(button('Continue'));
    const summary = screen.getByRole('group', { name: 'There is a problem' });
    expect(summary).toHaveFocus();
    const problem = 'First name must be at least 2 characters.';
    const links = within(summary).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([problem]);
    expect(stepHeading()).toContain('Step 1 of 3');
    await user.click(within(summary).getByRole('link'));
    expect(field('First name')).toHaveFocus();
    expect(field('First name')).toHaveAccessibleDescription(problem);
    expect(field('First name')).toBeInvalid();

    setText('First name', 'Grace');
    expect(field('First name')).toBeValid();
    await user.click(button('Continue'));
    expect(stepHeading()).toContain('Review your request');
    expect(rows()).toContainEqual(['First name', 'Grace']);
    await user.click(change('Where we meet you'));
    await waitFor(() => expect(field('Accommodation')).toHaveFocus());
  });
});
