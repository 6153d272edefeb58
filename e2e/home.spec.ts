import type { Page } from '@playwright/test';

import { heroSlides } from '#content/content.data.ts';

import { expect, phone, test } from './fixtures.ts';
import { chooseSlide, expectSlide, heroIn } from './pages/hero.ts';
import { watchShift } from './pages/layout-shift.ts';
import { holdBack, openPage, scrollTop, untilHydrated } from './pages/visitor.ts';

test('the hero carousel rotates without a layout shift', async ({ page }) => {
  const shift = await watchShift(page);
  await page.clock.install();
  await openPage(page, '/');
  // From here on, the clock advances only with runFor.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  for (const position of [2, 3]) {
    await page.clock.runFor(6000);
    await expectSlide(page, position);
  }
  expect(await shift()).toBeLessThan(0.01);
});

test('the hero carousel stops while reduced motion is set', async ({ page }) => {
  const hero = heroIn(page);
  await openPage(page, '/');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(hero.getByRole('button', { name: 'Start slide rotation' })).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(hero.getByRole('button', { name: 'Stop slide rotation' })).toBeVisible();
});

test('the Tab key reaches the controls of the hero carousel in order', async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.tabIndex = -1;
    heading.focus();
  });
  for (const stop of [
    'Start slide rotation',
    heroSlides[0]?.primaryButton ?? '',
    heroSlides[0]?.secondaryButton ?? '',
    'Previous slide',
    'Next slide',
    ...heroSlides.map(({ title }, index) => `Slide ${index + 1}: ${title}`),
  ]) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAccessibleName(stop);
    expect(await scrollTop(page)).toBe(0);
  }
});

test('the hero carousel rotates while the mouse rests on the picture', async ({ page }) => {
  await page.clock.install();
  await openPage(page, '/');
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.mouse.move(width / 2, height / 2);
  await expect(heroIn(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'off');
  for (const position of [2, 3, 4, 1]) {
    await page.clock.runFor(6000);
    await expectSlide(page, position);
  }
});

test('the hero carousel pauses if the mouse was on its text before hydration', async ({ page }) => {
  await page.clock.install();
  const letScriptsPass = await holdBack(page);
  await page.goto('/', { waitUntil: 'commit' });
  await heroIn(page)
    .getByText(heroSlides[0]?.description ?? '')
    .hover();
  letScriptsPass();
  await untilHydrated(page);
  await page.clock.runFor(30_000);
  await expectSlide(page, 1);
});

/** Returns the positions of the carousel's elements on the page. */
const boxesIn = (page: Page, selector: string) =>
  heroIn(page)
    .locator(selector)
    .evaluateAll((all) =>
      all.map((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return { left, right, top: top + scrollY, bottom: bottom + scrollY };
      }),
    );

test('the hero carousel changes slides without animation if reduced motion is set', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/');
  await chooseSlide(page, 2);
  const slow = await heroIn(page).evaluate((hero) =>
    hero
      .getAnimations({ subtree: true })
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 50),
  );
  expect(slow).toHaveLength(0);
});

test('text changes its color without a transition if reduced motion is set', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/');
  const transitions = await heroIn(page).evaluate((hero) => {
    hero.style.color = 'rgb(1, 2, 3)';
    return hero.getAnimations({ subtree: true }).length;
  });
  expect(transitions).toBe(0);
});

test('the picture, the words and the controls of every hero slide are on the first screen', async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/');
  for (const [width, height] of [
    [360, 780],
    [820, 1180],
    [1024, 600],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const controls = await boxesIn(page, 'button');
    const smallest = Math.min(...controls.map(({ left, right }) => right - left));
    expect(smallest).toBeGreaterThanOrEqual(44);
    for (const position of [1, 2, 3, 4]) {
      const slide = `[aria-label="${position} of 4"]`;
      const where = `slide ${position} at ${width} × ${height}`;
      await chooseSlide(page, position);
      const [picture] = await boxesIn(page, `${slide} > div:first-child`);
      expect.soft(picture, where).toMatchObject({ left: 0, right: width });
      expect.soft((picture?.bottom ?? 0) - (picture?.top ?? 0), where).toBeGreaterThan(200);
      const texts = await boxesIn(page, `${slide} :is(p, h2, a)`);
      for (const [index, { left, right, top, bottom }] of texts.entries()) {
        expect.soft(left, where).toBeGreaterThanOrEqual(16);
        expect.soft(right, where).toBeLessThanOrEqual(width - 16);
        expect.soft(bottom, where).toBeLessThanOrEqual(height + 20);
        const above = texts[index - 1]?.bottom ?? 0;
        if (texts[index - 1]?.top !== top) {
          expect.soft(top, where).toBeGreaterThanOrEqual(above);
        }
      }
    }
  }
});

/** Returns how much of the river line beside a section is visible, from 0 to 1. */
const revealedPart = (page: Page, section: string) =>
  page
    .getByRole('region', { name: section, exact: true })
    .locator('[data-river] > div')
    .evaluate((mask) => {
      const { height } = mask.getBoundingClientRect();
      return 1 + new DOMMatrix(getComputedStyle(mask).transform).f / height;
    });

const scrollToY = (page: Page, section: string, y: number) =>
  page
    .getByRole('region', { name: section, exact: true })
    .evaluate((it, top) => window.scrollBy(0, it.getBoundingClientRect().top - top), y);

test('the river line of the home page is revealed during scrolling', async ({ page }) => {
  await openPage(page, '/');
  await scrollToY(page, 'Why Choose Us', 890);
  await expect.poll(() => revealedPart(page, 'Why Choose Us')).toBeLessThan(0.001);
  await scrollToY(page, 'Why Choose Us', 400);
  await expect.poll(() => revealedPart(page, 'Why Choose Us')).toBeGreaterThan(0.05);
  await scrollToY(page, 'Why Choose Us', -2000);
  await expect.poll(() => revealedPart(page, 'Why Choose Us')).toBe(1);
});

test('the river line of the home page is static with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/');
  expect(await revealedPart(page, 'Why Choose Us')).toBe(1);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a swipe changes the slide of the hero carousel', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, '/');
    const touch = await page.context().newCDPSession(page);
    const swipe = async (from: number, to: number) => {
      const at = (x: number) => [{ x, y: 420 }];
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
      for (const part of [0.25, 0.5, 0.75, 1]) {
        const x = from + (to - from) * part;
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(x) });
      }
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await swipe(300, 100);
    await expectSlide(page, 2);
    await swipe(60, 260);
    await expectSlide(page, 1);
  });

  test('on a phone, the row of popular tours scrolls to the focused tour', async ({ page }) => {
    await openPage(page, '/');
    const cards = page.getByRole('region', { name: 'Popular Tours' }).getByRole('listitem');
    await cards.first().scrollIntoViewIfNeeded();
    await expect(cards.first()).toBeInViewport({ ratio: 0.9 });
    await expect(cards.nth(1)).toBeInViewport();
    await expect(cards.nth(1)).not.toBeInViewport({ ratio: 0.5 });
    for (let index = 0; index < (await cards.count()); index += 1) {
      const link = cards.nth(index).getByRole('link');
      await link.focus();
      await expect(link).toBeInViewport({ ratio: 1 });
    }
  });
});
