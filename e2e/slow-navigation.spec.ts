import { expect, test } from './fixtures.ts';
import { watchShift } from './pages/layout-shift.ts';
import { slowProcessor } from './pages/slow-phone.ts';
import { openPage } from './pages/visitor.ts';

/** Each page with an element that appears after its heading. */
const pages = [
  { path: '/tour/lamanai-tour-hopkins', part: '[role=tab]' },
  { path: '/tours', part: '#main li' },
  { path: '/faq', part: '[role=tab]' },
  { path: '/history', part: '#main h2' },
  { path: '/about', part: '#main h2' },
  { path: '/', part: '#main h2' },
  { path: '/terms', part: '#main h2' },
];

/** The layout shift of a page with good Core Web Vitals. */
const GOOD_SHIFT = 0.1;

test(
  'on a slow phone, hardly anything moves while a page appears in parts',
  { tag: '@phone' },
  async ({ page }) => {
    const shift = await watchShift(page);
    await openPage(page, '/privacy');
    await slowProcessor(page);
    for (const { path, part } of pages) {
      const before = await shift();
      await page.locator(`footer a[href="${path}"]`).first().tap();
      await expect(page).toHaveURL(path);
      await expect(page.locator(part).first()).toBeAttached();
      expect.soft((await shift()) - before, path).toBeLessThan(GOOD_SHIFT);
    }
  },
);
