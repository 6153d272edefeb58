import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { parseBooking, type BookingDraft } from '#domain/booking/draft.ts';
import { toStaffRequest, type StaffRequest } from '#domain/booking/staff-request.ts';
import { AnswerDesk } from '#features/answer-desk/AnswerDesk.tsx';
import { encodeAnswerCode } from '#services/answer-code.ts';
import { requestFacts, today, validDraft } from '#tests/support/booking-draft.ts';
import { renderAt } from '#tests/support/page.tsx';

const desk = <AnswerDesk closedDays={[]} />;

async function open(patch: Partial<BookingDraft> = {}, changes: Partial<StaffRequest> = {}) {
  const booking = parseBooking({ ...validDraft, ...patch }, today);
  const request = { ...toStaffRequest(booking, requestFacts), ...changes };
  window.history.replaceState({ key: 'kept' }, '', `/answer#${await encodeAnswerCode(request)}`);
  const { router } = renderAt('/answer', desk);
  await screen.findByRole('region', { name: 'The request' });
  return router;
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const set = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const text = () => screen.getByLabelText<HTMLTextAreaElement>('Answer to the guest').value;
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href') ?? '';

beforeEach(() => window.history.replaceState(null, '', '/answer'));

describe('the answer desk', () => {
  it('the answer desk shows a loading message while the page is prerendered', () => {
    expect(renderToString(desk)).toContain('Reading the request');
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

  it('the answer desk shows the request, what to check, and the details', async () => {
    await open({ persons: '4' });
    const request = within(screen.getByRole('region', { name: 'The request' }));
    expect(request.getByText('4 guests, Ada Lovelace')).toBeVisible();
    expect(request.getByRole('list', { name: 'Check before you answer' })).toHaveTextContent(
      'Pickup: The guest wrote “Hotel lobby”. This tour stops at: My hotel in Belize City, ',
    );
    const details = within(screen.getByRole('region', { name: 'The details' }));
    for (const words of ['ada@example.com', 'Hotel lobby', 'A window seat, please.'])
      expect(details.getByText(words)).toBeVisible();
  });

  it('the answer desk says which values are the request’s and which are the staff’s', async () => {
    await open({ persons: '8' });
    await press('Deposit received');
    const day = screen.getByLabelText('Day of the tour');
    expect(day).toHaveAccessibleDescription('From the request.');
    set('Day of the tour', '2026-12-30');
    expect(day).toHaveAccessibleDescription(
      'Set by you, for every answer. The guest asked for Friday, December 25, 2026.',
    );
    set('Offer', 'family');
    set('Pickup place', 'Radisson');
    const request = within(screen.getByRole('region', { name: 'The request' }));
    expect(request.getByText(/^Wednesday, December 30, 2026/)).toHaveTextContent(/, set by you$/);
    const details = screen.getByRole('region', { name: 'The details' });
    expect(details).toHaveTextContent('Pickup, set by youRadisson (to be confirmed)');
    expect(details).toHaveTextContent('Total, less 10% as set by youUS$950.40');
  });

  it('the answer desk shows the special requirements beside the field that answers them', async () => {
    await open();
    await press('Yes');
    expect(screen.getByLabelText('About the special requirements')).toHaveAccessibleDescription(
      /The guest wrote: “A window seat, please.”/,
    );
  });

  it('the answer desk lets staff choose between the total that the guest saw and today’s', async () => {
    await open({}, { totalCents: 30_000 });
    await press('Yes');
    expect(screen.getByRole('option', { name: 'US$300.00, as the guest saw it' })).toHaveValue(
      'guest',
    );
    set('Total to quote', 'guest');
    expect(text()).toContain('Deposit (50%): US$150.00');
  });

  it('the answer desk shows a request for a tour that the site no longer has', async () => {
    const booking = parseBooking(validDraft, today);
    await open({}, { booking: { ...booking, tourId: 'lamanai-tour-from-the-moon' } });
    expect(screen.getByText('This tour is no longer on the site')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull();
    await press('No');
    expect(text()).toContain('the tour that you asked for, Friday, December 25, 2026');
  });

  it('the answer desk reminds staff of the request’s email after they press Send', async () => {
    await open();
    await press('Yes');
    const mailto = new URL(href('Send by email'));
    expect(mailto.pathname).toBe('ada@example.com');
    expect(mailto.searchParams.get('body')).toBe(text().replaceAll('\n', '\r\n'));
    expect(screen.queryByText(/mark the request’s email/)).toBeNull();
    screen.getByRole('link', { name: 'Send by email' }).addEventListener('click', (event) => {
      event.preventDefault();
    });
    await userEvent.click(screen.getByRole('link', { name: 'Send by email' }));
    expect(await screen.findByText(/Now mark the request’s email as done\.$/)).toBeVisible();
    set('Pickup place', 'Hotel lobby!');
    expect(screen.queryByText(/mark the request’s email/)).toBeNull();
  });

  it('the answer desk asks before an edited text is lost, once', async () => {
    const router = await open();
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    await press('Yes');
    expect(leave()).toBe(false);
    set('Answer to the guest', `${text()} Bye!`);
    expect(leave()).toBe(true);
    act(() => void router.navigate('/faq'));
    expect(screen.getByRole('dialog', { name: 'Leave this answer?' })).toBeVisible();
    await press('Stay');
    expect(router.state.location.pathname).toBe('/answer');
    expect(text()).toMatch(/ Bye!$/);
    act(() => void router.navigate('/faq'));
    await press('Leave it');
    expect(router.state.location.pathname).toBe('/faq');
  });

  it('the answer desk disables the options while the answer text is edited by hand', async () => {
    await open();
    await press('Another day');
    expect(text()).toContain('Thursday, December 24, 2026 or Saturday, December 26, 2026');
    set('Answer to the guest', `${text()} Bye!`);
    expect(screen.getByLabelText('Day to offer')).toBeDisabled();
    expect(screen.getByText(/If you start over, your edited text is replaced/)).toBeVisible();
    await press('Start over from the prepared text');
    expect(text()).not.toContain('Bye!');
    expect(screen.getByLabelText('Day to offer')).toBeEnabled();
  });

  it('the answer desk focuses a missing field instead of opening the email link', async () => {
    await open({ pickupLocation: 'Not sure yet', date: '2026-11-21' });
    await press('Yes');
    expect(screen.queryByRole('link', { name: 'Send by email' })).toBeNull();
    await press('Send by email');
    expect(screen.getByLabelText('Pickup place')).toHaveFocus();
    set('Pickup place', 'Radisson');
    expect(href('Send by email')).toContain('Radisson');
  });

  it('the answer desk does not send an empty text', async () => {
    await open();
    await press('No');
    set('Answer to the guest', ' ');
    await press('Send by email');
    expect(screen.getByLabelText('Answer to the guest')).toHaveFocus();
  });

  it('the answer desk offers to copy an answer that is too long for an email link', async () => {
    await open({ firstName: 'נועה' });
    const user = userEvent.setup();
    await press('Yes');
    set('Answer to the guest', 'נועה'.repeat(100));
    expect(screen.queryByRole('link', { name: 'Send by email' })).toBeNull();
    expect(screen.getByText(/too long for an email link/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy the text' }));
    expect(await navigator.clipboard.readText()).toBe(text());
    expect(await screen.findByText(/^The text was copied/)).toBeVisible();
  });

  it('after the tour, the answer desk confirms only another day', async () => {
    await open();
    vi.setSystemTime('2026-12-26T18:00:00Z');
    fireEvent(document, new Event('visibilitychange'));
    expect(screen.getByText('The tour of that day has left.')).toBeVisible();
    await press('Deposit received');
    await press('Send by email');
    expect(screen.getByLabelText('Day of the tour')).toHaveFocus();
    set('Day of the tour', '2026-12-30');
    set('Pickup time', '8:00 AM');
    expect(href('Send by email')).toContain('Wednesday%2C%20December%2030');
  });

  it('the answer desk offers the other texts to copy', async () => {
    const user = userEvent.setup();
    await open();
    await user.click(screen.getByText('Other texts to copy'));
    const thanks = within(screen.getByRole('region', { name: 'Thanks' }));
    await user.click(thanks.getByRole('button', { name: 'Copy the text' }));
    expect(await thanks.findByText('The text was copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toContain('Thank you for coming to Lamanai');
  });

  it.each(['', '#main', '#1zAAAA', '#9zAAAA', '#<img src=x onerror=alert(1)>'])(
    'the answer desk shows an error for the invalid hash %j without a network request',
    async (hash) => {
      const request = vi.spyOn(globalThis, 'fetch');
      window.history.replaceState(null, '', `/answer${hash}`);
      renderAt('/answer', desk);
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
    await waitFor(() => expect(screen.getByText('3 guests, Grace Lovelace')).toBeVisible());
    expect(window.location.hash).toBe('');
  });
});
