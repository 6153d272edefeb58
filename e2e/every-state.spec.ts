import { expect, test } from './booking-fixtures.ts';
import { guest } from './pages/booking-page.ts';
import { everyBookingState } from './pages/booking-states.ts';
import { coveredAfterScrolling, laptopScreens } from './pages/overlap.ts';
import { expectNoSmallPhoneProblems, LONG_WORD } from './pages/small-phone.ts';
import { violations } from './pages/visitor.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ problems }) => problems.expect(/Booking request: /, /500 \(/));

/** The longest text that the form accepts. */
const longAnswers = {
  firstName: LONG_WORD.slice(0, 50),
  lastName: LONG_WORD.slice(0, 50),
  email: `${LONG_WORD.slice(0, 25)}.${LONG_WORD.slice(0, 25)}@gmial.com`.replace('ü', 'u'),
  accommodation: LONG_WORD,
  pickupLocation: LONG_WORD,
  specialRequirements: LONG_WORD.repeat(3),
};

test(
  'every booking state is readable and accessible on a small phone with large text',
  { tag: '@phone' },
  async ({ booking, desk, page }) => {
    test.slow();
    const look = async (state: string) => {
      expect.soft(await violations(page), state).toEqual([]);
      // A toast lies over the page for ten seconds; the panel says the same and stays.
      if (!state.includes('toast')) await expectNoSmallPhoneProblems(page, state);
    };
    const closedDays = [{ day: guest.date, reason: LONG_WORD }];
    await page.route('**/notices.json', (route) => route.fulfill({ json: { closedDays } }));
    await everyBookingState({ booking, desk, page }, look, longAnswers);

    await booking.open();
    await expect(booking.form).toContainText(LONG_WORD);
    await booking.fillTrip();
    await booking.continue();
    await expect(booking.summary).toContainText(LONG_WORD);
    await look('a closed day');
  },
);

test(
  'no part of the booking form is covered on a laptop',
  { tag: '@desktop' },
  async ({ booking, desk, page }) => {
    test.slow();
    await everyBookingState({ booking, desk, page }, async (state) => {
      const screens = /toast/.test(state) ? [] : laptopScreens;
      for (const screen of screens) {
        await page.setViewportSize(screen);
        await expect.soft
          .poll(() => coveredAfterScrolling(page), `${state} at ${screen.width}`)
          .toEqual([]);
      }
      // On this screen, these states also show the ticket beside the form.
      if (/review|toast|confirmation/.test(state)) {
        expect.soft(await violations(page), state).toEqual([]);
      }
    });
  },
);

test(
  'the calendar is accessible and disables days before today',
  { tag: '@desktop' },
  async ({ booking, page }) => {
    await booking.open();
    await booking.form.getByRole('button', { name: /choose date/i }).click();
    const calendar = page.getByRole('dialog');
    await expect(calendar.getByRole('gridcell', { name: '20', exact: true })).toBeDisabled();
    await expect(calendar.getByRole('gridcell', { name: '21', exact: true })).toBeEnabled();
    expect(await violations(page)).toEqual([]);
  },
);
