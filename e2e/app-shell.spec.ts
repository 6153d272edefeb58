import type { Page } from '@playwright/test';

import { about } from '#content/content.data.ts';

import { expect, test } from './fixtures.ts';
import { BookingPage } from './pages/booking-page.ts';
import { openPage, reload, scrollTop } from './pages/visitor.ts';

/**
 * Counts the loaded documents. It blocks the page's script until this many documents have been requested, as after a
 * deployment.
 */
async function loseScript(page: Page, name: RegExp, untilDocument: number) {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.route(name, async (route) => {
    if (documents.length >= untilDocument) await route.continue();
    else await route.fulfill({ status: 404, body: 'gone' });
  });
  return documents;
}

const script = /\/assets\/AboutPage-[^/]+\.js$/;
const untilIdle = (page: Page) => page.waitForLoadState('networkidle');

/** Opens a page as a visitor who saves data, so that no code is prefetched. */
async function openFaq(page: Page) {
  await page.addInitScript(
    `Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })`,
  );
  await page.goto('/faq');
  await untilIdle(page);
}

const aboutLink = (page: Page) => page.locator('a[href="/about"]:visible').first();
const expectAbout = (page: Page) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(about.hero.title);

test.describe('after a redeploy', () => {
  test.beforeEach(({ problems }) => problems.expect(/404 \(Not Found\)|dynamically imported/));

  test('a link to a page whose script was deleted loads that page as a new document', async ({
    page,
  }) => {
    await openFaq(page);
    const documents = await loseScript(page, script, 1);
    await aboutLink(page).click();
    await expectAbout(page);
    await untilIdle(page);
    expect(documents).toEqual(['/about']);
    await expect(page).toHaveTitle(/^About/);
  });

  test('the booking form continues in a new document if the script of the next step was deleted', async ({
    page,
  }) => {
    const booking = new BookingPage(page);
    const documents = await loseScript(page, /\/assets\/later-steps-[^/]+\.js$/, 2);
    await booking.open();
    await booking.fillTrip();
    await booking.continue();
    await expect(booking.form.getByRole('textbox', { name: 'Pickup location' })).toBeVisible();
    await booking.expectStep(2);
    expect(documents).toEqual(['/book', '/book']);
  });

  test('a script that fails while the visitor leaves does not interrupt the navigation', async ({
    page,
    problems,
  }) => {
    problems.expect(/ERR_FAILED/);
    await openFaq(page);
    let loseIt = () => {};
    let answer = () => {};
    const lost = new Promise<void>((resolve) => (loseIt = resolve));
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route(script, (route) => lost.then(() => route.abort()));
    await page.route('**/elsewhere', async (route) => {
      await answered;
      await route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' });
    });
    await Promise.all([page.waitForRequest(script), aboutLink(page).click()]);
    await Promise.all([
      page.waitForRequest('**/elsewhere'),
      page.evaluate(() => window.location.assign('/elsewhere')),
    ]);
    const failed = page.waitForEvent('requestfailed', (request) => script.test(request.url()));
    loseIt();
    await failed;
    answer();
    await expect(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
    await expect(page).toHaveURL('/elsewhere');
  });

  test('a script that remains missing reloads the page only once', async ({ page }) => {
    await openFaq(page);
    const documents = await loseScript(page, script, 100);
    await aboutLink(page).click();
    await expect(page).toHaveURL('/about');
    await untilIdle(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(documents).toEqual(['/about']);
  });

  test('the error screen appears if a script is still missing at the second attempt', async ({
    page,
  }) => {
    await openFaq(page);
    await loseScript(page, script, 100);
    await aboutLink(page).click();
    await expect(page).toHaveURL('/about');
    await untilIdle(page);
    // The document has already been reloaded, so this click does not reload it again.
    await openFaq(page);
    await aboutLink(page).click();
    await expect(
      page.getByRole('heading', { name: 'Unexpected Application Error!' }),
    ).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });

  test('a page whose entry script was deleted reloads', async ({ page }) => {
    const documents = await loseScript(page, /\/assets\/index-[^/]+\.js$/, 2);
    await openPage(page, '/faq');
    await page.getByRole('tab').nth(1).click();
    await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
    expect(documents).toEqual(['/faq', '/faq']);
  });
});

test.describe('without a connection', () => {
  /** The time in milliseconds after which the code of linked pages has been prefetched. */
  const LATER = 10_000;

  test.beforeEach(async ({ page, problems }) => {
    problems.expect(/ERR_INTERNET_DISCONNECTED/);
    await page.clock.install();
  });

  test('without a connection, a link opens a prefetched page', async ({ page, context }) => {
    await openPage(page, '/faq');
    const code = page.waitForResponse(script);
    await page.clock.fastForward(LATER);
    await (await code).finished();
    await context.setOffline(true);
    await aboutLink(page).click();
    await expectAbout(page);
  });

  test('a link that is clicked without a connection opens as soon as the connection is back', async ({
    page,
    context,
  }) => {
    await openFaq(page);
    await page.clock.fastForward(LATER);
    await context.setOffline(true);
    await aboutLink(page).click();
    await expect(
      page.getByText('No connection. About Us will open once you’re back online.'),
    ).toBeVisible();
    await context.setOffline(false);
    await expectAbout(page);
    await expect(page).toHaveURL('/about');
    await expect(page.getByText(/No connection/)).toBeHidden();
  });
});

test('a reload scrolls the booking form to the top', async ({ page }) => {
  await openPage(page, '/book');
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
  expect(await scrollTop(page)).toBe(500);
  await reload(page);
  expect(await scrollTop(page)).toBe(0);
});
