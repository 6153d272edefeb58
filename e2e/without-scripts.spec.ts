import { faqGroups, heroSlides } from '#content/content.data.ts';
import { belizeToday } from '#domain/site/calendar.ts';
import { getTourDetails } from '#domain/tours/tour-details.ts';
import { tourIds } from '#domain/tours/tours.ts';

import { expect, test } from './fixtures.ts';

/** These tests disable JavaScript; pre-hydration.spec.ts tests the first taps before hydration. */
test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('without scripts, every page shows its heading, its links and the year', async ({
    page,
  }) => {
    const year = belizeToday().slice(0, 4);
    const paths = ['/', '/tours', '/faq', '/history', '/about', '/book', '/booking-success'];
    for (const path of [...paths, ...tourIds.map((id) => `/tour/${id}`)]) {
      const answer = await page.goto(path, { waitUntil: 'domcontentloaded' });
      expect(answer?.status(), path).toBe(200);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.getByRole('link', { name: 'Skip to content' })).toHaveAttribute(
        'href',
        '#main',
      );
      for (const target of paths.slice(0, -1)) {
        expect(await page.locator(`a[href="${target}"]`).count(), target).toBeGreaterThan(0);
      }
      await expect(page.getByRole('contentinfo'), path).toContainText(`© ${year} `);
      for (const part of await page.locator('main section:has(> h2)').all()) {
        await expect(part, path).toBeVisible();
      }
    }
  });

  test('without scripts, the home page shows the complete first slide', async ({ page }) => {
    await page.goto('/');
    const [first, second] = heroSlides;
    const slide = page.locator('[aria-roledescription="slide"]').first();
    await expect(slide.getByRole('heading', { name: first?.title ?? '' })).toBeVisible();
    await expect(slide.getByRole('img')).toBeVisible();
    await expect(slide.getByRole('link')).toHaveText(['See All Tours', 'Book Now']);
    await expect(page.getByRole('heading', { name: second?.title ?? '' })).toBeHidden();
  });

  test('without scripts, the header is sticky and has a background', async ({ page }) => {
    await page.goto('/');
    const header = page.getByRole('banner');
    await expect(header).toHaveCSS('position', 'sticky');
    await expect(header).toHaveCSS('background-color', 'rgb(251, 245, 230)');
  });

  test('without scripts, a tour page shows every panel but no control that needs a script', async ({
    page,
  }) => {
    await page.goto('/tour/lamanai-tour-hopkins');
    const { itinerary, included } = getTourDetails('lamanai-tour-hopkins');
    await expect(page.getByRole('tabpanel')).toHaveCount(3);
    await expect(page.getByText(itinerary[2]?.text ?? '')).toBeVisible();
    await expect(page.getByText(included[0] ?? '', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Show picture 1 of 8/ })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Share this tour' })).toBeHidden();
    await page.setViewportSize({ width: 360, height: 780 });
    const bar = page.getByRole('region', { name: 'Book this tour' });
    await expect(bar.getByRole('link', { name: 'Book Now' })).toHaveAttribute(
      'href',
      '/book?tourId=lamanai-tour-hopkins',
    );
  });

  test('without scripts, an FAQ tab scrolls to its questions', async ({ page }) => {
    const [, ofTours] = faqGroups;
    await page.goto('/faq');
    await page.getByRole('tab', { name: ofTours.title }).click();
    await expect(page.getByRole('heading', { name: ofTours.title })).toBeInViewport();
  });

  test('without scripts, a link to an FAQ question shows the answer', async ({ page }) => {
    await page.goto('/faq#cost');
    await expect(page.locator('#cost')).toBeInViewport();
  });

  test('without scripts, the machines page describes a machine in words', async ({ page }) => {
    await page.goto('/machines');
    await expect(page.getByRole('table', { name: 'In words' }).getByRole('row')).not.toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Machines' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Run it' })).toBeHidden();
  });
});
