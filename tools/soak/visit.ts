import { type BrowserContext, expect, type Page } from '@playwright/test';

import type { BookingDraft } from '#domain/booking.ts';

import { BookingPage } from '../../e2e/pages/booking-page.ts';
import { copyTab } from '../../e2e/pages/visitor.ts';
import type { VisitRecord } from './account.ts';
import { draftOf } from './draft.ts';
import { type Attempt, type Between, type Interruption, planOf, type VisitPlan } from './plan.ts';
import { formReady, type FormTab, sendFrom } from './send.ts';
import type { Stage } from './stage.ts';
import { type VisitLog, visitLog } from './visit-log.ts';

interface Visit {
  readonly visitor: number;
  readonly plan: VisitPlan;
  readonly stage: Stage;
  readonly context: BrowserContext;
  readonly log: VisitLog;
  readonly draft: BookingDraft;
}

const well: Attempt = { name: 'well', fault: null };

/** Comes to the form on the planned way. */
async function enter({ plan, stage, context, log }: Visit): Promise<BookingPage> {
  const page = await context.newPage();
  const booking = new BookingPage(page);
  log.step(`comes by the ${plan.enters}`);
  if (plan.enters === 'form') {
    await page.goto(`${stage.url}/book`);
    await formReady(booking);
    return booking;
  }
  await page.goto(`${stage.url}${plan.enters === 'tour' ? `/tour/${plan.tourId}` : '/'}`);
  await page
    .getByRole('link', { name: /^Book (?:Now|This Tour)$/ })
    .filter({ visible: true })
    .first()
    .click();
  await formReady(booking);
  return booking;
}

/** Opens a page without a connection: it answers, if the worker is there. */
async function readOffline({ context, stage, log }: Visit, page: Page) {
  const isKept = await page.evaluate(() => navigator.serviceWorker.controller !== null);
  if (!isKept) return;
  const tab = await context.newPage();
  await tab.goto(`${stage.url}/faq`);
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  log.step('reads a page without a connection');
  await tab.close();
}

async function goBackAndForth(page: Page, step: 1 | 2 | 3, booking: BookingPage) {
  await page.goBack();
  if (step > 1) await booking.expectStep((step - 1) as 1 | 2);
  await page.goForward();
}

/** Lets something come between the visitor and the form; afterwards everything must be as it was. */
async function interrupt(visit: Visit, tab: FormTab, what: Interruption, step: 1 | 2 | 3) {
  const { log, stage, context } = visit;
  const { booking } = tab;
  if (what === 'nothing') return;
  log.step(`${what} on step ${step}`);
  if (what === 'release') {
    if (stage.release()) log.grewOld();
    return;
  }
  if (what === 'offline spell') {
    await log.whileFailing(async () => {
      await context.setOffline(true);
      try {
        await readOffline(visit, booking.page);
      } finally {
        await context.setOffline(false);
      }
    });
    return;
  }
  if (what === 'reload') await booking.page.reload();
  else await goBackAndForth(booking.page, step, booking);
  await formReady(booking);
  tab.openedAt = Date.now();
  await booking.expectStep(step);
  const field = step === 1 ? 'First name' : 'Pickup location';
  if (step === 3) await expect(booking.form).toContainText(tab.pickup);
  else {
    await expect(booking.form.getByRole('textbox', { name: field })).toHaveValue(
      step === 1 ? visit.draft.firstName : tab.pickup,
    );
  }
}

/** Copies the tab, and sends from the copy if that is wanted. */
async function copy(visit: Visit, tab: FormTab, sends: boolean) {
  const { log, stage } = visit;
  log.step(sends ? 'copies the tab and sends from the copy' : 'copies the tab and closes the copy');
  const page = await copyTab(tab.booking.page);
  const booking = new BookingPage(page);
  await formReady(booking);
  await booking.expectStep(3);
  await page.getByText(/We kept what|may have been sent/).waitFor();
  if (sends) {
    if (!log.told.some(({ says }) => says === 'unknown')) log.addRequest();
    await sendFrom(stage, { booking, pickup: tab.pickup, openedAt: Date.now() }, log, well);
  }
  await page.close();
}

async function changePickup(tab: FormTab, log: VisitLog) {
  const { page, form } = tab.booking;
  log.step('changes an answer');
  await page.getByRole('button', { name: 'Change pickup location' }).click();
  tab.pickup += ' after all';
  await form.getByRole('textbox', { name: 'Pickup location' }).fill(tab.pickup);
  await tab.booking.continue();
  await tab.booking.expectStep(3);
}

async function between(visit: Visit, tab: FormTab, what: Between) {
  if (what === 'change') await changePickup(tab, visit.log);
  else if (what === 'copy') await copy(visit, tab, true);
  else await interrupt(visit, tab, what, 3);
}

/** Comes back to what was sent: it is never denied, and never sent again. */
async function afterwards({ plan, log }: Visit, { booking }: FormTab) {
  const { page } = booking;
  if (plan.afterwards === 'nothing') return;
  log.step(`${plan.afterwards} afterwards`);
  if (plan.afterwards === 'reload') await page.reload();
  else await page.goBack();
  const known = page.getByRole('heading', {
    name: /^Your request was (?:received|already sent)$/,
  });
  // From the form Back leads to its step before, or out of it.
  if (plan.afterwards === 'reload') await known.first().waitFor();
  await expect(booking.submit).toHaveCount(0);
}

async function play(visit: Visit) {
  const { plan, log, stage, draft } = visit;
  const booking = await enter(visit);
  const tab: FormTab = { booking, pickup: draft.pickupLocation, openedAt: Date.now() };
  await booking.fillTrip(draft);
  log.step('fills in step 1');
  await interrupt(visit, tab, plan.afterTrip, 1);
  await booking.continue();
  await booking.expectStep(2);
  await booking.fillStay(draft);
  log.step('fills in step 2');
  await interrupt(visit, tab, plan.afterStay, 2);
  await booking.continue();
  await booking.expectStep(3);
  if (plan.atReview === 'copy' || plan.atReview === 'copy and send') {
    await copy(visit, tab, plan.atReview === 'copy and send');
  } else await interrupt(visit, tab, plan.atReview, 3);
  for (const [index, { attempt, before }] of plan.attempts.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
    await between(visit, tab, before);
    // oxlint-disable-next-line no-await-in-loop -- as above
    const told = await sendFrom(stage, tab, log, attempt, plan.isHasty && index === 0);
    if (told === 'received') {
      // oxlint-disable-next-line no-await-in-loop -- the last thing that is done
      await afterwards(visit, tab);
      return;
    }
  }
  log.step('gives up');
}

/** Plays one visit as its seed and number plan it. */
export async function playVisit(stage: Stage, seed: number, visitor: number): Promise<VisitRecord> {
  const plan = planOf(seed, visitor);
  stage.rewind();
  const context = await stage.browser.newContext({
    viewport: plan.isPhone ? { width: 360, height: 780 } : { width: 1280, height: 800 },
  });
  context.setDefaultTimeout(30_000);
  const log = visitLog(visitor, context);
  try {
    await play({
      visitor,
      plan,
      stage,
      context,
      log,
      draft: draftOf(visitor, plan.tourId, plan.daysAhead),
    });
  } catch (error) {
    log.problem(error instanceof Error ? error.message : String(error));
  } finally {
    stage.desk.setFault(null);
    await context.close();
  }
  return log.record();
}
