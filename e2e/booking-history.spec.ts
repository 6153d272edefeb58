import { expect, posts, received, test } from './booking-fixtures.ts';
import { BookingPage } from './pages/booking-page.ts';
import { copyTab, reload } from './pages/visitor.ts';

const back = ({ form }: BookingPage) => form.getByRole('button', { name: 'Back', exact: true });
const change = ({ form }: BookingPage, answer: string) =>
  form.getByRole('button', { name: `Change ${answer}` });

/** Waits for the URL of this step. The URL changes shortly after the step. */
async function expectStepInAddress({ page, ...booking }: BookingPage, number: 1 | 2 | 3) {
  await expect(booking.stepHeading).toContainText(`Step ${number} of 3`);
  const hash = ['', '#pickup', '#review'][number - 1];
  await expect.poll(() => new URL(page.url()).hash).toBe(hash);
}

test.beforeEach(async ({ booking, page }) => {
  await page.goto('/faq');
  await booking.open('/book?tourId=lamanai-tour-belize-city');
});

test(
  'the URL opens a step of the booking form only if the earlier steps are complete',
  { tag: '@phone' },
  async ({ booking, page }) => {
    await page.evaluate(() => window.location.replace('#review'));
    await expectStepInAddress(booking, 1);
  },
);

test(
  "after the Back button of the booking form, the browser's Back goes one more step back",
  { tag: '@phone' },
  async ({ booking, page }) => {
    await booking.fillUntilReview();
    await back(booking).click();
    await expectStepInAddress(booking, 2);
    await expect(booking.stepHeading).toBeFocused();
    await expect(booking.stepHeading).toBeInViewport({ ratio: 1 });
    await page.goBack();
    await expectStepInAddress(booking, 1);
    await page.goForward();
    await expectStepInAddress(booking, 2);
    await booking.continue();
    await expectStepInAddress(booking, 3);
    // This script presses the button again before the browser has reached the history entry of the first press.
    await back(booking).evaluate(async (button: HTMLElement) => {
      button.click();
      await Promise.resolve();
      button.click();
    });
    await expectStepInAddress(booking, 1);
    await expect(page).toHaveURL('/book?tourId=lamanai-tour-belize-city');
    await page.goBack();
    await expect(page).toHaveURL('/faq');
  },
);

test(
  "after several changes, the browser's Back shows each step of the booking form only once",
  { tag: '@desktop' },
  async ({ booking, page }) => {
    await booking.fillUntilReview();
    await change(booking, 'tour').click();
    await expectStepInAddress(booking, 1);
    // After a change, the browser's Back returns to the review.
    await page.goBack();
    await expectStepInAddress(booking, 3);
    await change(booking, 'tour').click();
    await booking.chooseTour('lamanai-tour-hopkins');
    await booking.continue();
    await expectStepInAddress(booking, 3);
    await change(booking, 'accommodation').click();
    await expectStepInAddress(booking, 2);
    await booking.continue();
    await expectStepInAddress(booking, 3);
    await expect(page).toHaveURL('/book?tourId=lamanai-tour-hopkins#review');
    await reload(page);
    await booking.ready();
    await back(booking).click();
    await expectStepInAddress(booking, 2);
    await expect(page).toHaveURL('/book?tourId=lamanai-tour-hopkins#pickup');
    await reload(page);
    await booking.ready();
    await expect(booking.ticket).toContainText('Hopkins');
    await page.goBack();
    await expectStepInAddress(booking, 1);
    await page.goBack();
    await expect(page).toHaveURL('/faq');
  },
);

test(
  'a duplicated tab sends its request under a new reference',
  { tag: '@desktop' },
  async ({ booking, desk, page }) => {
    await booking.fillUntilReview();
    const reference = await booking.reference();
    const copy = new BookingPage(await copyTab(page));
    await expect(copy.page.getByText('We saved your answers.')).toBeVisible();
    await expect.poll(() => copy.reference()).not.toBe(reference);
    const ownReference = await copy.reference();
    await copy.submit.click();
    await expect(received(copy.page)).toBeVisible();
    // Browsers throttle pages in the background.
    await copy.page.close();
    await booking.submit.click();
    await expect(received(page)).toBeVisible();
    const references = posts(desk).map(({ body }) => body?.template_params['reference']);
    expect(references).toEqual([ownReference, reference]);
  },
);
