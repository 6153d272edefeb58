import type { Locator } from '@playwright/test';
import { sumsOf, usd } from '#tests/support/specification.ts';
import { pageTexts } from '#content/content.data.ts';

import { expect, posts, test } from './booking-fixtures.ts';
import { openPage } from './pages/visitor.ts';

/** Removes an element without React's knowledge. React then throws when it tries to remove the element itself. */
const takeOut = (element: Locator) => element.evaluate((node) => node.remove());

const expectedErrors = /NotFoundError|The node to be removed is not a child of this node/;

test('the tour list recovers from a crash without affecting the rest of the page', async ({
  page,
  problems,
}) => {
  problems.expect(expectedErrors);
  const pills = page.getByRole('radiogroup', { name: 'Transportation' });
  await openPage(page, '/tours');
  await takeOut(page.locator('main li:has(article)').filter({ hasText: 'by Flight' }).first());
  await pills.getByRole('radio', { name: 'By Road' }).click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(4);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageTexts.tours.heading);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await pills.getByRole('radio', { name: 'By Flight' }).click();
  await expect(page.getByRole('status')).toHaveText('2 of 8 tours · By Flight');
  expect(problems.seen.filter((line) => expectedErrors.test(line))).not.toEqual([]);
});

test('the booking form keeps the entered answers after a crash', async ({
  booking,
  desk,
  page,
  problems,
}) => {
  problems.expect(expectedErrors);
  const { form, summary, ticket } = booking;
  await booking.open();
  await booking.fillTrip();
  await form.getByRole('textbox', { name: 'Phone' }).fill('1');
  await booking.continue();
  await expect(summary).toBeVisible();
  await takeOut(summary);
  await form.getByRole('textbox', { name: 'Phone' }).fill('+44 20 79460000');
  await expect(form.getByRole('textbox', { name: 'First name' })).toHaveValue('José');
  await expect(form.getByRole('textbox', { name: 'Phone' })).toHaveValue('+44 20 79460000');
  await expect(form.getByRole('spinbutton', { name: 'Year' })).toHaveText('2026');
  const reference = await booking.reference();
  await takeOut(ticket.locator('dl'));
  await booking.chooseTour('');
  await booking.chooseTour('lamanai-tour-belize-city');
  await expect(ticket).toContainText(usd(sumsOf('lamanai-tour-belize-city', 2).total));
  await booking.goOnToReview();
  await booking.submit.click();
  await expect(page).toHaveURL('/booking-success');
  expect(posts(desk)[0]?.body?.template_params).toMatchObject({
    firstName: 'José',
    phone: '+44 20 79460000',
    reference,
  });
  expect(problems.seen.filter((line) => expectedErrors.test(line))).toHaveLength(2);
});

test('a booking form that keeps crashing is replaced by an email link with the answers', async ({
  booking,
  page,
  problems,
}) => {
  // React reports error #520 if rendering succeeds on the second attempt. This depends on the time of the crash.
  problems.expect(/No more/, /React error #520/);
  await booking.open();
  await booking.fillTrip();
  await page.evaluate(() => {
    const create = document.createElement.bind(document);
    document.createElement = (name: string, options?: ElementCreationOptions) => {
      if (name === 'fieldset') throw new Error('No more');
      return create(name, options);
    };
  });
  await booking.continue();
  const notice = page.getByRole('alert').filter({ hasText: 'Something went wrong with the form.' });
  await expect(notice.getByRole('link', { name: 'Send via Email' })).toHaveAttribute(
    'href',
    /Jos%C3%A9/,
  );
  await expect(notice.getByRole('link', { name: /^Call/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Booking information' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
});
