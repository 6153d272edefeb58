import type { Page } from '@playwright/test';

import { tours } from '#domain/tours/tours.ts';
import { specifiedTours } from '#tests/support/specification.ts';
import { pageTexts } from '#content/content.data.ts';

import { expect } from '../fixtures.ts';
import { headTags } from '../pages/head-tags.ts';
import { untilHydrated } from '../pages/visitor.ts';
import { follow, visit, walk } from './line.ts';

/** Returns the number of animations in the main area at the time when the new page appears. */
async function animationsOfMain(page: Page, reducedMotion: 'reduce' | 'no-preference') {
  await page.emulateMedia({ reducedMotion });
  await visit(page, '/about');
  const animations = page.evaluate(async () => {
    const isNew = () => document.querySelector('h1')?.textContent?.includes('thousand years');
    while (!isNew()) await new Promise(requestAnimationFrame);
    const entered = document.querySelector('#main > *');
    return entered?.getAnimations().filter((animation) => animation instanceof CSSTransition)
      .length;
  });
  await follow(page, '/history');
  return animations;
}

/** The path, the heading and the last breadcrumb of each page. */
const routes: [path: string, heading: RegExp, crumb?: string][] = [
  ['/', /.+/],
  ['/tours', new RegExp(pageTexts.tours.heading), 'Tours'],
  ['/faq', /.+/, 'FAQ'],
  ['/history', /.+/, 'History'],
  ['/about', /.+/, 'About Us'],
  ['/book', /Request your tour/, 'Book Now'],
  ['/booking-success', /request/, 'Booking Confirmation'],
  ...specifiedTours.map(({ id, title }): [string, RegExp, string] => [
    `/tour/${id}`,
    new RegExp(`^${title}$`),
    'Tour Details',
  ]),
];

walk('§2 Route table, layout of all pages', [
  [
    'Each path has a page with a title and description, social-sharing tags (1200x630 image, large-summary card type), and breadcrumbs: Home > Tours > Tour Details on tour pages, otherwise Home plus one crumb per path segment, none on Home; the last crumb is not a link',
    async (page) => {
      const titles = new Set<string>();
      for (const [path, heading, crumb] of routes) {
        const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
        expect(response?.status(), path).toBe(200);
        const prerendered = await headTags(page);
        const once = { titles: 1, descriptions: 1, canonicals: [path], socialTitles: 1 };
        expect(prerendered, path).toMatchObject(once);
        await untilHydrated(page);
        expect(await headTags(page), path).toEqual(prerendered);
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
        const meta = (name: string) =>
          page
            .locator(`head meta[name="${name}"], head meta[property="${name}"]`)
            .getAttribute('content');
        const tour = tours.find(({ id }) => path.endsWith(id));
        if (tour) {
          expect(await page.title()).toMatch(new RegExp(`^${tour.title} .+`));
          expect(await meta('description')).toBe(tour.shortDescription);
        } else expect((await meta('description'))?.length, path).toBeGreaterThan(80);
        expect(await meta('twitter:card'), path).toBe('summary_large_image');
        expect(await meta('og:image'), path).toMatch(/^https:\/\/.+\.jpg$/);
        expect([await meta('og:image:width'), await meta('og:image:height')], path).toEqual([
          '1200',
          '630',
        ]);
        titles.add(await page.title());
        const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
        await expect(crumbs, path).toHaveCount(crumb ? 1 : 0);
        if (!crumb) continue;
        await expect(crumbs.getByRole('link'), path).toHaveText(
          tour ? ['Home', 'Tours'] : ['Home'],
        );
        await expect(crumbs.locator('[aria-current="page"]'), path).toHaveText(crumb);
      }
      expect(titles.size).toBe(routes.length);
    },
  ],
]);

walk('§2 Redirects from short slugs to canonical tour ids', [
  [
    'Each short slug leads to its tour by replace',
    async (page) => {
      await visit(page, '/history');
      for (const { slug, id } of specifiedTours) {
        await follow(page, `/tour/${slug}`);
        await expect(page).toHaveURL(`/tour/${id}`);
        await page.goBack();
        await expect(page).toHaveURL('/history');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/thousand years/);
      }
    },
  ],
]);

walk('§2 Layout (all pages)', [
  [
    'A main area with a fade-in, which those who want less motion do not get',
    async (page) => {
      expect(await animationsOfMain(page, 'no-preference')).toBe(1);
      expect(await animationsOfMain(page, 'reduce')).toBe(0);
    },
  ],
  [
    'Header: brand link to Home; WhatsApp link and e-mail link (desktop only); nav links Home, Tours, FAQ, History, About Us; a Book Now button to /book',
    async (page) => {
      await visit(page, '/faq');
      const header = page.getByRole('banner');
      await expect(header.getByRole('link', { name: 'Lamanai Day Tours' })).toHaveAttribute(
        'href',
        '/',
      );
      await expect(header.getByRole('link', { name: /^WhatsApp/ })).toBeVisible();
      await expect(header.getByRole('link', { name: /^E-?mail/ })).toBeVisible();
      const links = header.getByRole('navigation', { name: 'Main' }).getByRole('link');
      await expect(links).toHaveText(['Home', 'Tours', 'FAQ', 'History', 'About Us']);
      expect(
        await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
      ).toEqual(['/', '/tours', '/faq', '/history', '/about']);
      await expect(header.getByRole('link', { name: 'Book Now' })).toHaveAttribute('href', '/book');
    },
  ],
]);
