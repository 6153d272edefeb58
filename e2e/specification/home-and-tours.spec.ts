import { specifiedTour, specifiedTours } from '#tests/support/specification.ts';

import { expect } from '../fixtures.ts';
import { reload } from '../pages/visitor.ts';
import { follow, visit, walk } from './line.ts';

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
      'Three-column grid on large screens',
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
