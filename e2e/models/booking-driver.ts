import type { Locator, Page } from '@playwright/test';

import type { BookingDraft, BookingField } from '#domain/booking.ts';
import { writeSavedDraft, type BookingStep } from '#domain/booking-record.ts';
import type { Closure } from '#domain/notices.ts';
import { firstVersion } from '#domain/reference.ts';
import type { BookingVisit } from '#machines/booking.context.ts';

import { expect } from '../booking-fixtures.ts';
import { type BookingPage, guest } from '../pages/booking-page.ts';
import { hasteOver, refused, timeOut } from './booking-pairs.ts';
import { mailGate, noticesHost, otherTab } from './booking-world.ts';
import { walkOf } from './walk.ts';

export const REFERENCE = 'LAM-ACDE347';
export const FRESH_MS = 5 * 60_000;
const SEND_TIMEOUT_MS = 20_000;

/** What can happen to a booking: each is caused on the page, and told to the model. */
export async function driverOf(booking: BookingPage, page: Page) {
  const notices = await noticesHost(page);
  const mail = await mailGate(page);
  let today = '2026-11-21';

  const button = (name: string | RegExp) =>
    page.getByRole('main').getByRole('button', { name, disabled: false, exact: true });
  const clear = button('Clear');
  const keep = button('Keep');
  const back = button('Back');
  const tryAgain = button('Try again');
  const trap = page.locator('input[name="rk_note"]:enabled');

  const walk = walkOf(booking, {
    'draft.change': booking.form.locator(
      ':is(input, select, textarea):enabled:not([name="rk_note"])',
    ),
    'draft.restart': clear.or(button('Request another tour')),
    'notice.dismiss': keep,
    'trap.change': trap,
    'step.next': button('Continue'),
    'step.back': back,
    'answer.change': button(/^Change /),
    'booking.submit': button('Complete Booking').or(tryAgain),
  });
  const { happens } = walk;

  const dayEvent = () => ({ type: 'day.change', today }) as const;
  const visit = (facts: Partial<BookingVisit>) =>
    [
      {
        type: 'visit.start',
        visit: { today, reference: REFERENCE, tourId: null, saved: null, sent: null, ...facts },
      },
      { type: 'closedDays.change', closedDays: [] },
    ] as const;
  const tab = otherTab(page);

  let accepted = 0;
  /** Presses what submits, after which so many more requests have left. */
  const presses = async (control: Locator, requests: number) => {
    accepted += requests;
    await happens(() => control.click(), { type: 'booking.submit', today });
    await expect.poll(mail.requests).toBe(accepted);
  };

  const submits = () => presses(booking.submit, 1);
  const isRefused = () => happens(() => mail.answer('refuses'), refused);

  return {
    walk,
    happens,
    notices,
    mail,
    button,
    trap,
    visit,
    opensWith: async (step: BookingStep, draft: BookingDraft = guest) => {
      const saved = { reference: REFERENCE, versions: firstVersion, draft, step };
      const text = writeSavedDraft(saved, await page.evaluate(() => Date.now()));
      await page.evaluate((value) => sessionStorage.setItem('booking-draft', value), text);
      walk.begin();
      await happens(() => booking.open(), ...visit({ saved }));
    },
    comesBack: () =>
      happens(
        () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
        dayEvent(),
      ),
    closes: (closedDays: readonly Closure[]) =>
      happens(
        async () => {
          notices.setClosedDays(closedDays);
          await page.clock.runFor(FRESH_MS);
          await notices.look();
        },
        { type: 'closedDays.change', closedDays },
      ),
    waits: () => happens(() => page.clock.runFor(SEND_TIMEOUT_MS), timeOut, hasteOver),
    isCopied: async () => {
      await happens(() => tab.takesVersion(1), { type: 'version.taken', version: 1 });
      await happens(() => tab.holdsTheSame(), dayEvent(), {
        type: 'reference.taken',
        reference: REFERENCE,
      });
    },
    arrivesLate: () =>
      happens(() => mail.answer('sends'), { type: 'request.arrive', reference: REFERENCE }),
    fillsTrap: (text: string) => happens(() => trap.fill(text), { type: 'trap.change', text }),
    goes: (step: BookingStep, entries: number) =>
      happens(() => page.evaluate((delta) => window.history.go(delta), entries), {
        type: `${step}.open`,
      }),
    /** As a visitor does who writes it into the address. */
    addresses: (step: BookingStep) =>
      happens(() => page.evaluate((hash) => window.location.assign(`#${hash}`), step), {
        type: `${step}.open`,
      }),
    goesOn: () => happens(() => booking.continue(), { type: 'step.next', today }),
    goesBack: () => happens(() => back.click(), { type: 'step.back' }),
    changes: (field: BookingField, name: string) =>
      happens(() => button(name).click(), { type: 'answer.change', field }),
    keeps: () => happens(() => keep.click(), { type: 'notice.dismiss' }),
    clears: () => happens(() => clear.click(), { type: 'draft.restart', reference: REFERENCE }),
    submits,
    triesAgain: () => presses(tryAgain, 1),
    submitsInVain: () => presses(booking.submit, 0),
    /** The page hears of it only when the visitor comes back. */
    dayPasses: async () => {
      today = '2026-11-22';
      await page.clock.setSystemTime('2026-11-22T18:00:00Z');
    },
    isRefused,
    /** Is submitted, and refused by the mail service. */
    fails: async () => {
      await submits();
      await isRefused();
    },
  };
}
