import type { BrowserContext } from '@playwright/test';
import { array, constantFrom, oneof, record, sample } from 'fast-check';

import { BookingPage, guest, guestToday, WRITING_TIME_MS } from '../pages/booking-page.ts';
import { copyTab } from '../pages/visitor.ts';
import type { MailDesk } from '#tools/mail-desk/mail-desk.ts';

interface Attempt {
  readonly fault: Parameters<MailDesk['setFault']>[0];
  readonly meets?: 'offline' | 'reload';
}

const attempts: Readonly<Record<string, Attempt>> = {
  'answered with 500': { fault: { status: 500 } },
  '500 after the mail': { fault: { status: 500, afterSend: true } },
  'too many requests': { fault: { status: 429 } },
  'connection cut': { fault: { reset: true } },
  'cut after the mail': { fault: { afterSend: true } },
  'sign-in page': { fault: { status: 200, text: '<html>Wi-Fi sign-in</html>' } },
  'never answered': { fault: { hang: true } },
  offline: { fault: null, meets: 'offline' },
  'reload while sending': { fault: { delay: 1200 }, meets: 'reload' },
};

/** The random choices of a visit. */
const plan = array(
  record({
    before: constantFrom('nothing', 'nothing', 'reload', 'change', 'copy'),
    meeting: oneof(constantFrom('nothing'), constantFrom(...Object.keys(attempts))),
  }),
  { minLength: 1, maxLength: 4, size: 'max' },
);

export interface Visit {
  /**
   * The results that the page showed. Each result includes the pickup, because this answer differs between the versions
   * of a request.
   */
  readonly told: { readonly says: string; readonly reference: string; readonly pickup: string }[];
  /** The number of requests that the visitor meant to send: one, and one for each duplicate of a tab with an unsent form. */
  requests: number;
}

const RESULT_TIMEOUT = { timeout: 45_000 };

function classify(text: string) {
  if (/Your request was (?:received|already sent)/.test(text)) return 'received';
  if (/not sure your (?:last )?request/.test(text)) return 'unknown';
  return /Nothing (?:was|has been) sent|Your device is offline/.test(text)
    ? 'nothing sent'
    : 'failed';
}

/** Sends the request, triggers the fault for this attempt, and records the result on the page. */
async function send(
  told: Visit['told'],
  desk: MailDesk,
  booking: BookingPage,
  pickup: string,
  attempt: Attempt = { fault: null },
) {
  const { page, submit, failurePanel } = booking;
  const { fault, meets } = attempt;
  await page.clock.fastForward(WRITING_TIME_MS);
  desk.setFault(fault);
  if (meets === 'offline') await page.context().setOffline(true);
  // If the visitor is offline or closes the tab, no request is sent.
  const requestSent = page
    .waitForRequest((request) => request.method() === 'POST', RESULT_TIMEOUT)
    .catch(() => {});
  const tryAgain = failurePanel.getByRole('button', { name: 'Try again' });
  await submit.or(tryAgain).first().click();
  if (meets !== 'offline') await requestSent;
  const success = page.getByRole('heading', {
    name: /^Your request was (?:received|already sent)$/,
  });
  const resumed = page.getByText(/^We saved your answers|^We’re not sure your last request/);
  if (meets === 'reload') await page.reload();
  const result = success.or(meets === 'reload' ? resumed : failurePanel);
  await result.first().waitFor(RESULT_TIMEOUT);
  desk.setFault(null);
  await page.context().setOffline(false);
  const text = await page.getByRole('main').innerText();
  const [, reference] = /reference(?: is)?\s+(LAM-[\w-]*\w)/i.exec(text) ?? [];
  if (reference) told.push({ says: classify(text), reference, pickup });
  console.log(`  the page says: ${reference ? classify(text) : 'nothing'}`);
}

/** Simulates the visit for a seed. @throws if the visitor cannot continue */
export async function playVisit(
  context: BrowserContext,
  url: string,
  desk: MailDesk,
  seed: number,
) {
  const visit: Visit = { told: [], requests: 1 };
  // The last sample is used, because fast-check generates the simplest samples first.
  const chances = sample(plan, { seed, numRuns: 50 }).at(-1) ?? [];
  const booking = new BookingPage(await context.newPage());
  await booking.page.clock.install();
  await booking.open(`${url}/book`);
  await booking.fillTrip(guestToday());
  await booking.answerStay();
  let pickup = guest.pickupLocation;
  for (const { before, meeting } of chances) {
    console.log(`  before sending: ${before}; then: ${meeting}`);
    if (before === 'reload') await booking.page.reload();
    if (before === 'change') {
      pickup += ' after all';
      await booking.page.getByRole('button', { name: 'Change pickup location' }).click();
      await booking.form.getByRole('textbox', { name: 'Pickup location' }).fill(pickup);
      await booking.continue();
    }
    await booking.ready();
    await booking.expectStep(3);
    if (before === 'copy') {
      const copy = new BookingPage(await copyTab(booking.page));
      await copy.ready();
      if (!visit.told.some(({ says }) => says === 'unknown')) visit.requests += 1;
      await send(visit.told, desk, copy, pickup);
      await copy.page.close();
    }
    await send(visit.told, desk, booking, pickup, attempts[meeting]);
    if (visit.told.at(-1)?.says === 'received') return visit;
  }
  return visit;
}
