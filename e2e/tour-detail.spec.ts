import type { Page } from '@playwright/test';

import { tourPicturesOf } from '#domain/tour-pictures.ts';
import { pictureOf } from '#domain/pictures.ts';
import { tourDetailsOf } from '#domain/tour-details.ts';
import { specifiedTour } from '#tests/support/specification.ts';

import { expect, test } from './fixtures.ts';
import { openPage, scrollTop, tabStops, violations } from './pages/visitor.ts';

const HOPKINS = '/tour/lamanai-tour-hopkins';
const alts = tourPicturesOf('lamanai-tour-hopkins').gallery.map((name) => pictureOf(name).alt);
const tabNames = ['Overview', 'Itinerary', "What's Included"] as const;

const gallery = (page: Page) => page.getByRole('region', { name: 'Pictures of this tour' });
const mainPicture = (page: Page) => gallery(page).getByRole('img').first();
const thumbnail = (page: Page, number: number) =>
  gallery(page).getByRole('button', { name: `Show picture ${number} of 8: ${alts[number - 1]}` });
const preview = (page: Page) => page.getByRole('tooltip');
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const ticket = (page: Page) => page.getByRole('complementary');
const bar = (page: Page) => page.getByRole('region', { name: 'Book this tour' });

test('each thumbnail shows its picture in the same place and says so', async ({ page }) => {
  await openPage(page, HOPKINS);
  await expect(mainPicture(page)).toHaveAttribute('alt', alts[0] ?? '');
  await expect(thumbnail(page, 1)).toHaveAttribute('aria-current', 'true');
  const box = await mainPicture(page).boundingBox();
  for (const number of [5, 8, 2]) {
    await thumbnail(page, number).click();
    await expect(mainPicture(page)).toHaveAttribute('alt', alts[number - 1] ?? '');
    await expect(thumbnail(page, number)).toHaveAttribute('aria-current', 'true');
    await expect(gallery(page).locator('[aria-current]')).toHaveCount(1);
    await expect(gallery(page).getByRole('status')).toHaveText(
      `Picture ${number} of 8: ${alts[number - 1]}`,
    );
    expect(await mainPicture(page).boundingBox()).toEqual(box);
  }
});

test(
  'hovering a thumbnail enlarges it after 700 ms and until 300 ms after',
  { tag: '@desktop' },
  async ({ page }) => {
    await openPage(page, HOPKINS);
    await page.clock.install();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await thumbnail(page, 3).hover();
    await page.clock.runFor(699);
    await expect(preview(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(preview(page)).toContainText(alts[2] ?? '');
    const { width = 0 } = (await preview(page).boundingBox()) ?? {};
    expect(width).toBeGreaterThan(400);
    await expect(mainPicture(page)).toHaveAttribute('alt', alts[0] ?? '');

    await page.mouse.move(20, 300);
    await page.clock.runFor(299);
    await expect(preview(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(preview(page)).toHaveCount(0);

    await thumbnail(page, 3).hover();
    await page.clock.runFor(700);
    await expect(preview(page)).toBeVisible();
    await preview(page).hover();
    await page.clock.runFor(5_000);
    await expect(preview(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(preview(page)).toHaveCount(0);
  },
);

test(
  'the gallery, the tabs and the booking are reached with the keyboard alone',
  { tag: '@desktop' },
  async ({ page }) => {
    await openPage(page, HOPKINS);
    await thumbnail(page, 8).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(thumbnail(page, 7)).toBeFocused();
    await expect(preview(page)).toContainText(alts[6] ?? '');
    await page.keyboard.press('Shift+Tab');
    await expect(preview(page)).toContainText(alts[5] ?? '');
    await page.keyboard.press('Escape');
    await expect(preview(page)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(mainPicture(page)).toHaveAttribute('alt', alts[5] ?? '');
    await expect(thumbnail(page, 6)).toBeFocused();

    await page.getByRole('button', { name: 'Share this tour' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Book This Tour' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(tab(page, 'Overview')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(tab(page, "What's Included")).toBeFocused();
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName("What's Included");
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Itinerary');
    await page.keyboard.press('End');
    await expect(tab(page, "What's Included")).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tabpanel')).toBeFocused();

    await page.getByRole('link', { name: 'Book This Tour' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/book?tourId=lamanai-tour-hopkins');
  },
);

test('a picture that does not come keeps its place and its words', async ({ page, problems }) => {
  problems.expect(/Failed to load resource/);
  await page.goto(HOPKINS);
  const box = await mainPicture(page).boundingBox();
  const thumb = await thumbnail(page, 4).boundingBox();
  await page.route('**/images/**', (route) => route.abort());
  await openPage(page, HOPKINS);
  expect(await mainPicture(page).boundingBox()).toEqual(box);
  expect(await thumbnail(page, 4).boundingBox()).toEqual(thumb);
  await thumbnail(page, 4).click();
  await expect(mainPicture(page)).toHaveAttribute('alt', alts[3] ?? '');
  expect(await mainPicture(page).boundingBox()).toEqual(box);
});

test('the open tab stands in the address, and Back returns to the one before', async ({ page }) => {
  await openPage(page, HOPKINS);
  await tab(page, 'Itinerary').hover();
  const place = await scrollTop(page);
  await tab(page, 'Itinerary').click();
  await expect(page).toHaveURL(`${HOPKINS}#itinerary`);
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Itinerary');
  expect(await scrollTop(page)).toBe(place);
  await tab(page, "What's Included").click();
  await expect(page).toHaveURL(`${HOPKINS}#included`);
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName("What's Included");
  expect(await scrollTop(page)).toBe(place);
  const panel = page.getByRole('tabpanel');
  for (const heading of ['Included', 'Not included', 'What to bring']) {
    await expect(panel.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  }
  await page.goBack();
  await expect(panel).toHaveAccessibleName('Itinerary');
  await expect(panel.locator('ol > li')).toHaveText(
    tourDetailsOf('lamanai-tour-hopkins').itinerary.map(({ time, text }) => time + text),
  );
  await page.goBack();
  await expect(panel).toHaveAccessibleName('Overview');
  await expect(page).toHaveURL(HOPKINS);
});

test('an address with a tab opens it and shows its beginning', async ({ page }) => {
  for (const [hash, name] of [
    ['#itinerary', 'Itinerary'],
    ['#included', "What's Included"],
  ] as const) {
    await page.goto('/about');
    await openPage(page, HOPKINS + hash);
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName(name);
    await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeInViewport();
    await expect(tab(page, name)).toBeInViewport();
  }
});

test(
  'sharing copies the tour’s own address where there is no share sheet',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await openPage(page, `${HOPKINS}?utm_source=mail#itinerary`);
    await page.getByRole('button', { name: 'Share this tour' }).click();
    await expect(page.getByText('Link copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^https:\/\/[^/?#]+\/tour\/lamanai-tour-hopkins$/,
    );
  },
);

test('the ticket stays beside the text', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(HOPKINS);
  await expect(bar(page)).toBeHidden();
  await page.getByRole('heading', { name: 'Highlights' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  await expect(ticket(page).getByRole('link', { name: 'Book This Tour' })).toBeInViewport({
    ratio: 1,
  });
});

test(
  'the bar at the foot books with the whole tour and hides nothing',
  { tag: '@phone' },
  async ({ page }) => {
    await openPage(page, HOPKINS);
    await expect(ticket(page).getByRole('link')).toBeHidden();
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    await expect(bar(page)).toContainText(
      `Now US$${specifiedTour('lamanai-tour-hopkins').priceUsd}`,
    );
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const barTop = (await bar(page).boundingBox())?.y ?? 0;
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(barTop + 1);

    await bar(page).getByRole('link', { name: 'Book Now' }).click();
    await expect(page).toHaveURL('/book?tourId=lamanai-tour-hopkins');
    await expect(page.getByRole('combobox', { name: 'Tour' })).toHaveValue('lamanai-tour-hopkins');
  },
);

test(
  'the bar lies at the end of the page where it would take too much of a low screen',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 360 });
    await page.goto(HOPKINS);
    await expect(bar(page)).not.toBeInViewport();
    await expect(bar(page)).toHaveCSS('position', 'static');
    await bar(page).scrollIntoViewIfNeeded();
    await expect(bar(page)).toBeInViewport();
  },
);

for (const screen of [
  { width: 320, height: 256 },
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
]) {
  test(
    `no stop of the Tab key is covered at ${screen.width} × ${screen.height}`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.setViewportSize(screen);
      await openPage(page, HOPKINS);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(screen.width);
      const stops = await tabStops(page);
      const names = stops.map(({ name }) => name);
      expect(names.filter((name) => name.startsWith('Show picture'))).toHaveLength(8);
      expect(names).toContain(screen.width < 900 ? 'Book Now' : 'Book This Tour');
      expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([]);
    },
  );
}

test('axe finds nothing to complain of in any tab, and with a preview open', async ({ page }) => {
  test.slow();
  await openPage(page, HOPKINS);
  expect(await violations(page)).toEqual([]);
  for (const name of tabNames.slice(1)) {
    await tab(page, name).click();
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName(name);
    expect(await violations(page, '[role="tabpanel"]'), name).toEqual([]);
  }
  await thumbnail(page, 2).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(preview(page)).toBeVisible();
  expect(await violations(page, 'section:has([role="tooltip"])'), 'preview').toEqual([]);
});

test('print shows every panel and no controls', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(HOPKINS);
  await page.emulateMedia({ media: 'print' });
  for (const heading of ['The day in short', 'The day, hour by hour', 'What the price covers']) {
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
  await expect(ticket(page)).toContainText(`US$${specifiedTour('lamanai-tour-hopkins').priceUsd}`);
  await expect(page.getByRole('tablist')).toBeHidden();
  await expect(thumbnail(page, 1)).toBeHidden();
  await expect(bar(page)).toBeHidden();
});
