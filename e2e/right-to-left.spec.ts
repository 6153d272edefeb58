import type { Locator, Page } from '@playwright/test';

import { expect, phone, test } from './fixtures.ts';
import { openPage } from './pages/visitor.ts';

/** Turns the direction of the page, as browsers do when they translate it into Arabic. */
const translateRightToLeft = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });

async function boxOf(locator: Locator) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await locator.boundingBox()) ?? {};
  return { left: x, right: x + width, top: y, bottom: y + height };
}

test('in a right-to-left translation, the ticket of a tour covers no thumbnail', async ({
  page,
}) => {
  await openPage(page, '/tour/lamanai-tour-hopkins');
  await translateRightToLeft(page);
  const ticket = await boxOf(page.getByRole('region', { name: 'Price and booking' }));
  const thumbnails = await page.getByRole('button', { name: /^Show picture/ }).all();
  expect(thumbnails).toHaveLength(8);
  for (const thumbnail of thumbnails) {
    expect((await boxOf(thumbnail)).left).toBeGreaterThanOrEqual(ticket.right);
  }
});

test.describe('on a phone', () => {
  test.use(phone);

  test('in a right-to-left translation, the action of the tour field is at its end', async ({
    page,
  }) => {
    await openPage(page, '/book');
    await translateRightToLeft(page);
    const field = page.locator('[data-action]');
    const { end, padding } = await field.evaluate((box) => ({
      end: getComputedStyle(box, '::after').left,
      padding: getComputedStyle(box.querySelector('select') ?? box).paddingLeft,
    }));
    expect(end).toBe('14px');
    expect(Number.parseFloat(padding)).toBeGreaterThan(60);
  });
});
