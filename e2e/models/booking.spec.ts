import { fromPromise } from 'xstate';

import type { BookingDraft, BookingField, ClosedDays } from '#domain/booking.ts';
import { writeSavedDraft, type BookingStep } from '#domain/booking-record.ts';
import type { BookingVisit } from '#machines/booking.context.ts';
import { firstVersion } from '#domain/reference.ts';
import { bookingMachine } from '#machines/booking.machine.ts';
import { selectReceipt } from '#machines/booking.selectors.ts';

import { expect, test } from '../booking-fixtures.ts';
import { guest, TODAY_NOON_IN_BELIZE } from '../pages/booking-page.ts';
import { done, hasteOver, refused, stay, timeOut, trip, unreachable } from './booking-pairs.ts';
import { expectPageToShow } from './booking-view.ts';
import { mailGate, noticesHost, otherTab } from './booking-world.ts';
import { walkOf } from './walk.ts';

const REFERENCE = 'LAM-ACDE347';
const FRESH_MS = 5 * 60_000;
const SEND_TIMEOUT_MS = 20_000;

/** The outcome of each attempt is told as it comes on the page. */
const machine = bookingMachine.provide({
  actors: { sendBooking: fromPromise(() => new Promise(() => {})) },
});
test(
  'the booking, every event in every state',
  { tag: '@desktop' },
  async ({ booking, page, problems }) => {
    test.slow();
    problems.expect(/Booking request: /, /Failed to load resource/);
    await page.clock.install({ time: TODAY_NOON_IN_BELIZE });
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

    const walk = walkOf({
      machine,
      unreachable,
      controls: {
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
      },
      shows: (snapshot) => expectPageToShow(booking, snapshot),
    });
    const { happens } = walk;

    const dayEvent = () => ({ type: 'day.change', today }) as const;
    const visit = (facts: Partial<BookingVisit>) =>
      [
        {
          type: 'visit.start',
          visit: { today, reference: REFERENCE, tourId: null, saved: null, sent: null, ...facts },
        },
        { type: 'closedDays.change', closedDays: {} },
      ] as const;
    const opensWith = async (step: BookingStep, draft: BookingDraft = guest) => {
      const saved = { reference: REFERENCE, versions: firstVersion, draft, step };
      const text = writeSavedDraft(saved, await page.evaluate(() => Date.now()));
      await page.evaluate((value) => sessionStorage.setItem('booking-draft', value), text);
      walk.begin();
      await happens(() => booking.open(), ...visit({ saved }));
    };

    const comesBack = () =>
      happens(
        () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
        dayEvent(),
      );
    const closes = (closedDays: ClosedDays) =>
      happens(
        async () => {
          notices.setClosedDays(closedDays);
          await page.clock.runFor(FRESH_MS);
          await notices.look();
        },
        { type: 'closedDays.change', closedDays },
      );
    const waits = () => happens(() => page.clock.runFor(SEND_TIMEOUT_MS), timeOut, hasteOver);
    const tab = otherTab(page);
    const isCopied = async () => {
      await happens(() => tab.takesVersion(1), { type: 'version.taken', version: 1 });
      await happens(() => tab.holdsTheSame(), dayEvent(), {
        type: 'reference.taken',
        reference: REFERENCE,
      });
    };
    const arrivesLate = () =>
      happens(() => mail.answer('sends'), { type: 'request.arrive', reference: REFERENCE });
    const fillsTrap = (text: string) =>
      happens(() => trap.fill(text), { type: 'trap.change', text });
    const goes = (step: BookingStep, entries: number) =>
      happens(() => page.evaluate((delta) => window.history.go(delta), entries), {
        type: `${step}.open`,
      });
    /** As a visitor does who writes it into the address. */
    const addresses = (step: BookingStep) =>
      happens(
        () =>
          page.evaluate((hash) => {
            window.location.hash = hash;
          }, step),
        { type: `${step}.open` },
      );
    const goesOn = () => happens(() => booking.continue(), { type: 'step.next', today });
    const goesBack = () => happens(() => back.click(), { type: 'step.back' });
    const changes = (field: BookingField, name: string) =>
      happens(() => button(name).click(), { type: 'answer.change', field });
    const keeps = () => happens(() => keep.click(), { type: 'notice.dismiss' });
    const clears = () =>
      happens(() => clear.click(), { type: 'draft.restart', reference: REFERENCE });

    let accepted = 0;
    const expectOneRequestEach = () => expect.poll(mail.requests).toBe(accepted);
    const submits = async () => {
      await happens(() => booking.submit.click(), { type: 'booking.submit', today });
      accepted += 1;
      await expectOneRequestEach();
    };
    const triesAgain = async () => {
      await happens(() => tryAgain.click(), { type: 'booking.submit', today });
      accepted += 1;
      await expectOneRequestEach();
    };
    const isRefused = () => happens(() => mail.answer('refuses'), refused);

    await test.step('opening', async () => {
      let start = () => {};
      const started = new Promise<void>((resolve) => {
        start = resolve;
      });
      await page.route('**/assets/*.js', async (route) => {
        await started;
        await route.continue();
      });
      walk.begin();
      await happens(() => page.goto('/book', { waitUntil: 'commit' }));
      const firstName = booking.form.getByRole('textbox', { name: 'First name' });
      const types = async (text: string) => {
        await firstName.fill(text);
        await trap.fill(text);
      };
      await happens(
        async () => {
          await types('A');
          await types('');
        },
        { type: 'draft.change', patch: { firstName: '' } },
        { type: 'trap.change', text: '' },
      );
      const goesOnEarly = { type: 'step.next', today } as const;
      // Kept until the form can hear of it.
      await happens(() => button('Continue').click({ noWaitAfter: true }), goesOnEarly);
      await happens(
        async () => {
          start();
          await booking.ready();
        },
        ...visit({}),
        goesOnEarly,
      );
      await page.unroute('**/assets/*.js');
    });

    await test.step('step 1', async () => {
      for (const step of ['stay', 'review', 'trip'] as const) await addresses(step);
      await goesOn();
      await waits();
      await comesBack();
      await isCopied();
      await closes({ [guest.date]: 'Maintenance' });
      await expect(booking.form).toContainText('No tours on December 25, 2026 (Maintenance)');
      await happens(() => booking.fillTrip(), { type: 'draft.change', patch: trip });
      await goesOn();
      await closes({});
      await goesOn();
    });

    await test.step('step 2', async () => {
      await addresses('review');
      await goes('stay', -1);
      await goesOn();
      await comesBack();
      await isCopied();
      await waits();
      await closes({ '2026-12-26': 'Boxing Day' });
      await goes('trip', -1);
      await goes('stay', 1);
      await goesBack();
      await goesOn();
      await happens(() => booking.fillStay(), { type: 'draft.change', patch: stay });
      await goesOn();
    });

    await test.step('the review', async () => {
      await comesBack();
      await isCopied();
      await waits();
      await closes({});
      await goes('trip', -2);
      await goes('review', 2);
      await addresses('stay');
      await goes('review', -1);
      await goesBack();
      await goesOn();
      await changes('accommodation', 'Change accommodation');
      await goesOn();
      await changes('email', 'Change e-mail');
      await goesOn();
      // From a review to the one in front of the step that was written into the address.
      await addresses('stay');
      await goesOn();
      await goes('review', -2);
    });

    await test.step('sending, with the notice of a resumed draft', async () => {
      await opensWith('review');
      await page.clock.runFor(FRESH_MS);
      const answer = await notices.lookSlowly();
      await submits();
      await isCopied();
      await fillsTrap('cheap pills');
      await comesBack();
      await addresses('stay');
      await addresses('trip');
      await goes('review', -1);
      await happens(answer, { type: 'closedDays.change', closedDays: {} });
      await waits();
    });

    await test.step('an answer after the time-out', async () => {
      await arrivesLate();
      await opensWith('review');
      await submits();
      await waits();
      await triesAgain();
      await arrivesLate();
      for (const lookAt of ['the review', 'step 2', 'step 1'] as const) {
        await opensWith('review');
        await submits();
        await waits();
        await goesBack();
        if (lookAt === 'the review') await goesOn();
        if (lookAt === 'step 1') await goesBack();
        await arrivesLate();
      }
    });

    await test.step('failed', async () => {
      await opensWith('review');
      await submits();
      await isRefused();
      await isCopied();
      await triesAgain();
      await waits();
      await happens(() => mail.answer('refuses'), refused);
      await comesBack();
      await waits();
      await closes({});
      await keeps();
      await goesBack();
      await goesOn();
      await submits();
      await isRefused();
      await changes('email', 'Change e-mail');
      await goesOn();
      await submits();
      await isRefused();
      // Continue went back from the change to the review.
      await goes('trip', 1);
      await goes('review', -1);
      await addresses('stay');
      await goesOn();
      await submits();
      await isRefused();
      await goes('review', -2);
      await submits();
      await isRefused();
      await addresses('stay');
      await goes('review', -1);
      await opensWith('review');
      await submits();
      await isRefused();
      await clears();
    });

    await test.step('a resumed draft on each step', async () => {
      for (const step of ['trip', 'stay', 'review'] as const) {
        await opensWith(step);
        await keeps();
        await opensWith(step);
        await clears();
      }
    });

    await test.step('the hidden field', async () => {
      await opensWith('trip');
      await fillsTrap('a');
      await goesOn();
      await fillsTrap('ab');
      await goesOn();
      await fillsTrap('abc');
      await happens(() => booking.submit.click(), { type: 'booking.submit', today });
      await expectOneRequestEach();
      await fillsTrap('');
      await submits();
      await isRefused();
    });

    await test.step('a day that has passed since it was chosen', async () => {
      await opensWith('review', { ...guest, date: today });
      today = '2026-11-22';
      await page.clock.setSystemTime('2026-11-22T18:00:00Z');
      await comesBack();
      await happens(() => booking.submit.click(), { type: 'booking.submit', today });
      await expectOneRequestEach();
    });

    await test.step('sent, and back again', async () => {
      await opensWith('review');
      await submits();
      await happens(() => mail.answer('sends'), done);
      const sent = selectReceipt(walk.snapshot());
      walk.begin();
      await happens(() => page.goBack(), ...visit({ sent }));
      await comesBack();
      await isCopied();
      await waits();
      for (const step of ['stay', 'review', 'trip'] as const) await addresses(step);
      await happens(() => button('Request another tour').click(), {
        type: 'draft.restart',
        reference: REFERENCE,
      });
    });
    walk.expectComplete();
  },
);
