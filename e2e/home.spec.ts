import { heroSlides, testimonials, theDay } from '#content/home.ts';

import { expect, test } from './fixtures.ts';
import { chooseSlide, heroIn } from './pages/hero.ts';
import { watchShift } from './pages/layout-shift.ts';
import { openPage, violations } from './pages/visitor.ts';

test('nothing jumps while the page loads, rotates and is read', async ({ page }) => {
  const shift = await watchShift(page);
  await openPage(page, '/');
  for (let turn = 0; turn < 4; turn++) {
    await heroIn(page).getByRole('button', { name: 'Next slide' }).press('Enter');
  }
  for (const name of ['Popular Tours', 'Why Choose Us', 'Postcards from our guests']) {
    await page.getByRole('heading', { name }).scrollIntoViewIfNeeded();
  }
  expect(await shift()).toBeLessThan(0.01);
});

test('the page is accessible while the hero stands and while it rotates', async ({ page }) => {
  await openPage(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await chooseSlide(page, 3);
  expect(await violations(page)).toEqual([]);
});

test('the slideshow shows its five pictures by hand and by itself', async ({ page }) => {
  await page.clock.install();
  await openPage(page, '/');
  const slideshow = page.getByRole('region', { name: 'Pictures of Lamanai' });
  const shown = slideshow.locator('[aria-roledescription="slide"]:not([inert])');
  await slideshow.scrollIntoViewIfNeeded();
  await expect(shown).toHaveAccessibleName('1 of 5');
  // It stands until it is in view.
  await expect(slideshow.locator('[aria-live="off"]')).toHaveCount(1);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 100);
  await page.clock.runFor(5000);
  await expect(shown).toHaveAccessibleName('2 of 5');
  await slideshow.getByRole('button', { name: 'Stop slide rotation' }).click();
  await page.clock.runFor(60_000);
  await expect(shown).toHaveAccessibleName('2 of 5');
  for (const position of [1, 5]) {
    await slideshow.getByRole('button', { name: 'Previous slide' }).press('Enter');
    await expect(shown).toHaveAccessibleName(`${position} of 5`);
    await expect(shown.getByRole('img')).toBeVisible();
  }
});

test(
  'the day is told in five stations, the guests’ words in three postcards',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    const day = page.getByRole('region', { name: 'The day' });
    await expect(day.getByRole('listitem')).toContainText(theDay.map(({ title }) => title));
    await expect(day.getByRole('listitem')).toContainText(theDay.map(({ time }) => time));
    const cards = page.getByRole('region', { name: 'Postcards from our guests' });
    await expect(cards.getByRole('figure')).toContainText(testimonials.map(({ author }) => author));
    await expect(cards.getByRole('figure')).toContainText(testimonials.map(({ text }) => text));
    await expect(
      page
        .getByRole('region', { name: 'One day, one river, one temple' })
        .getByRole('link', { name: 'Book Now' }),
    ).toHaveAttribute('href', '/book');
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the first slide is complete', async ({ page }) => {
    await page.goto('/');
    const [slide] = heroSlides;
    const shown = page.locator('[aria-roledescription="slide"]').first();
    await expect(shown.getByText(slide?.badge ?? '')).toBeVisible();
    await expect(shown.getByRole('heading', { name: slide?.title ?? '' })).toBeVisible();
    await expect(shown.getByText(slide?.description ?? '')).toBeVisible();
    await expect(shown.getByRole('img')).toBeVisible();
    await expect(shown.getByRole('link')).toHaveText(['See All Tours', 'Book Now']);
    await expect(page.getByRole('heading', { name: heroSlides[1]?.title ?? '' })).toBeHidden();
  });
});
