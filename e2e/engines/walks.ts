import { setTimeout as wait } from 'node:timers/promises';

import { formatDay } from '#domain/site/calendar.ts';

import { guest, guestToday, WRITING_TIME_MS } from '../pages/booking-page.ts';
import type { MailDesk } from '#tools/mail-desk/mail-desk.ts';
import type { Visitor } from './visitor.ts';

/** A check that runs in every browser. It gets the paths of all pages and the mail desk. */
type Walk = (visitor: Visitor, pages: readonly string[], desk: MailDesk) => Promise<void>;

/**
 * The script that records errors and warnings. It is at the start of each document, because the content security policy
 * after it would block it.
 */
export const consoleRecorder = `<script>
  let isLeft = false;
  // A request that is pending when the visitor leaves the page fails, which is not an error.
  addEventListener('beforeunload', () => (isLeft = true));
  const record = (line) => isLeft || sessionStorage.setItem('recorded', (sessionStorage.getItem('recorded') ?? '') + line + '\\n');
  sessionStorage.setItem('recorded', sessionStorage.getItem('recorded') ?? '');
  for (const kind of ['error', 'warn']) console[kind] = (...words) => record(words.join(' '));
  addEventListener('error', ({ message, target }) => record(message ?? 'not loaded: ' + target.outerHTML), true);
  addEventListener('unhandledrejection', ({ reason }) => record(reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => record(violatedDirective + ' ' + blockedURI));
</script>`;

/** A JavaScript expression that returns the recorded messages, broken pictures and horizontal scrolling. */
const problems = `(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  const broken = [...document.images].filter((it) => it.complete && it.currentSrc && !it.naturalWidth);
  const recorded = sessionStorage.getItem('recorded') ?? 'the console recorder is missing';
  sessionStorage.setItem('recorded', '');
  return recorded + broken.map(({ currentSrc }) => 'broken picture ' + currentSrc).join('\\n')
    + (scrollWidth > clientWidth ? 'scrolls sideways: ' + scrollWidth : '');
})()`;

/** @throws if the page has one of these problems */
async function expectNoProblems({ tab }: Visitor) {
  const found = String(await tab.evaluate(problems));
  if (found) throw new Error(`${String(await tab.evaluate('location.pathname'))}: ${found}`);
}

const readPages =
  (width: number, height: number): Walk =>
  async (visitor, pages) => {
    await visitor.tab.resize(width, height);
    for (const path of pages) {
      await visitor.open(path);
      await visitor.sees('heading', /./, `innerWidth === ${width}`);
      await visitor.tab.evaluate("[...document.images].forEach((it) => (it.loading = 'eager'))");
      await visitor.until('[...document.images].every(({ complete }) => complete)');
      await expectNoProblems(visitor);
    }
  };

async function useMenu(visitor: Visitor) {
  await visitor.tab.resize(360, 780);
  await visitor.open('/');
  await visitor.click('button', /^Menu$/);
  await visitor.sees('dialog', /Menu/);
  await visitor.tab.press('Escape');
  await visitor.seesNo('dialog', /Menu/);
  await visitor.hasFocusOn('button', /^Menu$/);
  await visitor.tab.press('Enter');
  await visitor.click('link', /^FAQ$/);
  await visitor.sees('heading', /Before you go/, "location.pathname === '/faq'");
  await visitor.seesNo('dialog', /Menu/);
  await expectNoProblems(visitor);
}

async function useTabs(visitor: Visitor) {
  await visitor.open(`/tour/${guest.tourId}`);
  await visitor.click('tab', /^Itinerary$/);
  await visitor.sees('tabpanel', /Itinerary/);
  await visitor.click('tab', /^What's Included$/);
  await visitor.sees('tabpanel', /What's Included/);
  await visitor.tab.press('ArrowLeft');
  await visitor.sees('tabpanel', /Itinerary/);
  await visitor.hasFocusOn('tab', /^Itinerary$/);
  await expectNoProblems(visitor);
}

/** Books a tour with the keyboard alone, because no driver can click an option of a select, and reads the email. */
async function bookAndReadMail(visitor: Visitor, _: readonly string[], desk: MailDesk) {
  const { date } = guestToday();
  const [year = '', month = '', day = ''] = date.split('-');
  desk.clear();
  await visitor.open('/book');
  await visitor.until(`document.querySelector('form fieldset:enabled')`);
  await visitor.enter('combobox', /^Tour/, 'Belize City');
  await visitor.tab.press('Tab');
  await visitor.tab.type(month + day + year);
  await visitor.enter('combobox', /^Number of persons/, `${guest.persons} persons`);
  await visitor.enter('textbox', /^First name/, guest.firstName);
  await visitor.enter('textbox', /^Last name/, guest.lastName);
  await visitor.enter('textbox', /^Email/, guest.email);
  await visitor.enter('textbox', /^Phone/, guest.phone);
  await visitor.enter('button', /^Continue$/);
  await visitor.hasFocusOn('heading', /Step 2 of 3/);
  await visitor.enter('textbox', /^Accommodation/, guest.accommodation);
  await visitor.enter('textbox', /^Pickup location/, guest.pickupLocation);
  await visitor.enter('button', /^Continue$/);
  await visitor.hasFocusOn('heading', /Step 3 of 3/);
  await wait(WRITING_TIME_MS);
  await visitor.enter('button', /^Complete Booking$/);
  await visitor.sees('heading', /^Your request was received$/);
  await expectNoProblems(visitor);
  const subjects = desk.mails().map(({ subject }) => subject);
  const mail = desk.mails().find(({ subject }) => subject.startsWith('Booking request'));
  if (!mail || subjects.length !== 2) {
    throw new Error(`not one request and one receipt: ${subjects.join(', ')}`);
  }
  await visitor.tab.goto(desk.inboxUrl);
  await visitor.click('link', /Booking request LAM-\w+/);
  await visitor.sees('heading', /LAM-/);
  for (const word of [formatDay(date), guest.lastName, guest.phone, guest.accommodation]) {
    if (!mail.text.includes(word)) throw new Error(`not in the mail: ${word}`);
  }
}

/** The checks for each browser, in the order in which they run. */
export const walks: Readonly<Record<string, Walk>> = {
  'every page, 360 px wide': readPages(360, 780),
  'every page, 1440 px wide': readPages(1440, 900),
  'the menu opened, left with Escape, followed to a page': useMenu,
  'the tabs of a tour, with the pointer and an arrow key': useTabs,
  'a tour booked with the keyboard, and its mail read': bookAndReadMail,
};
