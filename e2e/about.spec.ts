import { about } from '#content/about.ts';
import { company } from '#content/company.ts';

import { expect, test } from './fixtures.ts';

test('tells the story, the three highlights and the four sections', async ({ page }) => {
  await page.goto('/about');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(about.hero.title);
  await expect(main).toContainText(`In operation since ${company.since}`);
  await expect(main.getByRole('list').getByRole('heading')).toHaveText(
    about.highlights.map(({ title }) => title),
  );
  for (const { title, paragraphs } of [about.story, ...about.sections]) {
    const section = main.getByRole('region', { name: title });
    await expect(section.getByRole('heading', { level: 2 })).toHaveText(title);
    for (const paragraph of paragraphs) await expect(section).toContainText(paragraph);
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByRole('img')).toBeVisible();
  }
});

test('shows every picture in a size that fits the screen', async ({ page }) => {
  await page.goto('/about');
  for (const picture of await page.getByRole('main').getByRole('img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth),
      )
      .toBeGreaterThan(0);
  }
});
