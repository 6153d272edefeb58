import type { Locator, Page } from '@playwright/test';

import { expect, test } from './fixtures.ts';
import { BookingPage } from './pages/booking-page.ts';
import { firstTaps } from './pages/first-taps.ts';
import { openAtFirstPaint } from './pages/slow-phone.ts';
import { holdBack, untilLive } from './pages/visitor.ts';

/** Taps without Playwright's own wait for a control that is at rest and enabled. */
async function tap(control: Locator) {
  await control.scrollIntoViewIfNeeded();
  await control.dispatchEvent('pointerdown', { bubbles: true });
  await control.click({ force: true, noWaitAfter: true });
}

test.describe('the first tap on a slow phone', { tag: '@phone' }, () => {
  for (const { control, path, locate, effect } of firstTaps) {
    test(`${control}, pressed with the first paint, takes effect`, async ({ page }) => {
      await openAtFirstPaint(page, path);
      await tap(locate(page));
      await expect(effect(page)).toBeVisible();
    });

    test(`${control}, pressed after the connection went away, takes effect once it is back`, async ({
      page,
      context,
      problems,
    }) => {
      problems.expect(/ERR_INTERNET_DISCONNECTED|dynamically imported/);
      await openAtFirstPaint(page, path);
      await context.setOffline(true);
      await tap(locate(page));
      await context.setOffline(false);
      await expect(effect(page)).toBeVisible();
    });
  }

  test('what is typed before the app has taken over is kept', async ({ page }) => {
    const letScriptsPass = await holdBack(page);
    await page.goto('/book', { waitUntil: 'commit' });
    const booking = new BookingPage(page);
    const firstName = booking.form.getByRole('textbox', { name: 'First name' });
    await firstName.click();
    await page.keyboard.type('Jos');
    letScriptsPass();
    await booking.ready();
    await page.keyboard.type('é');
    await expect(firstName).toHaveValue('José');
    await expect.poll(() => booking.stored()).toContain('José');
  });
});

test(
  'what a browser fills in before the app has taken over, without telling, is kept',
  { tag: '@phone' },
  async ({ page }) => {
    const letScriptsPass = await holdBack(page);
    await page.goto('/book', { waitUntil: 'commit' });
    const booking = new BookingPage(page);
    await booking.form.getByRole('textbox', { name: 'E-mail' }).evaluate((field) => {
      (field as HTMLInputElement).value = 'ada@example.com';
    });
    await booking.form.getByRole('combobox', { name: 'Tour' }).evaluate((field) => {
      (field as HTMLSelectElement).value = 'lamanai-tour-hopkins';
    });
    letScriptsPass();
    await booking.ready();
    await expect(booking.form.getByRole('textbox', { name: 'E-mail' })).toHaveValue(
      'ada@example.com',
    );
    await expect.poll(() => booking.stored()).toContain('"email":"ada@example.com"');
    await expect(page).toHaveURL(/tourId=lamanai-tour-hopkins/);
    await expect(booking.form.getByRole('combobox', { name: 'Number of persons' })).toHaveValue(
      '4',
    );
  },
);

/** Says whether the tabs were ever gone. */
async function watchTabs(page: Page) {
  await page.addInitScript(() => {
    const look = () => {
      const tabs = document.querySelector('[role="tablist"]');
      if (tabs) document.documentElement.dataset['hadTabs'] = '';
      else if ('hadTabs' in document.documentElement.dataset) {
        document.documentElement.dataset['lostTabs'] = '';
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => expect(page.locator('html')).not.toHaveAttribute('data-lost-tabs');
}

for (const { path, tab, panel } of [
  { path: '/faq', tab: 'About Lamanai Tours', panel: 'tours' },
  { path: '/tour/lamanai-tour-belize-city', tab: 'Itinerary', panel: 'itinerary' },
]) {
  test(
    `a tab of ${path} that is pressed before the app is there opens its panel, and stays`,
    { tag: '@phone' },
    async ({ page }) => {
      const letScriptsPass = await holdBack(page);
      const expectNeverLost = await watchTabs(page);
      await page.goto(path, { waitUntil: 'commit' });
      await page.getByRole('tab', { name: tab }).click();
      const opened = page.locator(`[role="tabpanel"][id$="-${panel}"]`);
      await expect(opened).toBeVisible();
      letScriptsPass();
      await untilLive(page);
      await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
      await expect(opened).toBeVisible();
      await expectNeverLost();
    },
  );
}

test(
  'a tap that cannot take effect yet shows at once that it was heard',
  { tag: '@phone' },
  async ({ page }) => {
    const letScriptsPass = await holdBack(page, /\/assets\/(?!index-)[^/]+\.js$/);
    await page.goto('/', { waitUntil: 'commit' });
    const dot = page.getByRole('button', { name: /^Slide 3/ });
    await dot.waitFor();
    await page.waitForLoadState('load');
    await dot.click();
    await expect(dot).toHaveAttribute('data-heard', '', { timeout: 200 });
    await expect(dot).toHaveCSS('outline-style', 'solid');
    letScriptsPass();
    await expect(dot).toHaveAttribute('aria-disabled', 'true');
    await expect(dot).not.toHaveAttribute('data-heard');
  },
);

test(
  'a link that leads to its page by itself shows at once that it was heard, and no more on return',
  { tag: '@phone' },
  async ({ page }) => {
    const letScriptsPass = await holdBack(page);
    const letPagePass = await holdBack(page, /\/book$/);
    await page.goto('/about', { waitUntil: 'commit' });
    // Playwright looks at nothing while the next page is on its way.
    const seen = page.evaluate(
      () =>
        new Promise((resolve) => {
          window.addEventListener('click', () =>
            requestAnimationFrame(() => {
              const heard = document.querySelector('[data-heard]');
              const mark = heard && [heard.textContent, getComputedStyle(heard).outlineStyle];
              // As when the browser puts the page by while the visitor is on the next one.
              window.dispatchEvent(new PageTransitionEvent('pagehide'));
              resolve([mark, document.querySelector('[data-heard]')]);
            }),
          );
        }),
    );
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Book Now' })
      .click({ noWaitAfter: true });
    expect(await seen).toEqual([['Book Now', 'solid'], null]);
    letPagePass();
    letScriptsPass();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request your tour');
  },
);

test(
  'Book Now at the foot of a tour keeps the tour when it is tapped before the app has taken over',
  { tag: '@phone' },
  async ({ page }) => {
    const letScriptsPass = await holdBack(page);
    await page.goto('/tour/lamanai-tour-hopkins', { waitUntil: 'commit' });
    await page
      .getByRole('region', { name: 'Book this tour' })
      .getByRole('link', { name: 'Book Now' })
      .click({ noWaitAfter: true });
    await page.waitForURL(/\/book/, { waitUntil: 'commit' });
    letScriptsPass();
    const booking = new BookingPage(page);
    await booking.ready();
    await expect(booking.form.getByRole('combobox', { name: 'Tour' })).toHaveValue(
      'lamanai-tour-hopkins',
    );
  },
);
