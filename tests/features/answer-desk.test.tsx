import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { parseBooking, type BookingDraft } from '#domain/booking/booking.ts';
import { toStaffRequest } from '#domain/booking/staff-request.ts';
import { AnswerDesk } from '#features/answer-desk/AnswerDesk.tsx';
import { encodeAnswerCode } from '#services/answer-code.ts';
import { requestFacts, today, validDraft } from '#tests/support/booking-draft.ts';

const page = (
  <StrictMode>
    <AnswerDesk closedDays={[]} />
  </StrictMode>
);

async function open(patch: Partial<BookingDraft> = {}, facts = {}) {
  const request = toStaffRequest(parseBooking({ ...validDraft, ...patch }, today), {
    ...requestFacts,
    ...facts,
  });
  window.history.replaceState({ key: 'kept' }, '', `/answer#${await encodeAnswerCode(request)}`);
  render(page);
  await screen.findByRole('region', { name: 'The request' });
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const text = () => screen.getByLabelText<HTMLTextAreaElement>('Answer to the guest').value;
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href') ?? '';

beforeEach(() => window.history.replaceState(null, '', '/answer'));

describe('the answer desk', () => {
  it('the answer desk shows a loading message while the page is prerendered', () => {
    expect(renderToString(page)).toContain('Reading the request');
  });

  it('the answer desk keeps the answer code out of the URL, storage and page title', async () => {
    await open();
    expect(window.location.href).toMatch(/\/answer$/);
    expect(window.history.state).toEqual({ key: 'kept' });
    expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
    expect(document.title).not.toContain('Ada');
  });

  it('the answer desk moves the focus to a heading only after a button press', async () => {
    await open();
    expect(document.body).toHaveFocus();
    await press('Yes');
    expect(screen.getByRole('heading', { name: 'Yes' })).toHaveFocus();
    await press('Choose another answer');
    expect(screen.getByRole('heading', { name: 'What is your answer?' })).toHaveFocus();
  });

  it('the answer desk shows the request with a list of what is unusual', async () => {
    await open(
      { persons: '10', date: '2026-11-21', phone: '305-555-0142' },
      { reference: 'LAM-ACDE347-2', replaces: 'LAM-ACDE347', isDoubtful: true },
    );
    const region = within(screen.getByRole('region', { name: 'The request' }));
    for (const words of [
      'Ada Lovelace',
      'ada@example.com',
      'Hotel lobby',
      'A window seat, please.',
    ])
      expect(region.getByText(words)).toBeVisible();
    const alerts = within(region.getByRole('list', { name: 'What is unusual' }));
    expect(alerts.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Short notice: Tomorrow. Call now.',
      'Replacement: This replaces LAM-ACDE347. Answer only this one. First compare name, email and phone.',
      expect.stringMatching(/^Possibly automated: The form was filled in/),
      'Phone number: The number has no country code.',
      expect.stringMatching(/^Offer: If these 10 are one family/),
    ]);
  });

  it('the answer desk quotes the ticket promise that the guest read', async () => {
    await open({ tourId: 'lamanai-tour-san-pedro-by-boat', persons: '4' });
    expect(screen.getByRole('list', { name: 'What is unusual' })).toHaveTextContent(
      'Tickets: The guest read: “Water-taxi tickets: before you pay the deposit, we’ll tell you whether the price covers them.”',
    );
  });

  it('the answer desk shows the special requirements beside the field that answers them', async () => {
    await open();
    await press('Yes');
    expect(screen.getByLabelText('About the special requirements')).toHaveAccessibleDescription(
      /The guest wrote: “A window seat, please.”/,
    );
  });

  it('the answer desk confirms the email only after staff click the email link', async () => {
    await open();
    await press('Yes');
    expect(text()).toContain('The tour is available on that day.');
    const mailto = new URL(href('Send by email'));
    expect(mailto.pathname).toBe('ada@example.com');
    expect(mailto.searchParams.get('body')).toBe(text().replaceAll('\n', '\r\n'));
    expect(screen.queryByText(/has the answer/)).toBeNull();
    screen.getByRole('link', { name: 'Send by email' }).addEventListener('click', (event) => {
      event.preventDefault();
    });
    await userEvent.click(screen.getByRole('link', { name: 'Send by email' }));
    expect(await screen.findByText(/Your mail program has the answer/)).toBeVisible();
    await userEvent.type(screen.getByLabelText('Pickup place'), '!');
    expect(screen.queryByText(/has the answer/)).toBeNull();
  });

  it('the answer desk disables the options while the answer text is edited by hand', async () => {
    await open();
    await press('Another day');
    expect(text()).toContain('Thursday, December 24, 2026 or Saturday, December 26, 2026');
    await userEvent.type(screen.getByLabelText('Answer to the guest'), ' Bye!');
    expect(screen.getByLabelText('Day to offer')).toBeDisabled();
    expect(screen.getByText(/If you start over, your edited text is replaced/)).toBeVisible();
    await press('Start over from the prepared text');
    expect(text()).not.toContain('Bye!');
    expect(screen.getByLabelText('Day to offer')).toBeEnabled();
  });

  it('the answer desk warns about a closed or past day in the edited text', async () => {
    await open();
    await press('Another day');
    const answer = screen.getByLabelText('Answer to the guest');
    fireEvent.change(answer, { target: { value: 'Come on November 1, 2026.' } });
    expect(
      screen.getByText('November 1, 2026: Choose a day between today and one year from now.'),
    ).toBeVisible();
    fireEvent.change(answer, { target: { value: 'Come on January 1, 2027.' } });
    expect(screen.queryByText(/Choose a day between/)).toBeNull();
  });

  it('the answer desk takes the new day of a page that stays open', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'What is your answer?' })).toBeVisible();
    vi.setSystemTime('2026-12-26T18:00:00Z');
    fireEvent(document, new Event('visibilitychange'));
    expect(screen.getByRole('heading', { name: 'This tour has already left' })).toBeVisible();
  });

  it('the answer desk focuses a missing field instead of opening the email link', async () => {
    await open({ pickupLocation: 'Not sure yet', date: '2026-11-21' });
    await press('Yes');
    expect(screen.queryByRole('link', { name: 'Send by email' })).toBeNull();
    await press('Send by email');
    expect(screen.getByLabelText('Pickup place')).toHaveFocus();
    await userEvent.type(screen.getByLabelText('Pickup place'), 'Radisson');
    expect(href('Send by email')).toContain('Radisson');
  });

  it('the answer desk offers to copy an answer that is too long for an email link', async () => {
    await open({ firstName: 'נועה' });
    const user = userEvent.setup();
    await press('Yes');
    const long = { target: { value: 'נועה'.repeat(100) } };
    fireEvent.change(screen.getByLabelText('Answer to the guest'), long);
    expect(screen.queryByRole('link', { name: 'Send by email' })).toBeNull();
    expect(screen.getByText(/too long for an email link/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy the text' }));
    expect(await navigator.clipboard.readText()).toBe(text());
    expect(await screen.findByText(/^The text was copied/)).toBeVisible();
  });

  it('the answer desk does not offer the answer "Yes" after the tour', async () => {
    vi.setSystemTime('2026-12-26T18:00:00Z');
    await open();
    expect(screen.getByRole('heading', { name: 'This tour has already left' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull();
    await press('Thanks');
    expect(text()).toContain('Thank you for coming to Lamanai with us.');
  });

  it('the answer desk puts no personal data into the link to Google Calendar', async () => {
    await open();
    const link = href('Google Calendar (reference, tour and date only)');
    expect(new URL(link).searchParams.get('text')).toBe(
      'LAM-ACDE347: Lamanai Tour from Belize City',
    );
    expect(link).not.toMatch(/Ada|Lovelace|example\.com%|7946|lobby/);
  });

  it.each(['', '#main', '#1zAAAA', '#9zAAAA', '#<img src=x onerror=alert(1)>'])(
    'the answer desk shows an error for the invalid hash %j without a network request',
    async (hash) => {
      const request = vi.spyOn(globalThis, 'fetch');
      window.history.replaceState(null, '', `/answer${hash}`);
      render(page);
      expect(await screen.findByRole('heading', { name: 'This link can’t be read' })).toBeVisible();
      expect(screen.getByText(/Everything is in the email, too/)).toBeVisible();
      expect(document.querySelector('img')).toBeNull();
      expect(request).not.toHaveBeenCalled();
    },
  );

  it('the answer desk shows the new request after another link opens in the same tab', async () => {
    await open();
    const request = toStaffRequest(
      parseBooking({ ...validDraft, firstName: 'Grace' }, today),
      requestFacts,
    );
    window.location.hash = await encodeAnswerCode(request);
    await waitFor(() => expect(screen.getByText('Grace Lovelace')).toBeVisible());
    expect(window.location.hash).toBe('');
  });
});
