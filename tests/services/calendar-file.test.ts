import fc from 'fast-check';
import ICAL from 'ical.js';
import { afterAll, describe, expect, it, vi } from 'vitest';

import {
  calendarText,
  downloadCalendarEntry,
  googleCalendarHref,
  type CalendarEntry,
} from '#services/calendar-file.ts';
import { downloadFile } from '#services/download-file.ts';
import { hostileText } from '#tests/support/hostile-text.ts';
import { zones } from '#tests/support/time-zone.ts';

vi.mock('#services/download-file.ts');
afterAll(() => vi.doUnmock('#services/download-file.ts'));

const entry: CalendarEntry = {
  reference: 'LAM-ACDEFGH',
  day: '2026-12-31',
  title: 'Requested: Lamanai Tour from Hopkins',
  description: 'Two lines;\nwith, a \\ and more',
  location: 'Hopkins',
};
const stamp = new Date(Date.UTC(2026, 10, 21, 18, 0, 0));

const eventOf = (text: string) => {
  const events = new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent');
  expect(events).toHaveLength(1);
  return new ICAL.Event(events[0]);
};
const octets = (line: string) => new TextEncoder().encode(line).length;

describe('the calendar file', () => {
  it('the calendar file has one tentative all-day event on the day of the tour', async () => {
    const text = await calendarText(entry, stamp);
    expect(text.split('\r\n')).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'UID:LAM-ACDEFGH@www.lamanai-day-tours.example',
        'DTSTAMP:20261121T180000Z',
        'DTSTART;VALUE=DATE:20261231',
        'DTEND;VALUE=DATE:20270101',
        'STATUS:TENTATIVE',
        'PRODID:-//Lamanai Day Tours//Booking request//EN',
        'TRANSP:OPAQUE',
        'SUMMARY:Requested: Lamanai Tour from Hopkins',
        'LOCATION:Hopkins',
        'END:VCALENDAR',
      ]),
    );
    expect(eventOf(text).description).toBe(entry.description);
  });

  it.each(zones)(
    'in the time zone %s, the calendar file contains the correct day of the tour',
    async (zone) => {
      vi.stubEnv('TZ', zone);
      const text = await calendarText(entry, stamp);
      vi.unstubAllEnvs();
      expect(text).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101');
    },
  );

  it('the calendar file stays valid with any text', async () => {
    await fc.assert(
      fc.asyncProperty(hostileText(200), hostileText(5000), async (title, description) => {
        const text = await calendarText({ ...entry, title, description }, stamp);
        expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        expect(Math.max(...text.split('\r\n').map(octets))).toBeLessThanOrEqual(75);
        expect(eventOf(text).startDate.toString()).toBe('2026-12-31');
      }),
      { numRuns: 100 },
    );
  });
});

it('the downloaded calendar file is named after the reference of the request', async () => {
  await downloadCalendarEntry(entry);
  const content = expect.stringContaining('SUMMARY:Requested: Lamanai Tour from Hopkins');
  expect(vi.mocked(downloadFile).mock.calls).toEqual([
    [{ name: 'LAM-ACDEFGH.ics', type: 'text/calendar', content }],
  ]);
});

it('the Google Calendar link contains the data of the calendar entry', () => {
  const url = new URL(googleCalendarHref(entry));
  expect(url.origin).toBe('https://calendar.google.com');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    action: 'TEMPLATE',
    text: entry.title,
    dates: '20261231/20270101',
    details: entry.description,
    location: 'Hopkins',
  });
});
