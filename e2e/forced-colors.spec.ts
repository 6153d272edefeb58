import { expect, test } from './fixtures.ts';
import { showAs } from './pages/small-phone.ts';
import { openPage } from './pages/visitor.ts';

test.describe('with forced colors', { tag: '@desktop' }, () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('with forced colors, buttons have a border and stepped edges are hidden', async ({
    page,
  }) => {
    await openPage(page, '/tour/lamanai-tour-hopkins');
    for (const name of ['Book Now', 'Book This Tour']) {
      const button = page.getByRole('link', { name, exact: true }).first();
      await expect(button).toHaveCSS('border-top-width', '1px');
      await expect(button).toHaveCSS('border-top-style', 'solid');
    }
    for (const edge of await page.locator('[data-edge]').all()) await expect(edge).toBeHidden();
  });
});

test(
  'the price of a tour is not cut off with text at 200% on the smallest phone',
  { tag: '@phone' },
  async ({ page }) => {
    await openPage(page, '/tour/lamanai-tour-placencia');
    await showAs(page, { textSize: 32, width: 320, height: 640 });
    for (const price of await page.getByText('US$322', { exact: true }).all()) {
      await price.scrollIntoViewIfNeeded();
      const { x = 0, width = 0 } = (await price.boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(320);
      const isCut = await price.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        for (let box = element.parentElement; box; box = box.parentElement) {
          if (getComputedStyle(box).overflow === 'visible') continue;
          const clip = box.getBoundingClientRect();
          if (left < clip.left || right > clip.right || top < clip.top || bottom > clip.bottom) {
            return true;
          }
        }
        return false;
      });
      expect(isCut).toBe(false);
    }
  },
);
