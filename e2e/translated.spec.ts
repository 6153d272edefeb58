import type { Page } from '@playwright/test';

import { about } from '#content/about.ts';
import { tours } from '#domain/tours.ts';
import { toursPage } from '#content/tours-page.ts';

import { expect, test } from './booking-fixtures.ts';
import { SiteHeader } from './pages/site-header.ts';
import { openTranslated } from './pages/translation.ts';

// What React writes into a text that is gone from the page is an error in the console, and fails each of these.
test.use({ translation: 'live' });

const pill = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'Transportation' }).getByRole('radio', { name });

test('the filter of translated tours goes back and forth', { tag: '@phone' }, async ({ page }) => {
  await openTranslated(page, '/tours');
  for (const [name, line] of [
    ['By Road', '4 of 8 tours · By Road'],
    ['By Flight', '2 of 8 tours · By Flight'],
    ['All Tours', '8 tours'],
    ['By Water Taxi', '2 of 8 tours · By Water Taxi'],
    ['All Tours', '8 tours'],
  ] as const) {
    await pill(page, name).click();
    await expect(page.getByRole('status')).toHaveText(line);
    await expect(pill(page, name)).toBeChecked();
  }
});

test(
  'translated pages follow each other, with everything on them pressed',
  { tag: '@phone' },
  async ({ page }) => {
    const main = page.getByRole('main');
    const footer = page.getByRole('contentinfo');
    await openTranslated(page, '/');
    for (const carousel of await page.locator('[aria-roledescription="carousel"]').all()) {
      await carousel.getByRole('button', { name: 'Stop slide rotation' }).click();
      await carousel.getByRole('button', { name: 'Next slide' }).click();
      await carousel.getByRole('button', { name: 'Previous slide' }).click();
      await carousel.getByRole('button', { name: 'Start slide rotation' }).click();
    }
    await footer.getByRole('link', { name: 'All Tours' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(toursPage.title);
    await main.getByRole('article').first().getByRole('link').click();
    await expect(page).toHaveURL(/\/tour\//);
    const tour = tours.find(({ id }) => page.url().endsWith(id));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(tour?.title ?? '');
    for (const name of ['Itinerary', "What's Included", 'Overview']) {
      await page.getByRole('tab', { name }).click();
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    }
    const gallery = page.getByRole('region', { name: 'Pictures of this tour' });
    for (const picture of [3, 8, 1]) {
      await gallery.getByRole('button', { name: `Show picture ${picture} of 8` }).click();
      await expect(gallery.getByRole('status')).toContainText(`Picture ${picture} of 8`);
    }
    await main.getByRole('button', { name: 'Share this tour' }).click();
    await expect(main.getByRole('status').filter({ hasText: /https?:|copied/ })).toBeVisible();
    await main.getByRole('article').last().getByRole('link').click();
    await expect(page).not.toHaveURL(`/tour/${tour?.id}`);
    await footer.getByRole('link', { name: 'FAQ' }).click();
    for (const tab of ['About Lamanai Tours', 'About the Maya Ruins']) {
      await page.getByRole('tab', { name: tab }).click();
      const questions = page.getByRole('tabpanel').locator('summary');
      await questions.nth(0).click();
      await questions.nth(1).click();
      await questions.nth(1).click();
      await expect(page.locator('details[open]')).toHaveCount(0);
    }
    const heading = page.getByRole('heading', { level: 1 });
    const walked = [
      ['FAQ', 'Before you come'],
      ['History', 'Three thousand years'],
      ['About Us', about.hero.title],
      ['Book Now', 'Request your tour'],
      ['Home', 'Guided day tours to Lamanai, Belize'],
    ] as const;
    for (const [name, text] of walked.slice(1)) {
      await footer.getByRole('link', { name, exact: true }).click();
      await expect(heading).toHaveText(text);
    }
    for (const [, text] of walked.slice(0, -1).toReversed()) {
      await page.goBack();
      await expect(heading).toHaveText(text);
    }
    await expect(page.getByRole('tab', { name: 'About the Maya Ruins' })).toBeVisible();
    await expect(footer).toBeVisible();
  },
);

test('the translated menu opens, leads on and closes', { tag: '@phone' }, async ({ page }) => {
  await openTranslated(page, '/tours');
  const header = new SiteHeader(page);
  await header.openMenu();
  await header.closeButton.click();
  await header.openMenu();
  await header.menu.getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Before you come');
  await header.openMenu();
  await page.keyboard.press('Escape');
  await expect(header.menu).toBeHidden();
});

test('a translated notice comes, and is closed', { tag: '@phone' }, async ({ page }) => {
  await page.route('/notices.json', (route) =>
    route.fulfill({
      json: {
        banner: { id: 'river', text: 'The river is high this week.', until: '2099-01-01' },
        closedDays: [{ day: '2026-12-25', reason: 'Christmas' }],
      },
    }),
  );
  await openTranslated(page, '/');
  const notice = page.getByRole('region', { name: 'Notice' });
  await expect(notice).toContainText('The river is high this week.');
  await notice.getByRole('button', { name: 'Close notice' }).click();
  await expect(notice).toBeHidden();
});

test(
  'the machine room runs a machine on a translated page',
  { tag: '@desktop' },
  async ({ page }) => {
    await openTranslated(page, '/machines');
    await page
      .getByRole('navigation', { name: 'Machines' })
      .getByRole('link', { name: 'Menu', exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 2, name: 'Menu', exact: true })).toBeVisible();
    const bench = page.getByRole('region', { name: 'Run it here' });
    await expect(bench.getByText('Step 0 of 0')).toBeVisible();
    await bench
      .getByRole('button', { name: /menu\.toggle/ })
      .first()
      .click();
    await expect(bench.getByText('Step 1 of 1')).toBeVisible();
    await bench.getByRole('button', { name: 'Back' }).click();
    await expect(bench.getByText('Step 0 of 1')).toBeVisible();
    await bench.getByRole('button', { name: 'Reset' }).click();
    await expect(bench.getByText('Step 0 of 0')).toBeVisible();
  },
);

test(
  'an address without a page, and a cold confirmation',
  { tag: '@phone' },
  async ({ page, problems }) => {
    problems.expect(/No page at|404/);
    await openTranslated(page, '/no/such/page');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
    await openTranslated(page, '/booking-success');
    await page.getByRole('link', { name: 'Explore More Tours' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(toursPage.title);
  },
);

for (const [translation, tag, moment] of [
  ['early', '@phone', 'while it is being read, before the app takes over'],
  ['between', '@desktop', 'while the app takes over, section after section'],
] as const) {
  test.describe(`translated ${moment}`, { tag }, () => {
    test.use({ translation });

    for (const address of ['/', '/tours', '/tour/lamanai-tour-hopkins', '/faq', '/history']) {
      test(`${address} works`, async ({ page }) => {
        await page.goto(address);
        await expect(page.locator('header[data-place]')).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await page.getByRole('contentinfo').getByRole('link', { name: 'All Tours' }).click();
        await pill(page, 'By Road').click();
        await expect(page.getByRole('status')).toHaveText('4 of 8 tours · By Road');
      });
    }

    test('the form books', async ({ booking, desk, page }) => {
      await booking.open();
      await booking.fillUntilReview();
      await booking.submit.click();
      await expect(page).toHaveURL('/booking-success');
      expect(desk.mails()).toHaveLength(1);
    });
  });
}
