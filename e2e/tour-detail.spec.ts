import type { Page } from '@playwright/test';

import { tourGalleries } from '#content/content.data.ts';
import { pictureOf } from '#domain/site/pictures.ts';

import { expect, phone, test } from './fixtures.ts';
import { boxOf, openPage, scrollTop, violations } from './pages/visitor.ts';

const HOPKINS = '/tour/lamanai-tour-hopkins';
/** The tour with the longest name. */
const LONGEST = '/tour/lamanai-tour-caye-caulker-by-flight';
const alts = (tourGalleries['lamanai-tour-hopkins'] ?? []).map((name) => pictureOf(name).alt);

const gallery = (page: Page) => page.getByRole('region', { name: 'Pictures of this tour' });
const mainPicture = (page: Page) => gallery(page).getByRole('img').first();
const thumbnail = (page: Page, number: number) =>
  gallery(page).getByRole('button', { name: `Show picture ${number} of 8: ${alts[number - 1]}` });
const preview = (page: Page) => page.getByRole('tooltip');
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const panel = (page: Page) => page.getByRole('tabpanel').filter({ visible: true });
const ticket = (page: Page) => page.getByRole('complementary');
const bar = (page: Page) => page.getByRole('region', { name: 'Book this tour' });

test('Escape closes the preview of a focused thumbnail', async ({ page }) => {
  await openPage(page, HOPKINS);
  await thumbnail(page, 8).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(thumbnail(page, 7)).toBeFocused();
  await expect(preview(page).filter({ hasText: alts[6] ?? '' })).toBeVisible();
  await expect(preview(page)).toHaveCount(1);
  expect(await violations(page, 'section:has([role="tooltip"])'), 'preview').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(preview(page)).toHaveCount(0);
  await expect(thumbnail(page, 7)).toBeFocused();
});

test('the Tab key moves from the gallery to the booking button and the tabs', async ({ page }) => {
  await openPage(page, HOPKINS);
  await thumbnail(page, 8).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Book This Tour' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tab(page, 'Overview')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel(page)).toBeFocused();
});

test('the preview of a thumbnail stays open while the mouse is on the preview', async ({
  page,
}) => {
  await openPage(page, HOPKINS);
  await thumbnail(page, 3).hover();
  await expect(preview(page)).toContainText(alts[2] ?? '');
  const { width = 0 } = (await preview(page).boundingBox()) ?? {};
  expect(width).toBeGreaterThan(400);
  await page.clock.install();
  await preview(page).hover();
  await page.clock.runFor(5000);
  await expect(preview(page)).toBeVisible();
  await page.mouse.move(20, 300);
  await page.clock.runFor(300);
  await expect(preview(page)).toHaveCount(0);
});

test('on a wide screen, the booking ticket stays visible during scrolling', async ({ page }) => {
  await openPage(page, HOPKINS);
  await expect(bar(page)).toBeHidden();
  await page.getByRole('heading', { name: 'Highlights' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  await expect(ticket(page).getByRole('link', { name: 'Book This Tour' })).toBeInViewport({
    ratio: 1,
  });
});

test('a find-in-page match in a hidden tab opens the tab', async ({ page }) => {
  await openPage(page, HOPKINS);
  const bring = page.getByRole('heading', { name: 'What to bring', includeHidden: true });
  await expect(bring).toBeHidden();
  // The browser reveals the target of a fragment in the same way as a match of find-in-page.
  await bring.evaluate((heading) => {
    heading.id = 'match';
    window.location.hash = 'match';
  });
  await expect(bring).toBeInViewport();
  await expect(tab(page, "What's Included")).toHaveAttribute('aria-selected', 'true');
});

test('a laptop shows title, price and booking button of a tour without scrolling', async ({
  page,
}) => {
  await openPage(page, LONGEST);
  for (const [width, height, limit] of [
    [1280, 720, 620],
    [1366, 768, 620],
    [1440, 864, 660],
    [1440, 900, 660],
  ] as const) {
    await page.setViewportSize({ width, height });
    const screen = `${width} × ${height}`;
    const button = await boxOf(ticket(page).getByRole('link', { name: 'Book This Tour' }));
    const price = await boxOf(ticket(page).getByText('US$275'));
    const title = await boxOf(page.getByRole('heading', { level: 1 }));
    expect.soft(button.bottom, `button at ${screen}`).toBeLessThanOrEqual(limit);
    expect.soft(price.bottom, `price at ${screen}`).toBeLessThanOrEqual(button.y);
    expect.soft(title.bottom, `title at ${screen}`).toBeLessThanOrEqual(limit);
  }
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the gallery shows every picture in the same place', async ({ page }) => {
    await openPage(page, HOPKINS);
    const box = await mainPicture(page).boundingBox();
    for (const number of [5, 8]) {
      await thumbnail(page, number).click();
      await expect(mainPicture(page)).toHaveAttribute('alt', alts[number - 1] ?? '');
      expect(await mainPicture(page).boundingBox()).toEqual(box);
    }
  });

  test('pictures that fail to load keep their place in the gallery', async ({ page, problems }) => {
    problems.expect(/Failed to load resource/);
    await openPage(page, HOPKINS);
    const box = await mainPicture(page).boundingBox();
    const small = await thumbnail(page, 4).boundingBox();
    await page.route('**/images/**', (route) => route.abort());
    await openPage(page, HOPKINS);
    expect(await thumbnail(page, 4).boundingBox()).toEqual(small);
    await thumbnail(page, 4).click();
    await expect(mainPicture(page)).toHaveAttribute('alt', alts[3] ?? '');
    expect(await mainPicture(page).boundingBox()).toEqual(box);
  });

  test('opening a tab of a tour page does not scroll the page', async ({ page }) => {
    await openPage(page, HOPKINS);
    await tab(page, 'Itinerary').hover();
    const place = await scrollTop(page);
    for (const [name, hash] of [
      ['Itinerary', '#itinerary'],
      ["What's Included", '#included'],
    ] as const) {
      await tab(page, name).click();
      await expect(page).toHaveURL(HOPKINS + hash);
      await expect(panel(page)).toHaveAccessibleName(name);
      expect(await scrollTop(page)).toBe(place);
    }
  });

  test('a link to a tab of a tour page shows the start of the tab panel', async ({ page }) => {
    await openPage(page, `${HOPKINS}#included`);
    await expect(panel(page)).toHaveAccessibleName("What's Included");
    await expect(panel(page).getByRole('heading').first()).toBeInViewport();
    await expect(tab(page, "What's Included")).toBeInViewport();
  });

  test('on a screen with little height, the booking bar is not fixed', async ({ page }) => {
    await openPage(page, HOPKINS);
    await expect(ticket(page).getByRole('link')).toBeHidden();
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 640, height: 360 });
    await expect(bar(page)).not.toBeInViewport();
    await bar(page).scrollIntoViewIfNeeded();
    await expect(bar(page)).toBeInViewport();
  });

  test('the tabs of a tour page fit on a small phone', async ({ page }) => {
    await openPage(page, LONGEST);
    const tabs = page.getByRole('tab');
    expect((await boxOf(page.getByRole('tablist'))).y).toBeLessThanOrEqual(900);
    const facts = await boxOf(page.getByRole('term').filter({ hasText: 'Duration' }));
    const second = await boxOf(page.getByRole('term').filter({ hasText: 'Transportation' }));
    expect(second.y, 'facts are two by two').toBe(facts.y);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const each of await tabs.all()) {
      const { x, width } = await boxOf(each);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(320);
    }
    const scroller = page.locator('.MuiTabs-scroller');
    expect(await scroller.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0);
  });
});
