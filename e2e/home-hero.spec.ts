import type { Page } from '@playwright/test';

import { heroSlides } from '#content/home.ts';

import { expect, test } from './fixtures.ts';
import { chooseSlide, expectSlide, heroIn } from './pages/hero.ts';
import { renderedContrast } from './pages/rendered-contrast.ts';
import { openPage, scrollTop } from './pages/visitor.ts';

test.describe('the hero rotates', { tag: '@desktop' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await openPage(page, '/');
    // From here on the clock moves by hand only.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  });

  test('every six seconds, round and round', async ({ page }) => {
    for (const position of [2, 3, 4, 1]) {
      await page.clock.runFor(6000);
      await expectSlide(page, position);
    }
  });

  test('but not under the pointer @desktop', async ({ page }) => {
    await heroIn(page).hover();
    await page.clock.runFor(60_000);
    await expectSlide(page, 1);
    await page.getByRole('banner').hover();
    await page.clock.runFor(6000);
    await expectSlide(page, 2);
  });

  test('but not in a hidden page or out of view, and no slides queue up', async ({ page }) => {
    const setHidden = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await setHidden(true);
    await page.clock.runFor(60_000);
    await setHidden(false);
    await expectSlide(page, 1);
    await page.clock.runFor(6000);
    await expectSlide(page, 2);

    const live = heroIn(page).locator('[aria-live]');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(live).toHaveAttribute('aria-live', 'polite');
    await page.clock.runFor(60_000);
    await expectSlide(page, 2);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(live).toHaveAttribute('aria-live', 'off');
    await page.clock.runFor(6000);
    await expectSlide(page, 3);
  });

  test('but not once the keyboard comes in, until its button is pressed', async ({ page }) => {
    await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      heading.tabIndex = -1;
      heading.focus();
    });
    await page.keyboard.press('Tab');
    await expect(heroIn(page).getByRole('button', { name: 'Start slide rotation' })).toBeFocused();
    await page.clock.runFor(60_000);
    await expectSlide(page, 1);

    await page.keyboard.press('Enter');
    await expect(heroIn(page).getByRole('button', { name: 'Stop slide rotation' })).toBeFocused();
    await page.clock.runFor(6000);
    await expectSlide(page, 2);

    const stops: string[] = [];
    const places: number[] = [];
    for (let stop = 0; stop < 9; stop++) {
      await page.keyboard.press('Tab');
      stops.push(
        await page.evaluate(
          () => document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? '',
        ),
      );
      places.push(await scrollTop(page));
    }
    // The last one is below the hero.
    expect(places.slice(0, -1)).toEqual(places.slice(0, -1).map(() => 0));
    expect(stops).toEqual([
      'Previous slide',
      ...heroSlides.map(({ title }, index) => `Slide ${index + 1}: ${title}`),
      'Next slide',
      heroSlides[1]?.primaryButton,
      heroSlides[1]?.secondaryButton,
      'View All Tours',
    ]);
  });

  test('but not where less motion is wanted, as long as it is', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(heroIn(page).getByRole('button', { name: 'Start slide rotation' })).toBeVisible();
    await page.clock.runFor(60_000);
    await expectSlide(page, 1);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(heroIn(page).getByRole('button', { name: 'Stop slide rotation' })).toBeVisible();
    await page.clock.runFor(6000);
    await expectSlide(page, 2);
  });
});

test('the hero starts at rest and changes at once where less motion is wanted', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/');
  await expect(heroIn(page).getByRole('button', { name: 'Start slide rotation' })).toBeVisible();
  await heroIn(page).getByRole('button', { name: 'Next slide' }).press('Enter');
  const running = await heroIn(page).evaluate(
    (hero) =>
      hero
        .getAnimations({ subtree: true })
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 50).length,
  );
  expect(running).toBe(0);
});

test('the hero follows a swipe @phone', async ({ page }) => {
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

test.describe('the hero pictures', () => {
  const heroImages = (page: Page) => {
    const names: string[] = [];
    const all = heroSlides.flatMap(({ image, tallImage }) => [image, tallImage]);
    page.on('request', (request) => {
      const name = /\/images\/(.+)-\d+\.\w+$/.exec(request.url())?.[1];
      if (name && (all as string[]).includes(name)) names.push(name);
    });
    return names;
  };
  const shownAs = (position: number, isMobile: boolean) =>
    heroSlides[position - 1]?.[isMobile ? 'tallImage' : 'image'];

  test('load once each, at most one ahead', async ({ page, isMobile }) => {
    const loaded = heroImages(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, '/');
    const [first, second, third] = [1, 2, 3].map((position) => shownAs(position, isMobile));
    await expect.poll(() => loaded).toEqual([first, second]);
    await chooseSlide(page, 2);
    await expect.poll(() => loaded).toEqual([first, second, third]);
    await expect(page.locator('img[fetchpriority="high"]')).toHaveCount(1);
    await expect(page.locator('link[rel="preload"][as="image"]')).toHaveCount(2);
  });

  test('wait for their turn where data is to be saved', async ({ page, isMobile }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const loaded = heroImages(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, '/');
    await chooseSlide(page, 2);
    expect(loaded).toEqual([shownAs(1, isMobile), shownAs(2, isMobile)]);
  });
});

for (const [width, height] of [
  [360, 780],
  [820, 1180],
  [1440, 900],
  [1920, 1080],
] as const) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('words on pictures are legible @desktop', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openPage(page, '/');
      const expectLegible = (where: string, selector: string) =>
        expect
          .poll(async () => {
            const found = await renderedContrast(page, page.locator(selector));
            expect(found.length).toBeGreaterThan(1);
            return found.filter(({ contrast }) => contrast < 4.5);
          }, where)
          .toEqual([]);
      for (const position of [1, 2, 3, 4]) {
        await chooseSlide(page, position);
        await expectLegible(
          `slide ${position}`,
          `[aria-label="${position} of 4"] :is(p, h2, a), header nav a:visible`,
        );
      }
      const closing = page.getByRole('region', { name: 'One day, one river, one temple' });
      await closing.evaluate((section) => section.scrollIntoView({ block: 'start' }));
      await closing.locator('img').evaluate((image: HTMLImageElement) => image.decode());
      await expectLegible('closing band', '[aria-labelledby="closing"] :is(p, h2)');
    });
  });
}

for (const [width, height] of [
  [320, 568],
  [360, 640],
  [1024, 600],
] as const) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('the hero fills the screen, with nothing cut off or covered @desktop', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openPage(page, '/');
      const boxes = (selector: string) =>
        heroIn(page)
          .locator(selector)
          .evaluateAll((all) =>
            all.map((element) => {
              const { left, right, top, bottom } = element.getBoundingClientRect();
              return { left, right, top: top + scrollY, bottom: bottom + scrollY };
            }),
          );
      const controls = await boxes('button');
      const smallest = Math.min(...controls.map(({ left, right }) => right - left));
      expect(smallest).toBeGreaterThanOrEqual(width < 360 ? 24 : 44);
      const rowTop = controls[0]?.top ?? 0;
      const header = await page.getByRole('banner').boundingBox();
      for (const position of [1, 2, 3, 4]) {
        await chooseSlide(page, position);
        const slide = `[aria-label="${position} of 4"]`;
        expect(await boxes(slide)).toEqual([{ left: 0, right: width, top: 0, bottom: height }]);
        const texts = await boxes(`${slide} :is(p, h2, a)`);
        for (const [index, { left, right, top, bottom }] of texts.entries()) {
          const where = `slide ${position}, text ${index}`;
          expect(left, where).toBeGreaterThanOrEqual(16);
          expect(right, where).toBeLessThanOrEqual(width - 16);
          expect(bottom, where).toBeLessThanOrEqual(width < 600 ? rowTop : height - 34);
          const above = texts[index - 1]?.bottom ?? header?.height ?? Infinity;
          if (texts[index - 1]?.top !== top) expect(top, where).toBeGreaterThanOrEqual(above);
        }
      }
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBe(0);
    });
  });
}
