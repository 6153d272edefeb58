import type { Page } from '@playwright/test';

import { bundledReviews } from '#content/reviews.ts';
import { ratingOf } from '#domain/reviews.ts';
import { tourDetailsOf } from '#domain/tour-details.ts';
import { tours } from '#domain/tours.ts';

import { expect, test } from './fixtures.ts';

const HOPKINS = '/tour/lamanai-tour-hopkins';
const hopkins = tourDetailsOf('lamanai-tour-hopkins');
const ticket = (page: Page) => page.getByRole('complementary');

interface Schema {
  '@type'?: string | string[];
  [field: string]: unknown;
}

test.describe('without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('a tour page says what the tour is, costs and includes', async ({ page }) => {
    for (const tour of [tours[0], tours[2], tours.at(-1)]) {
      if (!tour) throw new Error('There are fewer tours.');
      await page.goto(`/tour/${tour.id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(tour.title);
      await expect(ticket(page)).toContainText(`Now US$${tour.priceUsd}`);
      await expect(ticket(page)).toContainText(`Typical price US$${tour.typicalPriceUsd}`);
      await expect(ticket(page)).toContainText(`${tour.discountPercent}% off`);
      await expect(ticket(page)).toContainText('Limited time deal');
      await expect(ticket(page)).toContainText('per person, in USD');
      for (const fact of [tour.duration, tour.transportation, tour.departure, tour.capacity]) {
        await expect(ticket(page)).toContainText(fact);
      }
      await expect(ticket(page).getByRole('link', { name: 'Book This Tour' })).toHaveAttribute(
        'href',
        `/book?tourId=${tour.id}`,
      );
      await expect(page.getByText('Cancel 30 or more days before arrival')).toBeVisible();
      await expect(
        page.getByRole('region', { name: 'Other ways to Lamanai' }).getByRole('article'),
      ).toHaveCount(3);
      await expect(page.getByText('Guest reviews')).toHaveCount(0);
    }
  });

  test('what machines read is what visitors see', async ({ page }) => {
    const rating = ratingOf(bundledReviews);
    for (const tour of tours) {
      await page.goto(`/tour/${tour.id}`);
      const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
      const objects = blocks.flatMap((block) => {
        const parsed = JSON.parse(block) as Schema | Schema[];
        if (Array.isArray(parsed)) return parsed;
        return '@graph' in parsed ? (parsed['@graph'] as Schema[]) : [parsed];
      });
      const ofType = (type: string) =>
        objects.find((object) => [object['@type']].flat().includes(type));
      const heading = await page.getByRole('heading', { level: 1 }).innerText();
      expect(ofType('Product'), tour.id).toMatchObject({
        name: heading.replaceAll(/\s+/g, ' '),
        ...(rating && {
          aggregateRating: {
            ratingValue: rating.average,
            reviewCount: rating.count,
            bestRating: 5,
            worstRating: 1,
          },
        }),
      });
      const offer = [ofType('Product')?.['offers']].flat()[0] as Schema;
      expect(String(offer['priceCurrency'])).toBe('USD');
      await expect(ticket(page)).toContainText(`Now US$${Number(offer['price'])} `);
      const crumbs = ofType('BreadcrumbList')?.['itemListElement'] as { name: string }[];
      await expect(
        page.getByRole('navigation', { name: 'Breadcrumb' }).locator('a, [aria-current]'),
      ).toHaveText(crumbs.map(({ name }) => name));
    }
  });

  test('every panel can be read', async ({ page }) => {
    await page.goto(HOPKINS);
    await expect(page.getByRole('tabpanel')).toHaveCount(3);
    await expect(page.getByText(hopkins.itinerary[2]?.text ?? '')).toBeVisible();
    await expect(page.getByText('Packaged lunch', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Show picture 1 of 8/ })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Share this tour' })).toBeHidden();
  });
});
