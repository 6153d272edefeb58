import { tours } from '#domain/tours.ts';
import { specifiedTours } from '#tests/support/specification.ts';
import { toursPage } from '#content/tours-page.ts';

import { expect } from '../fixtures.ts';
import { follow, visit, walk } from './line.ts';

const routes: [path: string, heading: RegExp][] = [
  ['/', /.+/],
  ['/tours', new RegExp(toursPage.title)],
  ['/faq', /.+/],
  ['/history', /.+/],
  ['/about', /.+/],
  ['/book', /Request your tour/],
  ['/booking-success', /request/],
  ...specifiedTours.map((tour): [string, RegExp] => [`/tour/${tour.id}`, new RegExp(tour.title)]),
];

walk('§2 Route table', [
  [
    'Each path has a page',
    async (page) => {
      for (const [path, heading] of routes) {
        const response = await page.goto(path);
        expect(response?.status(), path).toBe(200);
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      }
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

const titles = new Map<string, string>();
walk('§2 Layout (all pages)', [
  [
    'Each page has a title and description, with social-sharing tags (1200x630 image, large-summary card type)',
    async (page) => {
      for (const [path] of routes) {
        await page.goto(path, { waitUntil: 'commit' });
        const meta = (name: string) =>
          page
            .locator(`head meta[name="${name}"], head meta[property="${name}"]`)
            .getAttribute('content');
        expect((await meta('description'))?.length, path).toBeGreaterThan(80);
        expect(await meta('twitter:card'), path).toBe('summary_large_image');
        expect(await meta('og:image'), path).toMatch(/^https:\/\/.+\.jpg$/);
        expect([await meta('og:image:width'), await meta('og:image:height')], path).toEqual([
          '1200',
          '630',
        ]);
        titles.set(path, await page.title());
      }
      expect(new Set(titles.values()).size).toBe(routes.length);
    },
  ],
  [
    "The tour detail title is the tour title plus a site suffix, and its description is the tour's short description",
    async (page) => {
      for (const tour of tours) {
        await page.goto(`/tour/${tour.id}`, { waitUntil: 'commit' });
        await expect(page).toHaveTitle(new RegExp(`^${tour.title} .+`));
        await expect(page.locator('meta[name="description"]')).toHaveAttribute(
          'content',
          tour.shortDescription,
        );
      }
    },
  ],
  [
    'a main area between a sticky header and a footer, breadcrumbs hidden on Home',
    async (page) => {
      await visit(page, '/');
      await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveCount(0);
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
      await expect(header.getByRole('link', { name: /^E-mail/ })).toBeVisible();
      const links = header.getByRole('navigation', { name: 'Main' }).getByRole('link');
      await expect(links).toHaveText(['Home', 'Tours', 'FAQ', 'History', 'About Us']);
      expect(
        await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
      ).toEqual(['/', '/tours', '/faq', '/history', '/about']);
      await expect(header.getByRole('link', { name: 'Book Now' })).toHaveAttribute('href', '/book');
    },
  ],
  [
    'Breadcrumbs: on tour pages Home > Tours > Tour Details; the last crumb is not a link',
    async (page) => {
      await visit(page, '/tour/lamanai-tour-hopkins');
      const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
      await expect(crumbs.getByRole('listitem').filter({ hasText: /\w/ })).toHaveText([
        'Home',
        'Tours',
        'Tour Details',
      ]);
      await expect(crumbs.getByRole('link')).toHaveText(['Home', 'Tours']);
    },
  ],
  [
    'Otherwise Home plus one crumb per path segment, labelled Tours, About Us, FAQ, History, Book Now, Booking Confirmation, or the capitalised segment',
    async (page) => {
      const labels = {
        '/tours': 'Tours',
        '/about': 'About Us',
        '/faq': 'FAQ',
        '/history': 'History',
        '/book': 'Book Now',
        '/booking-success': 'Booking Confirmation',
      };
      for (const [path, label] of Object.entries(labels)) {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
        await expect(crumbs.getByRole('link')).toHaveText(['Home']);
        await expect(crumbs.locator('[aria-current="page"]')).toHaveText(label);
      }
    },
  ],
  [
    'Footer: About; Our Tours (eight links); Quick Links and two external sister-company links; Contact Us; the copyright line shows the current year',
    async (page) => {
      await visit(page, '/faq');
      const footer = page.getByRole('contentinfo');
      for (const section of ['About', 'Our Tours', 'Quick Links', 'Contact Us']) {
        await expect(footer.getByRole('heading', { name: section, exact: true })).toBeVisible();
      }
      const tourLinks = footer.locator('a[href^="/tour/"]');
      await expect(tourLinks).toHaveText(specifiedTours.map(({ footerLabel }) => footerLabel));
      for (const [label, path] of [
        ['Home', '/'],
        ['All Tours', '/tours'],
        ['FAQ', '/faq'],
        ['History', '/history'],
        ['About Us', '/about'],
        ['Book Now', '/book'],
      ] as const) {
        await expect(footer.getByRole('link', { name: label, exact: true })).toHaveAttribute(
          'href',
          path,
        );
      }
      for (const sister of ['Belize Tours & Excursions', 'Belize Vacation Packages']) {
        const link = footer.getByRole('link', { name: sister });
        await expect(link).toHaveAttribute('href', /^https:/);
        await expect(link).toHaveAttribute('rel', /noopener/);
      }
      await expect(footer.locator('a[href^="https://wa.me/"]')).toBeVisible();
      await expect(footer.locator('a[href^="mailto:"]')).toBeVisible();
      await expect(footer).toContainText('Orange Walk District');
      await expect(footer).toContainText('8:00 AM to 5:00 PM');
      await expect(footer).toContainText('© 2026');
    },
  ],
]);

walk(
  '§2 Header on a phone, §4 Mobile menu',
  [
    [
      'a MENU toggle opens a full-screen menu with the same links, a contact block and a Book Now button; scrolling is locked; it closes when a link is tapped or the close button is used',
      async (page) => {
        await visit(page, '/faq');
        const toggle = page.getByRole('banner').getByRole('button', { name: 'MENU' });
        const menu = page.getByRole('dialog');
        await toggle.click();
        await expect(menu).toBeVisible();
        await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
        for (const label of ['Home', 'Tours', 'FAQ', 'History', 'About Us', 'Book Now']) {
          await expect(menu.getByRole('link', { name: label, exact: true })).toBeVisible();
        }
        await expect(menu.locator('a[href^="https://wa.me/"]')).toBeVisible();
        await expect(menu.locator('a[href^="mailto:"]')).toBeVisible();
        await menu.getByRole('button', { name: /close/i }).click();
        await expect(menu).toBeHidden();
        await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');

        await toggle.click();
        await menu.getByRole('link', { name: 'History', exact: true }).click();
        await expect(page).toHaveURL('/history');
        await expect(menu).toBeHidden();
        await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
      },
    ],
  ],
  '@phone',
);
