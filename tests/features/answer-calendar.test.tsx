import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ICAL from 'ical.js';
import { afterAll, expect, it, vi } from 'vitest';

import type * as DownloadFile from '#services/download-file.ts';
import { staffRequest } from '#tests/support/staff-request.ts';

const downloadFile = vi.hoisted(() => vi.fn<typeof DownloadFile.downloadFile>());
vi.mock('#services/download-file.ts', () => ({ downloadFile }));
afterAll(() => vi.doUnmock('#services/download-file.ts'));

const request = {
  ...staffRequest({ persons: '4' }),
  reference: 'LAM-ACDE347-2',
};

async function show() {
  const { CalendarActions } = await import('#features/answer-desk/CalendarActions.tsx');
  const { optionsOf } = await import('#tests/support/staff-request.ts');
  render(<CalendarActions request={request} options={optionsOf(request)} />);
}

it('the calendar file has everything that the guide needs, and replaces earlier versions', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Add to calendar' }));
  await vi.waitFor(() => expect(downloadFile).toHaveBeenCalledOnce());
  const [{ name, content }] = downloadFile.mock.lastCall as [{ name: string; content: string }];
  expect(name).toBe('LAM-ACDE347-2.ics');
  const [event] = new ICAL.Component(ICAL.parse(content) as unknown[]).getAllSubcomponents(
    'vevent',
  );
  const entry = new ICAL.Event(event);
  expect(entry).toMatchObject({
    uid: 'LAM-ACDE347-2-staff@www.lamanai-day-tours.example',
    summary: 'Belize City, 4 guests: Ada Lovelace (LAM-ACDE347-2)',
    location: 'Hotel lobby',
  });
  expect(entry.startDate.toString()).toBe('2026-12-25');
  expect(entry.description.split('\n')).toEqual([
    'Arranged pickup: Hotel lobby (to be confirmed)',
    'Guests: 4',
    'Name: Ada Lovelace',
    'Email: ada@example.com',
    'Phone: +44 20 7946 018',
    'Accommodation: Harbour Hotel',
    'Pickup: Hotel lobby',
    'Dietary restrictions: Gluten-free',
    'Special requirements: A window seat, please.',
    'Balance due in cash on arrival: US$264.00',
  ]);
});

it('the link to Google Calendar has the reference, the tour and the day only', async () => {
  await show();
  const link = screen.getByRole('link', { name: /^Google Calendar/ });
  const { origin, searchParams } = new URL(link.getAttribute('href') ?? '');
  expect([origin, Object.fromEntries(searchParams)]).toEqual([
    'https://calendar.google.com',
    {
      action: 'TEMPLATE',
      text: 'LAM-ACDE347-2: Lamanai Tour from Belize City',
      dates: '20261225/20261226',
      details: '',
      location: '',
    },
  ]);
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
