import { selectReceipt } from '#machines/booking.selectors.ts';

import { expect, test } from '../booking-fixtures.ts';
import { guest, guestStay, guestTrip, TODAY_NOON_IN_BELIZE } from '../pages/booking-page.ts';
import { holdBack } from '../pages/visitor.ts';
import { driverOf, FRESH_MS, REFERENCE } from './booking-driver.ts';
import { done } from './booking-pairs.ts';

test(
  'the booking, every event in every state',
  { tag: '@desktop' },
  async ({ booking, page, problems }) => {
    test.slow();
    problems.expect(/Booking request: /, /Failed to load resource/);
    await page.clock.install({ time: TODAY_NOON_IN_BELIZE });
    const drive = await driverOf(booking, page);
    const { walk, happens, notices, mail, button, trap, visit } = drive;
    const goesOnEarly = { type: 'step.next', today: '2026-11-21' } as const;

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
      for (const step of ['stay', 'review', 'trip'] as const) await drive.addresses(step);
      await drive.goesOn();
      await drive.waits();
      await drive.comesBack();
      await drive.isCopied();
      await drive.closes([{ from: guest.date, to: guest.date, reason: 'Maintenance' }]);
      await expect(booking.form).toContainText('No tours on December 25, 2026 (Maintenance)');
      await happens(() => booking.fillTrip(), { type: 'draft.change', patch: guestTrip });
      await drive.goesOn();
      await drive.closes([]);
      await drive.goesOn();
    });

    await test.step('step 2', async () => {
      await drive.addresses('review');
      await drive.goes('stay', -1);
      await drive.goesOn();
      await drive.comesBack();
      await drive.isCopied();
      await drive.waits();
      await drive.closes([{ from: '2026-12-26', to: '2026-12-26', reason: 'Boxing Day' }]);
      await drive.goes('trip', -1);
      await drive.goes('stay', 1);
      await drive.goesBack();
      await drive.goesOn();
      await happens(() => booking.fillStay(), { type: 'draft.change', patch: guestStay });
      await drive.goesOn();
    });

    await test.step('the review', async () => {
      await drive.comesBack();
      await drive.isCopied();
      await drive.waits();
      await drive.closes([{ from: guest.date, to: guest.date, reason: 'High water' }]);
      await expect(page.getByRole('alert')).toContainText(
        'There are no tours on this day (High water). Please select another date.',
      );
      await drive.closes([]);
      await drive.goes('trip', -2);
      await drive.goes('review', 2);
      await drive.addresses('stay');
      await drive.goes('review', -1);
      await drive.goesBack();
      await drive.goesOn();
      await drive.changes('accommodation', 'Change accommodation');
      await drive.goesOn();
      await drive.changes('email', 'Change e-mail');
      await drive.goesOn();
      // From a review to the one in front of the step that was written into the address.
      await drive.addresses('stay');
      await drive.goesOn();
      await drive.goes('review', -2);
    });

    await test.step('sending, with the notice of a resumed draft', async () => {
      await drive.opensWith('review');
      await page.clock.runFor(FRESH_MS);
      const answer = await notices.lookSlowly();
      await drive.submits();
      await drive.isCopied();
      await drive.fillsTrap('cheap pills');
      await drive.comesBack();
      await drive.addresses('stay');
      await drive.addresses('trip');
      await drive.goes('review', -1);
      await happens(answer, { type: 'closedDays.change', closedDays: [] });
      await drive.waits();
    });

    await test.step('an answer after the time-out', async () => {
      await drive.arrivesLate();
      await drive.opensWith('review');
      await drive.submits();
      await drive.waits();
      await drive.triesAgain();
      await drive.arrivesLate();
      for (const lookAt of ['the review', 'step 2', 'step 1'] as const) {
        await drive.opensWith('review');
        await drive.submits();
        await drive.waits();
        await drive.goesBack();
        if (lookAt === 'the review') await drive.goesOn();
        if (lookAt === 'step 1') await drive.goesBack();
        await drive.arrivesLate();
      }
    });

    await test.step('failed', async () => {
      await drive.opensWith('review');
      await drive.fails();
      await drive.isCopied();
      await drive.triesAgain();
      await drive.waits();
      await drive.isRefused();
      await drive.comesBack();
      await drive.waits();
      await drive.closes([]);
      await drive.keeps();
      await drive.goesBack();
      await drive.goesOn();
      await drive.fails();
      await drive.changes('email', 'Change e-mail');
      await drive.goesOn();
      await drive.fails();
      // Continue went back from the change to the review.
      await drive.goes('trip', 1);
      await drive.goes('review', -1);
      await drive.addresses('stay');
      await drive.goesOn();
      await drive.fails();
      await drive.goes('review', -2);
      await drive.fails();
      await drive.addresses('stay');
      await drive.goes('review', -1);
      await drive.opensWith('review');
      await drive.fails();
      await drive.clears();
    });

    await test.step('a resumed draft on each step', async () => {
      for (const step of ['trip', 'stay', 'review'] as const) {
        await drive.opensWith(step);
        await drive.keeps();
        await drive.opensWith(step);
        await drive.clears();
      }
    });

    await test.step('the hidden field', async () => {
      await drive.opensWith('trip');
      await drive.fillsTrap('a');
      await drive.goesOn();
      await drive.fillsTrap('ab');
      await drive.goesOn();
      await drive.fillsTrap('abc');
      await drive.submitsInVain();
      await drive.fillsTrap('');
      await drive.fails();
    });

    await test.step('a day that has passed since it was chosen', async () => {
      await drive.opensWith('review', { ...guest, date: '2026-11-21' });
      await drive.dayPasses();
      await drive.comesBack();
      await drive.submitsInVain();
    });

    await test.step('sent, and back again', async () => {
      await drive.opensWith('review');
      await drive.submits();
      await happens(() => mail.answer('sends'), done);
      const sent = selectReceipt(walk.snapshot());
      walk.begin();
      await happens(() => page.goBack(), ...visit({ sent }));
      await drive.comesBack();
      await drive.isCopied();
      await drive.waits();
      for (const step of ['stay', 'review', 'trip'] as const) await drive.addresses(step);
      await happens(() => button('Request another tour').click(), {
        type: 'draft.restart',
        reference: REFERENCE,
      });
    });
    walk.expectComplete();
  },
);
