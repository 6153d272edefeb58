import type { Locator, Page } from '@playwright/test';

import { cpuSlowdown, slow4g } from '#tools/bench/count.ts';

import { expect, test } from './fixtures.ts';
import { BookingPage } from './pages/booking-page.ts';
import { holdBack } from './pages/visitor.ts';

interface FirstTap {
  readonly what: string;
  readonly path: string;
  readonly control: (page: Page) => Locator;
  readonly effect: (page: Page) => Promise<void>;
  /** Where a link does by itself what the app cannot do without a connection. */
  readonly effectOffline?: (page: Page) => Promise<void>;
}

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });

const taps: readonly FirstTap[] = [
  {
    what: 'MENU',
    path: '/',
    control: (page) => page.locator('header').getByText('Menu', { exact: true }),
    effect: (page) => expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible(),
    effectOffline: (page) =>
      expect(page.getByRole('navigation', { name: 'Quick Links' })).toBeInViewport(),
  },
  {
    what: 'a carousel button',
    path: '/',
    control: (page) => button('Next slide')(page).first(),
    effect: (page) =>
      expect(
        page
          .getByRole('region', { name: 'Lamanai in four pictures' })
          .locator('[aria-label="2 of 4"]'),
      ).not.toHaveAttribute('inert'),
  },
  {
    what: 'Book Now',
    path: '/about',
    control: (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Book Now' }),
    effect: (page) =>
      expect(page.getByRole('heading', { level: 1 })).toHaveText('Request your tour'),
  },
  {
    what: 'a question',
    path: '/faq',
    control: (page) => page.getByText('What does the name Lamanai mean?'),
    effect: (page) => expect(page.getByText(/Submerged crocodile/).first()).toBeVisible(),
  },
  {
    what: 'a tab',
    path: '/tour/lamanai-tour-belize-city',
    control: (page) => page.getByRole('tab', { name: 'Itinerary' }),
    effect: (page) => expect(page.getByText('Belize time. All times are targets.')).toBeVisible(),
  },
  {
    what: 'a filter',
    path: '/tours',
    control: button('By Road'),
    effect: (page) => expect(page.getByText('4 of 8 tours · By Road')).toBeVisible(),
  },
  {
    what: 'the calendar',
    path: '/book',
    control: (page) => page.getByRole('button', { name: /^Choose date/ }),
    effect: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
];

/** A slow phone on a slow network, as soon as it shows the page's first words. */
async function openSlowly(page: Page, path: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  return session;
}

/** Taps without Playwright's own wait for a control that is at rest and enabled. */
async function tap(control: Locator) {
  await control.scrollIntoViewIfNeeded();
  await control.dispatchEvent('pointerdown', { bubbles: true });
  await control.click({ force: true, noWaitAfter: true });
}

test.describe('the first tap on a slow phone', { tag: '@phone' }, () => {
  for (const { what, path, control, effect, effectOffline = effect } of taps) {
    test(`${what}, pressed with the first paint, takes effect`, async ({ page }) => {
      await openSlowly(page, path);
      await tap(control(page));
      await effect(page);
    });

    test(`${what}, pressed after the connection went away, takes effect once it is back`, async ({
      page,
      context,
      problems,
    }) => {
      problems.expect(/ERR_INTERNET_DISCONNECTED|dynamically imported/);
      await openSlowly(page, path);
      await context.setOffline(true);
      await tap(control(page));
      await context.setOffline(false);
      await effectOffline(page);
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

/** Until the app has what surrounds the sections; those follow when they are touched. */
const untilTakenOver = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.getElementById('main') ?? {}).some((key) =>
      key.startsWith('__reactProps'),
    ),
  );

/** Lets a tab be pressed while its section's code is on its way, and says whether the tabs were ever gone. */
async function pressTabEarly(page: Page, { section }: { section: RegExp }) {
  const letSectionPass = await holdBack(page, section);
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
  return {
    letSectionPass,
    expectNeverLost: () => expect(page.locator('html')).not.toHaveAttribute('data-lost-tabs'),
  };
}

for (const { path, tab, panel, section } of [
  { path: '/faq', tab: 'About Lamanai Tours', panel: 'tours', section: /\/FaqQuestions-/ },
  {
    path: '/tour/lamanai-tour-belize-city',
    tab: 'Itinerary',
    panel: 'itinerary',
    section: /\/TourTabs-/,
  },
]) {
  test(
    `a tab of ${path} that is pressed before its code is there opens its panel, and stays`,
    { tag: '@phone' },
    async ({ page }) => {
      const early = await pressTabEarly(page, { section });
      const requested = page.waitForRequest(section);
      await page.goto(path);
      await untilTakenOver(page);
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.locator(`[role="tabpanel"][id$="-${panel}"]`)).toBeVisible();
      await requested;
      await expect(page.locator(`[role="tabpanel"][id$="-${panel}"]`)).toBeVisible();
      early.letSectionPass();
      await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
      await expect(page.locator(`[role="tabpanel"][id$="-${panel}"]`)).toBeVisible();
      await early.expectNeverLost();
    },
  );
}

test(
  'a tap that cannot take effect yet shows at once that it was heard',
  { tag: '@phone' },
  async ({ page }) => {
    const letScriptsPass = await holdBack(page, /\/assets\/(?!index-)[^/]+\.js$/);
    await page.goto('/tours', { waitUntil: 'commit' });
    const filter = page.getByRole('button', { name: 'By Road' });
    await filter.waitFor();
    await page.waitForLoadState('load');
    await filter.click();
    await expect(filter).toHaveAttribute('data-heard', '', { timeout: 200 });
    letScriptsPass();
    await expect(filter).toHaveAttribute('aria-pressed', 'true');
    await expect(filter).not.toHaveAttribute('data-heard');
  },
);
