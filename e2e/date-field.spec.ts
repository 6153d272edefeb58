import type { Page } from '@playwright/test';

import { expect, phone, test } from './booking-fixtures.ts';
import { watchShift } from './pages/layout-shift.ts';
import { holdBack } from './pages/visitor.ts';

const BOOK = '/book?tourId=lamanai-tour-belize-city';
const PICKER = /\/assets\/DatePickerField-[^/]+\.js$/;

const dateGroup = (page: Page) => page.getByRole('group', { name: /^Date of your tour/ });

test.describe('with forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('with forced colors, the chosen day and the calendar have an edge', async ({
    booking,
    page,
  }) => {
    await booking.open(BOOK);
    await booking.typeDate('2026-12-25');
    await booking.form.getByRole('button', { name: /^Choose date/ }).click();
    const calendar = page.getByRole('dialog');
    const background = (name: string) =>
      calendar
        .getByRole('gridcell', { name, exact: true })
        .evaluate((day) => getComputedStyle(day).backgroundColor);
    expect(await background('25')).not.toBe(await background('26'));
    await expect(calendar.locator('.MuiPaper-root').first()).toHaveCSS('outline-style', 'solid');
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the date picker replaces its disabled field without a layout shift', async ({
    booking,
    page,
  }) => {
    const shift = await watchShift(page);
    const letItCome = await holdBack(page, PICKER);
    await booking.open(BOOK);
    await page.evaluate(() => document.fonts.ready);
    await expect(booking.form.getByRole('textbox', { name: 'Date of your tour' })).toBeDisabled();
    const before = await shift();
    letItCome();
    await expect(booking.form.getByRole('spinbutton', { name: 'Month' })).toBeVisible();
    expect((await shift()) - before).toBeLessThan(0.001);
  });

  test('"Try again" loads the date picker that failed to load before', async ({
    booking,
    page,
    problems,
  }) => {
    problems.expect(/ERR_FAILED/, /Failed to fetch dynamically imported module/);
    await page.route(PICKER, (route) => route.abort());
    await booking.open(BOOK);
    const tryAgain = dateGroup(page).getByRole('button', { name: 'Try again' });
    await tryAgain.waitFor();
    await page.unroute(PICKER);
    await tryAgain.click();
    await booking.ready();
    await booking.typeDate('2026-12-25');
    await expect(booking.form).toContainText('Friday, December 25, 2026');
  });

  test('on a phone, a day is chosen in the dialog of the date picker', async ({
    booking,
    page,
  }) => {
    await booking.open(BOOK);
    await booking.form.getByRole('button', { name: /^Choose date/ }).tap();
    const calendar = page.getByRole('dialog');
    const day = calendar.getByRole('gridcell', { name: '25', exact: true });
    await expect(async () => {
      const { width = 0, height = 0 } = (await day.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }).toPass();
    await day.tap();
    await calendar.getByRole('button', { name: 'OK' }).tap();
    await expect(calendar).toBeHidden();
    await expect(booking.form).toContainText('Wednesday, November 25, 2026');
  });
});
