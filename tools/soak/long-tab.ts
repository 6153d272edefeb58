import { expect, type Page } from '@playwright/test';

import { BookingPage } from '../../e2e/pages/booking-page.ts';
import type { VisitRecord } from './account.ts';
import { draftOf } from './draft.ts';
import { type Held, heldByPage } from './memory.ts';
import { formReady, sendFrom } from './send.ts';
import type { Stage } from './stage.ts';
import { visitLog } from './visit-log.ts';

export interface LongTab {
  readonly record: VisitRecord;
  readonly heap: Held;
  readonly rounds: number;
}

/** Between two rounds. */
const REST_MS = 8000;

/** Nobody in particular: the tab that stays open from the first visit to the last. */
const VISITOR = 0;

const stops = [
  ['Tours', '/tours'],
  ['FAQ', '/faq'],
  ['History', '/history'],
  ['Home', '/'],
] as const;

async function goToForm(page: Page): Promise<BookingPage> {
  const booking = new BookingPage(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Book Now' })
    .filter({ visible: true })
    .first()
    .click();
  await formReady(booking);
  return booking;
}

/** Once through the site without a new document, so that what a page leaves behind stays behind; ends on the form. */
async function goRound(page: Page, url: string): Promise<BookingPage> {
  for (const [name, path] of stops) {
    // oxlint-disable-next-line no-await-in-loop -- page after page
    await page.getByRole('banner').getByRole('link', { name, exact: true }).first().click();
    // oxlint-disable-next-line no-await-in-loop -- as above
    await expect(page).toHaveURL(url + path);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  return goToForm(page);
}

/**
 * Keeps one tab open, walks through the site in it, and has the site released anew twice meanwhile; in the end it books.
 * @param share how much of the time is over, from 0 to 1
 */
export async function keepTabOpen(stage: Stage, share: () => number): Promise<LongTab> {
  const context = await stage.browser.newContext({ viewport: { width: 1280, height: 800 } });
  context.setDefaultTimeout(30_000);
  const log = visitLog(VISITOR, context);
  let heap: Held = { first: 0, last: 0 };
  let rounds = 0;
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(`${stage.url}/about`);
    log.step('opens the tab that stays open');
    const walk = async () => {
      rounds += 1;
      return goRound(page, stage.url);
    };
    // What is loaded once belongs to the beginning.
    await walk();
    await walk();
    await walk();
    // The first link may be followed before the app has started, and then it loads a document.
    const started = 'soak-started';
    await page.evaluate((name) => Object.assign(window, { [name]: true }), started);
    heap = { first: await heldByPage(session), last: 0 };
    let released = 0;
    do {
      // oxlint-disable-next-line no-await-in-loop -- one round after the other
      await walk();
      if (share() > (released + 1) / 3 && stage.release()) {
        released += 1;
        log.grewOld();
        log.step(`release ${released + 1}`);
      }
      // oxlint-disable-next-line no-await-in-loop -- as above
      await page.waitForTimeout(REST_MS);
    } while (share() < 1);
    const booking = await walk();
    heap = { ...heap, last: await heldByPage(session) };
    if (!(await page.evaluate((name) => name in window, started))) {
      log.problem('the document was loaded anew, so its memory tells nothing');
    }
    const openedAt = Date.now();
    const draft = draftOf(VISITOR, 'lamanai-tour-belize-city', 30);
    await booking.fillTrip(draft);
    await booking.continue();
    await booking.expectStep(2);
    await booking.fillStay(draft);
    await booking.continue();
    await booking.expectStep(3);
    const tab = { booking, pickup: draft.pickupLocation, openedAt };
    await sendFrom(stage, tab, log, { name: 'well', fault: null });
  } catch (error) {
    log.problem(error instanceof Error ? error.message : String(error));
  } finally {
    await context.close();
  }
  return { record: log.record(), heap, rounds };
}
