import { expect, type Page } from '@playwright/test';
import { VERSIONED_REFERENCE_PATTERN } from '#domain/reference.ts';

import type { BookingPage } from '../../e2e/pages/booking-page.ts';
import type { Told } from './account.ts';
import type { Attempt } from './plan.ts';
import type { Stage } from './stage.ts';
import type { VisitLog } from './visit-log.ts';

/** A tab with the form, and what its visitor last wrote in it. */
export interface FormTab {
  readonly booking: BookingPage;
  pickup: string;
  /** When the form could be filled in. */
  openedAt: number;
}

/** The page gives up after 20 seconds; what it then says may take a while on a busy machine. */
const PATIENCE = { timeout: 45_000 };
const HASTE_MS = 3200;
/** How long a request is on its way before something happens to it. */
const ON_ITS_WAY_MS = 400;

/** Waits until the form answers, however busy the machine is. */
export async function formReady(booking: BookingPage) {
  await expect(() => booking.ready()).toPass(PATIENCE);
}

const received = (page: Page) =>
  page.getByRole('heading', { name: 'Your request was received' }).first();
const alreadySent = (page: Page) =>
  page.getByRole('heading', { name: 'Your request was already sent' });
const notice = (page: Page) => page.getByText(/Your last request may have been sent/);
const kept = (page: Page) => page.getByText('We kept what you had entered in this tab.');

const REFERENCE = new RegExp(
  String.raw`reference(?: is)?\s+(${VERSIONED_REFERENCE_PATTERN.source.slice(1, -1)})`,
  'i',
);

/** Reads the news of a request off the page, reference and all. */
async function news(tab: FormTab): Promise<Told> {
  const { page, failurePanel } = tab.booking;
  let told: Told | undefined;
  const read = async () => {
    const isReceived = (await received(page).count()) + (await alreadySent(page).count()) > 0;
    const panel = isReceived ? '' : (await failurePanel.allInnerTexts()).join(' ');
    const text = panel || (await page.getByRole('main').innerText());
    const reference = REFERENCE.exec(text)?.[1];
    if (!reference) return false;
    const says = isReceived ? 'received' : meaningOf(text);
    told = { says, reference, pickup: tab.pickup };
    return true;
  };
  await expect.poll(read, PATIENCE).toBe(true);
  if (!told) throw new Error('No reference was shown.');
  return told;
}

function meaningOf(text: string): Told['says'] {
  if (/could not tell whether it arrived|may have been sent/.test(text)) return 'unknown';
  return /Nothing was sent|says that it is offline/.test(text) ? 'nothing sent' : 'failed';
}

/**
 * Presses the button that sends; again if the form held the request back, as it does with hasty visitors.
 * @returns what resolves once a request has left, or never will
 */
async function press(tab: FormTab, log: VisitLog, isHasty: boolean) {
  const { page, failurePanel, submit } = tab.booking;
  if (!isHasty) await page.waitForTimeout(Math.max(0, tab.openedAt + HASTE_MS - Date.now()));
  const left = page
    .waitForRequest((request) => request.method() === 'POST', PATIENCE)
    .catch(() => {
      // It never left, or the tab is closed.
    });
  const again = failurePanel.getByRole('button', { name: 'Try again' });
  await ((await again.count()) > 0 ? again : submit).click();
  await Promise.race([left, received(page).or(failurePanel).first().waitFor(PATIENCE)]);
  const isHeld = /Nothing was sent yet/.test((await failurePanel.allInnerTexts()).join());
  if (isHeld) {
    log.step('is held back, and tries again');
    await again.click();
  }
  return { left };
}

/** Sends, and lets happen what the attempt is planned to meet. @returns what the visitor is told in the end */
export async function sendFrom(
  stage: Stage,
  tab: FormTab,
  log: VisitLog,
  { name, fault, meets }: Attempt,
  isHasty = false,
): Promise<Told['says'] | 'kept'> {
  const { page, failurePanel } = tab.booking;
  const context = page.context();
  log.step(`sends: ${name}`);
  const send = async () => {
    stage.desk.setFault(fault);
    if (meets === 'offline') await context.setOffline(true);
    const { left } = await press(tab, log, isHasty && meets === undefined);
    if (meets === 'lost' || meets === 'reload') {
      await left;
      await page.waitForTimeout(ON_ITS_WAY_MS);
    }
    if (meets === 'lost') await context.setOffline(true);
    if (meets === 'reload') {
      await page.reload();
      const isKnown = received(page).or(alreadySent(page)).or(notice(page)).or(kept(page));
      await isKnown.first().waitFor(PATIENCE);
      tab.openedAt = Date.now();
      if (await kept(page).isVisible()) return 'kept';
    } else {
      await received(page).or(failurePanel).first().waitFor(PATIENCE);
    }
    const told = await news(tab);
    log.tell(told);
    if (meets !== 'late' || told.says === 'received') return told.says;
    await received(page).waitFor(PATIENCE);
    log.tell(await news(tab));
    return 'received';
  };
  try {
    return await (fault || meets ? log.whileFailing(send) : send());
  } finally {
    stage.desk.setFault(null);
    await context.setOffline(false);
  }
}
