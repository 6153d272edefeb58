import { expect, phone, test } from './booking-fixtures.ts';
import type { BookingPage } from './pages/booking-page.ts';
import { reload } from './pages/visitor.ts';

test.use(phone);

const back = ({ form }: BookingPage) => form.getByRole('button', { name: 'Back', exact: true });
const change = ({ form }: BookingPage, group: string) =>
  form.getByRole('button', { name: `Change: ${group}` });

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

test("the browser's Back and Forward move between the steps and keep the answers", async ({
  booking,
  page,
}) => {
  await booking.fillUntilReview();
  await page.goBack();
  await expectStepInAddress(booking, 2);
  await expect(booking.stepHeading).toBeFocused();
  await expect(booking.stepHeading).toBeInViewport({ ratio: 1 });
  await page.goBack();
  await expectStepInAddress(booking, 1);
  await page.goForward();
  await expectStepInAddress(booking, 2);
  await page.goForward();
  await expectStepInAddress(booking, 3);
  await back(booking).click();
  await expectStepInAddress(booking, 2);
  await page.goBack();
  await expectStepInAddress(booking, 3);
  await expect(booking.form).toContainText('jose.obrien+tours@example.com');
});

test("the browser's Back returns from a change to the review, also after a reload", async ({
  booking,
  page,
}) => {
  await booking.fillUntilReview();
  await change(booking, 'Your tour').click();
  await expectStepInAddress(booking, 1);
  await page.goBack();
  await expectStepInAddress(booking, 3);
  await change(booking, 'Your tour').click();
  await booking.chooseTour('lamanai-tour-hopkins');
  await booking.continue();
  await expectStepInAddress(booking, 3);
  await expect(page).toHaveURL('/book?tourId=lamanai-tour-hopkins#review');
  await reload(page);
  await booking.ready();
  await expectStepInAddress(booking, 3);
  await page.goBack();
  await expectStepInAddress(booking, 1);
  await expect(booking.ticket).toContainText('Hopkins');
});
