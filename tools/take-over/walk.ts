import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { addDays } from 'date-fns';

import { toIsoDay, toLocalDate } from '#domain/calendar.ts';
import { dayAtPlace } from '#domain/place-time.ts';

import { BookingPage, guest } from '../../e2e/pages/booking-page.ts';
import { watchConsole } from '../../e2e/pages/console.ts';
import type { ReceivedMail } from '../mail-desk/inbox.ts';
import { quietBrowser } from '../setup/browser.mjs';
import { corozal } from './corozal.ts';
import { newOwner, newPrice } from './recipes.ts';

/** Starts a browser without screen. */
export const openBrowser = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: [...quietBrowser] });

/** The addresses of a build's pages, and what they answer. */
export async function pagesOf(siteDir: string) {
  const names = await readdir(siteDir, { recursive: true });
  return names
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.replaceAll('\\', '/').replace(/(?:^|\/)index\.html$|\.html$/, ''))
    .map((path) => ({ path: `/${path}`, status: path === '404' ? 404 : 200 }));
}

/** Opens each page. @returns what was wrong */
export async function walkPages(
  browser: Browser,
  url: string,
  pages: readonly { readonly path: string; readonly status: number }[],
): Promise<readonly string[]> {
  const problems: string[] = [];
  const page = await browser.newPage();
  let path = '';
  const isExpected = (line: string) => path === '/404' && /No page at|404 \(Not Found\)/.test(line);
  watchConsole(page.context(), (line) => {
    if (!isExpected(line)) problems.push(`${path}: ${line}`);
  });
  for (const { path: next, status } of pages) {
    path = next;
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    const response = await page.goto(url + path, { waitUntil: 'networkidle' });
    if (response?.status() !== status) problems.push(`${path} answered ${response?.status()}`);
  }
  await page.close();
  return problems;
}

/** Whether the pages tell the ninth tour and the new price. @returns what they do not tell */
export async function changesMissingIn(siteDir: string): Promise<readonly string[]> {
  const { sign } = newOwner.currency;
  const tours = await readFile(join(siteDir, 'tours.html'), 'utf8');
  const home = await readFile(join(siteDir, 'index.html'), 'utf8');
  const expected: readonly (readonly [what: string, isSo: boolean])[] = [
    ['the list has nine tours', tours.match(/<article/g)?.length === 9],
    ['the list has the new price', tours.includes(`${sign}${newPrice}`)],
    ['the list has the ninth tour', tours.includes(`${sign}${corozal.priceUsd}`)],
    ['the title counts nine', tours.includes('Nine ways to')],
    ['the map names the ninth place', home.includes('>Corozal<')],
  ];
  return expected.filter(([, isSo]) => !isSo).map(([what]) => `Not so: ${what}`);
}

/** A moment at which the old place still has the day before. */
const eveningBefore = () => {
  const noon = new Date(Date.now() + 86_400_000);
  noon.setUTCHours(18, 0, 0, 0);
  return noon;
};

const DAYS_AHEAD = 40;

const visitor = { ...guest, accommodation: 'The inn on the quay' };

/** What the mail has to say, and how it does not; empty if all is well. */
export interface Booked {
  readonly problems: readonly string[];
  readonly mail: ReceivedMail;
}

async function send(page: Page, url: string, tourId: string, date: string) {
  const booking = new BookingPage(page);
  await booking.open(`${url}/book`);
  await booking.fillUntilReview({ ...visitor, tourId, date });
  await booking.submit.click();
  await expect(page.getByRole('heading', { name: 'Your request was received' })).toBeVisible({
    timeout: 30_000,
  });
}

/** Books a tour, and reads the mail in the staff's inbox. @throws if no mail arrives */
export async function book(
  browser: Browser,
  { url, inbox, tourId }: { url: string; inbox: string; tourId: string },
): Promise<Booked> {
  const page = await browser.newPage();
  const now = eveningBefore();
  await page.clock.install({ time: now });
  const today = dayAtPlace(now, newOwner.place);
  const date = toIsoDay(addDays(toLocalDate(today), DAYS_AHEAD));
  await send(page, url, tourId, date);
  await page.close();
  const answer = await fetch(new URL('api/mails', inbox));
  const [mail] = (await answer.json()) as readonly ReceivedMail[];
  if (!mail) throw new Error('No mail arrived.');
  return { mail, problems: problemsOf(mail, tourId) };
}

function problemsOf(mail: ReceivedMail, tourId: string): string[] {
  const { name, email, currency, referencePrefix } = newOwner;
  const total = `${currency.sign}${corozal.priceUsd * Number(guest.persons)}.00`;
  const expected: readonly (readonly [what: string, isSo: boolean])[] = [
    ['its subject has the reference', mail.subject.includes(`Request ${referencePrefix}-`)],
    ['its subject has the place', mail.subject.includes('Corozal')],
    ['it goes to the company', mail.to.includes(email)],
    ['its From Name is the company', mail.source.includes(`${name} website`)],
    ['it greets the company', mail.text.includes(`${name} team`)],
    ['it has the total', mail.text.includes(`Total: ${total}`)],
    ['it names the currency', mail.text.includes(`${currency.code} ${corozal.priceUsd}.00`)],
    ['it names the tour', mail.text.includes(tourId)],
    ['it counts days in the zone of the place', mail.text.includes(`In ${DAYS_AHEAD} days`)],
  ];
  return expected
    .filter(([, isSo]) => !isSo)
    .map(([what]) => `The mail is not as it should: ${what}`);
}
