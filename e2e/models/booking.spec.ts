import { selectReceipt } from '#machines/booking.selectors.ts';

import { expect, test } from '../booking-fixtures.ts';
import { guest, TODAY_NOON_IN_BELIZE } from '../pages/booking-page.ts';
import { holdBack } from '../pages/visitor.ts';
import { driverOf, FRESH_MS, REFERENCE } from './booking-driver.ts';
import { done, refused, stay, trip } from './booking-pairs.ts';

test(
  'the booking, every event in every state',
  { tag: '@desktop' },
  async ({ booking, page, problems }) => {
    test.slow();
    problems.expect(/Booking request: /, /Failed to load resource/);
    await page.clock.install({ time: TODAY_NOON_IN_BELIZE });
    const drive = await driverOf(booking, page);
    const { walk, happens, notices, mail, button, trap, visit } = drive;
    const { opensWith, comesBack, closes, waits, isCopied, arrivesLate, fillsTrap } = drive;
    const { goes, addresses, goesOn, goesOnEarly, goesBack, changes, keeps, clears } = drive;
    const { submits, submitsInVain, triesAgain, isRefused, dayPasses } = drive;

    await test.step('opening', async () => {
      const start = await holdBack(page);
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
      await closes([{ from: guest.date, to: guest.date, reason: 'Maintenance' }]);
      await expect(booking.form).toContainText('No tours on December 25, 2026 (Maintenance)');
      await happens(() => booking.fillTrip(), { type: 'draft.change', patch: trip });
      await goesOn();
      await closes([]);
      await goesOn();
    });

    await test.step('step 2', async () => {
      await addresses('review');
      await goes('stay', -1);
      await goesOn();
      await comesBack();
      await isCopied();
      await waits();
      await closes([{ from: '2026-12-26', to: '2026-12-26', reason: 'Boxing Day' }]);
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
      await closes([]);
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
      await happens(answer, { type: 'closedDays.change', closedDays: [] });
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
      await closes([]);
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
      await submitsInVain();
      await fillsTrap('');
      await submits();
      await isRefused();
    });

    await test.step('a day that has passed since it was chosen', async () => {
      await opensWith('review', { ...guest, date: '2026-11-21' });
      await dayPasses();
      await comesBack();
      await submitsInVain();
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
