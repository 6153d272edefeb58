import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { expect, test } from './fixtures.ts';
import { openPage, violations } from './pages/visitor.ts';

const HOPKINS = 'lamanai-tour-hopkins';
const DAY = 'Tuesday, November 24, 2026';

const form = (page: Page) => page.getByRole('form', { name: 'Close days' });

/** Opens the calendar in the booking form for this tour, as a visitor does. */
async function openCalendar(page: Page, tourId: string) {
  await openPage(page, `/book?tourId=${tourId}`);
  await expect(page.getByRole('form', { name: 'Booking request' })).toBeVisible();
  await page.getByRole('button', { name: /^Choose date/ }).click();
  return page.getByRole('dialog').getByRole('gridcell', { name: '24', exact: true });
}

test('the staff page loads without a layout shift', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      let sum = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        document.documentElement.dataset['layoutShift'] = String(sum);
      }).observe({ type: 'layout-shift', buffered: true });
    });
  });
  // The notices file is delayed, because on a slow connection the prerendered page is visible before the file arrives.
  await page.route('**/notices.json', async (route) => {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await route.continue();
  });
  await openPage(page, '/staff');
  await expect(form(page)).toBeVisible();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const shift = Number(await page.locator('html').getAttribute('data-layout-shift'));
  expect(shift).toBeLessThan(0.02);
  // The page may be requesting the file again.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a day that staff close for one tour is disabled only in the calendar of that tour @desktop', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-22T18:00:00Z');
  await openPage(page, '/staff');
  await expect(
    page.getByText('in the owner’s forms instead, under “Closed days and banner”'),
  ).toBeVisible();
  await form(page).getByLabel('Which tours').selectOption('Only from Hopkins');
  const day = form(page).getByRole('gridcell', { name: DAY });
  await day.focus();
  await page.keyboard.press('Enter');
  await expect(form(page).getByLabel('First day')).toHaveValue('2026-11-24');
  await form(page).getByLabel('Reason').fill('Bridge works');
  await page.keyboard.press('Enter');
  await expect(day).toHaveAccessibleName(`${DAY}, closed: Only from Hopkins (Bridge works)`);
  await page.getByRole('textbox', { name: 'Notice' }).fill('The bridge is closed on Tuesday.');
  expect(await violations(page)).toEqual([]);

  const asking = page.waitForEvent('dialog');
  const leaving = page
    .getByRole('banner')
    .getByRole('link', { name: 'Tours', exact: true })
    .click();
  const question = await asking;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await leaving;

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download notices.json' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('notices.json');
  const body = await readFile(await download.path(), 'utf8');
  await page.route('**/notices.json', (route) =>
    route.fulfill({ contentType: 'application/json', body }),
  );

  await expect(await openCalendar(page, HOPKINS)).toBeDisabled();
  await expect(page.getByRole('region', { name: 'Notice' })).toContainText('The bridge is closed');
  await expect(await openCalendar(page, 'lamanai-tour-placencia')).toBeEnabled();
});
