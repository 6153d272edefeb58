import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { writeReceipt } from '#domain/booking/stored-booking.ts';
import { ReceivedHeading, ReceivedRequest } from '#features/confirmation/ReceivedRequest.tsx';
import { otherReference, receipt } from '#tests/support/booking-draft.ts';
import { renderThemedAt } from '#tests/support/page.tsx';

const confirmation = (
  <>
    <ReceivedHeading />
    <ReceivedRequest />
  </>
);

it.each([
  ['2026-11-18T18:00:00Z', undefined],
  [
    '2026-11-21T03:30:00Z',
    'Your tour starts within 48 hours. Please call us now at +1 800 555 0142 or message us on WhatsApp, and quote your reference.',
  ],
  [
    '2026-11-21T14:00:00Z',
    'Today’s tour has left: it started at 8:00 AM, Belize time. Please call us at +1 800 555 0142 or message us on WhatsApp, and quote your reference.',
  ],
])(
  'for a tour on November 21, the confirmation page at %s shows the short-notice message: %s',
  async (now, sentence) => {
    vi.setSystemTime(now);
    const sent = { ...receipt, date: '2026-11-21' };
    sessionStorage.setItem('booking-receipt', writeReceipt(sent, Date.now()));
    renderThemedAt('/booking-success', confirmation);
    expect(await screen.findByText(/^Thank you\. Your reference is/)).toBeVisible();
    const note = screen.queryByText(/^(?:Your tour starts|Today’s tour)/);
    expect(note?.textContent).toBe(sentence);
  },
);

it('the confirmation page repeats the offer for which a group may ask', async () => {
  const group = { ...receipt, tourId: 'lamanai-tour-hopkins', persons: 8 };
  sessionStorage.setItem('booking-receipt', writeReceipt(group, Date.now()));
  renderThemedAt('/booking-success', confirmation);
  expect(await screen.findByText(/^Families of 8 or more get a free upgrade/)).toBeVisible();
});

it('the confirmation page updates the refund terms when a deadline passes', async () => {
  vi.setSystemTime('2026-12-02T05:59:00Z');
  const booked = { ...receipt, date: '2026-12-31' };
  sessionStorage.setItem('booking-receipt', writeReceipt(booked, Date.now()));
  renderThemedAt('/booking-success', confirmation);
  expect(await screen.findByText(/^Cancel by December 1, 2026.* we refund 100%/)).toBeVisible();
  // This is the first minute in which the full refund is no longer possible.
  vi.setSystemTime('2026-12-02T06:00:00Z');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText(/^Cancel by December 11, 2026 .* we refund 50%/)).toBeVisible();
  expect(screen.queryByText(/100%/)).toBeNull();
});

const openWith = (handed: typeof receipt) =>
  renderThemedAt({ pathname: '/booking-success', state: { receipt: handed } }, confirmation);

it('the confirmation page prefers the stored receipt to an older receipt in the history state', async () => {
  const latest = { ...receipt, reference: otherReference };
  sessionStorage.setItem('booking-receipt', writeReceipt(latest, Date.now()));
  openWith(receipt);
  expect(await screen.findByText(`${otherReference}.`)).toBeVisible();
});

it('the confirmation page shows the receipt from the history state if no receipt is stored', async () => {
  openWith(receipt);
  expect(await screen.findByText(`${receipt.reference}.`)).toBeVisible();
});

it('the Google Calendar link contains the departure place as the location', async () => {
  sessionStorage.setItem('booking-receipt', writeReceipt(receipt, Date.now()));
  renderThemedAt('/booking-success', confirmation);
  const link = await screen.findByRole('link', { name: 'Add to Google Calendar', hidden: true });
  const { searchParams } = new URL(link.getAttribute('href') ?? '');
  expect(searchParams.get('location')).toBe('Belize City, Belize');
});

it.each([
  [
    'Copy details',
    () => vi.stubGlobal('navigator', {}),
    /^Tour request LAM-ACDE347 \(not confirmed yet\)/,
  ],
  [
    'Add to calendar',
    () =>
      vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
        throw new Error('refused');
      }),
    'We couldn’t create the calendar file. Use the link below.',
  ],
])(
  'if the browser refuses "%s", the confirmation page says what remains',
  async (name, refuse, told) => {
    sessionStorage.setItem('booking-receipt', writeReceipt(receipt, Date.now()));
    renderThemedAt('/booking-success', confirmation);
    const button = await screen.findByRole('button', { name });
    refuse();
    fireEvent.click(button);
    expect(await screen.findByText(told)).toBeVisible();
  },
);
