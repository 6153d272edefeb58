import { addDays } from 'date-fns';

import { toIsoDay, toLocalDate, type IsoDay } from '#domain/site/calendar.ts';
import { sanitizeLine, sanitizeText } from '#lib/text.ts';
import { company } from '#content/company.ts';

import { downloadFile } from './download-file.ts';

export interface CalendarEntry {
  readonly reference: string;
  readonly day: IsoDay;
  readonly title: string;
  readonly description: string;
  readonly location: string;
  /** Makes the staff's entry different from the guest's entry in a calendar that has both. */
  readonly idSuffix?: string;
}

/**
 * Creates an all-day, tentative calendar entry as iCalendar text (RFC 5545) with CRLF line breaks and lines of at most
 * 75 octets.
 */
export async function calendarText(entry: CalendarEntry, stamp: Date): Promise<string> {
  const { default: ICAL } = await import('ical.js');
  // The library does not count the space at the beginning of a folded line, so 74 results in lines of at most 75
  // octets.
  ICAL.foldLength = 74;
  const calendar = new ICAL.Component('vcalendar');
  calendar.updatePropertyWithValue('version', '2.0');
  calendar.updatePropertyWithValue(
    'prodid',
    `-//${sanitizeLine(company.name)}//Booking request//EN`,
  );

  const event = new ICAL.Component('vevent');
  const nextDay = toIsoDay(addDays(toLocalDate(entry.day), 1));
  event.updatePropertyWithValue(
    'uid',
    `${entry.reference}${entry.idSuffix ?? ''}@${new URL(company.siteUrl).host}`,
  );
  event.updatePropertyWithValue('dtstamp', ICAL.Time.fromJSDate(stamp, true));
  event.updatePropertyWithValue('dtstart', ICAL.Time.fromDateString(entry.day));
  event.updatePropertyWithValue('dtend', ICAL.Time.fromDateString(nextDay));
  event.updatePropertyWithValue('status', 'TENTATIVE');
  event.updatePropertyWithValue('transp', 'OPAQUE');
  event.updatePropertyWithValue('summary', sanitizeLine(entry.title));
  event.updatePropertyWithValue('description', sanitizeText(entry.description));
  event.updatePropertyWithValue('location', sanitizeLine(entry.location));
  calendar.addSubcomponent(event);
  return `${calendar.toString()}\r\n`;
}

/** Downloads the entry as a file whose name contains the reference. */
export async function downloadCalendarEntry(entry: CalendarEntry): Promise<void> {
  const text = await calendarText(entry, new Date());
  downloadFile({ name: `${entry.reference}.ics`, type: 'text/calendar', content: text });
}

/** Returns a Google Calendar link for the same entry, for browsers that cannot open the file. */
export function googleCalendarHref(entry: CalendarEntry): string {
  const compact = (day: IsoDay) => day.replaceAll('-', '');
  const nextDay = toIsoDay(addDays(toLocalDate(entry.day), 1));
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: entry.title,
    dates: `${compact(entry.day)}/${compact(nextDay)}`,
    details: entry.description,
    location: entry.location,
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}
