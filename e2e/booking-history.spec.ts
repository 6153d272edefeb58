import type { Page } from '@playwright/test';

import { writeSavedDraft, type BookingStep } from '#domain/booking-record.ts';
import { firstVersion } from '#domain/reference.ts';

import { expect, test } from './booking-fixtures.ts';
import { guest, type BookingPage } from './pages/booking-page.ts';
import { reload } from './pages/visitor.ts';

const back = ({ form }: BookingPage) => form.getByRole('button', { name: 'Back', exact: true });
const change = ({ form }: BookingPage, answer: string) =>
  form.getByRole('button', { name: `Change ${answer}` });

/** The address follows the step in a moment of its own, and only then does the browser know where it is. */
async function expectStepInAddress({ page, ...booking }: BookingPage, number: 1 | 2 | 3) {
  await expect(booking.stepHeading).toContainText(`Step ${number} of 3`);
  const hash = ['', '#stay', '#review'][number - 1];
  await expect.poll(() => new URL(page.url()).hash).toBe(hash);
}

async function comeBackWithDraft(page: Page, step: BookingStep) {
  const saved = { reference: 'LAM-ACDE347', draft: guest, step, versions: firstVersion };
  const text = writeSavedDraft(saved, await page.evaluate(() => Date.now()));
  await page.evaluate((value) => sessionStorage.setItem('booking-draft', value), text);
}

test.beforeEach(async ({ booking, page }) => {
  await page.goto('/faq');
  await booking.open('/book?tourId=lamanai-tour-belize-city');
});

test(
  "after the form's Back the browser's Back leads further back, and out of the form",
  { tag: '@desktop' },
  async ({ booking, page }) => {
    await booking.fillUntilReview();
    await back(booking).click();
    await expectStepInAddress(booking, 2);
    await expect(page).toHaveURL('/book?tourId=lamanai-tour-belize-city#stay');
    await page.goBack();
    await expectStepInAddress(booking, 1);
    await page.goForward();
    await expectStepInAddress(booking, 2);
    await back(booking).click();
    await expectStepInAddress(booking, 1);
    await expect(booking.stepHeading).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/faq');
  },
);

test(
  'two presses on Back at once lead to step 1, and no further',
  { tag: '@phone' },
  async ({ booking, page }) => {
    await booking.fillUntilReview();
    // The second comes before the browser has gone to the entry that the first one leads to.
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

test('the step that Back leads to begins under the header', async ({ booking }) => {
  await booking.fillUntilReview();
  await back(booking).click();
  await expectStepInAddress(booking, 2);
  await expect(booking.stepHeading).toBeFocused();
  await expect(booking.stepHeading).toBeInViewport({ ratio: 1 });
});

test(
  'Back after a reload, and after an answer was changed, leaves nothing that leads forward',
  { tag: '@desktop' },
  async ({ booking, page }) => {
    await booking.fillUntilReview();
    await change(booking, 'e-mail').click();
    await expectStepInAddress(booking, 1);
    // Here the browser's Back takes the change back.
    await page.goBack();
    await expectStepInAddress(booking, 3);
    await change(booking, 'accommodation').click();
    await expectStepInAddress(booking, 2);
    await booking.continue();
    await expectStepInAddress(booking, 3);
    await reload(page);
    await booking.ready();
    await back(booking).click();
    await expectStepInAddress(booking, 2);
    await reload(page);
    await booking.ready();
    await page.goBack();
    await expectStepInAddress(booking, 1);
    await page.goBack();
    await expect(page).toHaveURL('/faq');
  },
);

test(
  'Back from a change leads past the review to the step before',
  { tag: '@desktop' },
  async ({ booking, page }) => {
    await booking.fillUntilReview();
    await change(booking, 'accommodation').click();
    await expectStepInAddress(booking, 2);
    await back(booking).click();
    await expectStepInAddress(booking, 1);
    await expect(booking.stepHeading).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/faq');
  },
);

test(
  'Back on a draft that was taken up at the review has no entry to go to, and makes none',
  { tag: '@desktop' },
  async ({ booking, page }) => {
    await comeBackWithDraft(page, 'review');
    await page.goto('/about');
    await booking.open();
    await expectStepInAddress(booking, 3);
    await back(booking).click();
    await expectStepInAddress(booking, 2);
    await expect(page).toHaveURL('/book?tourId=lamanai-tour-belize-city#stay');
    await back(booking).click();
    await expectStepInAddress(booking, 1);
    await page.goBack();
    await expect(page).toHaveURL('/about');
  },
);

test(
  'a tour chosen anew stands in the address of every step that Back leads to',
  { tag: '@desktop' },
  async ({ booking, page }) => {
    await booking.fillUntilReview();
    await change(booking, 'tour').click();
    await booking.chooseTour('lamanai-tour-hopkins');
    await booking.continue();
    await expectStepInAddress(booking, 3);
    await expect(page).toHaveURL('/book?tourId=lamanai-tour-hopkins#review');
    await page.goBack();
    await expectStepInAddress(booking, 2);
    await expect(page).toHaveURL('/book?tourId=lamanai-tour-hopkins#stay');
    await reload(page);
    await booking.ready();
    await expect(booking.ticket).toContainText('Hopkins');
  },
);
