import { specifiedTour, specifiedTours } from '#tests/support/specification.ts';

import { expect } from '../fixtures.ts';
import { reload } from '../pages/visitor.ts';
import { follow, visit, walk } from './line.ts';

walk(
  '§2 Home',
  [
    [
      'Full-screen hero carousel with 4 rotating slides, each with a badge, title, description and two buttons; primary links: /tours on three slides, /about on one; secondary link is always /book',
      async (page) => {
        await visit(page, '/');
        const slides = page
          .locator('[aria-roledescription="carousel"]')
          .first()
          .locator('[aria-roledescription="slide"]');
        await expect(slides).toHaveCount(4);
        const links = await slides.evaluateAll((all) =>
          all.map((slide) => [...slide.querySelectorAll('a')].map((a) => a.getAttribute('href'))),
        );
        const primary = links.map(([first]) => first);
        expect(primary.filter((path) => path === '/tours')).toHaveLength(3);
        expect(primary.filter((path) => path === '/about')).toHaveLength(1);
        const secondary = links.map(([, second]) => second);
        expect(secondary.filter((path) => path === '/book')).toHaveLength(4);
      },
    ],
    [
      'Previous/next and dot buttons; wraps around (e2e/home.spec.ts waits for the 6 seconds)',
      async (page) => {
        await visit(page, '/');
        const hero = page.locator('[aria-roledescription="carousel"]').first();
        const slide = (number: number) => hero.getByRole('group', { name: `${number} of 4` });
        await hero.getByRole('button', { name: /previous/i }).click();
        await expect(slide(4)).toBeVisible();
        await hero.getByRole('button', { name: /next/i }).click();
        await expect(slide(1)).toBeVisible();
      },
    ],
    [
      'Popular Tours section: only recommended tours, with a View All Tours link to /tours',
      async (page) => {
        await visit(page, '/');
        const section = page.getByRole('region', { name: 'Popular Tours' });
        expect(
          await section
            .locator('a[href^="/tour/"]')
            .evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
        ).toEqual(
          specifiedTours.filter(({ recommended }) => recommended).map(({ id }) => `/tour/${id}`),
        );
        await expect(section.getByRole('link', { name: 'View All Tours' })).toHaveAttribute(
          'href',
          '/tours',
        );
      },
    ],
    [
      'Discover the site section; Why Choose Us section with 6 points; Guest testimonials section with 3 testimonials',
      async (page) => {
        await visit(page, '/');
        await expect(page.getByRole('region', { name: /Discover/ })).toContainText('33');
        await expect(
          page.getByRole('region', { name: 'Why Choose Us' }).getByRole('listitem'),
        ).toHaveCount(6);
        await expect(
          page.getByRole('region', { name: /guest|testimonial/i }).locator('blockquote'),
        ).toHaveCount(3);
      },
    ],
  ],
  '@desktop',
);

walk(
  '§2 Tour list, §4 List filter',
  [
    [
      'Each filter pill shows the tours whose transportationType is its own; All Tours is the default',
      async (page) => {
        await visit(page, '/tours');
        const pill = (name: string) => page.getByRole('radio', { name });
        await expect(pill('All Tours')).toBeChecked();
        for (const [name, type] of [
          ['By Flight', 'flight'],
          ['By Water Taxi', 'water-taxi'],
          ['By Road', 'road'],
        ] as const) {
          const found = specifiedTours.filter((tour) => tour.transportationType === type);
          await pill(name).click();
          await expect(page).toHaveURL(`/tours?type=${type}`);
          await expect(page.getByRole('main').getByRole('article').getByRole('link')).toHaveText(
            found.map(({ title }) => title),
          );
          await expect(page.getByRole('status')).toHaveText(`${found.length} of 8 tours · ${name}`);
        }
        await reload(page);
        await expect(pill('By Road')).toBeChecked();
        await pill('All Tours').click();
        await expect(page).toHaveURL('/tours');
        await expect(page.getByRole('status')).toHaveText('8 tours');
      },
    ],
    [
      'Three-column grid on large screens; no Most Booked ribbon shows (tests/ui/tour-card has what a card shows)',
      async (page) => {
        await visit(page, '/tours');
        const cards = page.getByRole('main').getByRole('article');
        for (const [width, columns] of [
          [360, 1],
          [820, 2],
          [1440, 3],
        ] as const) {
          await page.setViewportSize({ width, height: 900 });
          const lefts = await cards.evaluateAll((all) =>
            all.map((card) => Math.round(card.getBoundingClientRect().left)),
          );
          expect(new Set(lefts).size, `${width} px`).toBe(columns);
        }
        await expect(page.getByText('Most Booked')).toHaveCount(0);
      },
    ],
  ],
  '@desktop',
);

walk(
  '§2 Tour detail, §4 Detail tab',
  [
    [
      'A main image with an 8-image thumbnail gallery; selected index starts at 0',
      async (page) => {
        await visit(page, '/tour/lamanai-tour-belize-city');
        const thumbnails = page.getByRole('button', { name: /picture \d of 8/i });
        await expect(thumbnails).toHaveCount(8);
        await expect(thumbnails.nth(0)).toHaveAttribute('aria-current', 'true');
        await thumbnails.nth(2).click();
        await expect(thumbnails.nth(2)).toHaveAttribute('aria-current', 'true');
        const announced = page.getByRole('status').filter({ hasText: /^Picture 3 of 8: / });
        await expect(announced).toBeAttached();
      },
    ],
    [
      'Reviews: defined only for the id belize-city, which matches no canonical tour id, so reviews never show; a structured-data product block (average rating, review count, best 5, worst 1) is emitted',
      async (page) => {
        await visit(page, '/tour/lamanai-tour-belize-city');
        await expect(page.getByRole('heading', { name: /reviews/i })).toHaveCount(0);
        const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
        const text = blocks.join('\n');
        expect(text).toContain('"Product"');
        expect(text).toMatch(/"ratingValue":/);
        expect(text).toMatch(/"reviewCount":/);
        expect(text).toMatch(/"bestRating":"?5/);
        expect(text).toMatch(/"worstRating":"?1/);
      },
    ],
    [
      'Unknown tourId shows the not-found page',
      async (page) => {
        await visit(page, '/tours');
        await follow(page, '/tour/atlantis');
        await expect(page.getByText('Oops! Page not found')).toBeVisible();
      },
      /No page at/,
    ],
  ],
  '@desktop',
);

walk(
  '§2 Tour detail on small screens',
  [
    [
      'a fixed bottom bar shows the price and a Book Now button that goes to /book (tests/features shows that it passes the whole tour in navigation state)',
      async (page) => {
        await visit(page, '/tour/lamanai-tour-placencia');
        const bar = page
          .getByRole('region', { name: /book/i })
          .filter({ hasText: `US$${specifiedTour('lamanai-tour-placencia').priceUsd}` })
          .last();
        await expect(bar).toBeVisible();
        await bar.getByRole('link', { name: /Book/ }).click();
        await expect(page).toHaveURL('/book?tourId=lamanai-tour-placencia');
        await expect(page.getByRole('combobox', { name: 'Tour' })).toHaveValue(
          'lamanai-tour-placencia',
        );
      },
    ],
  ],
  '@phone',
);
