import type { Page } from '@playwright/test';

import { about } from '#content/content.data.ts';

import { expect, phone, test } from './fixtures.ts';
import { BookingPage } from './pages/booking-page.ts';
import { footerLink, openPage, reload, scrollTop } from './pages/visitor.ts';

test.use(phone);

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

async function openFaq(page: Page) {
  await openPage(page, '/faq');
  await untilIdle(page);
}

const aboutLink = (page: Page) => footerLink(page, 'About Us');
const expectAbout = (page: Page) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(about.hero.title);

test.describe('after a redeploy', () => {
  test.beforeEach(({ problems }) => problems.expect(/404 \(Not Found\)|dynamically imported/));

  test('a link to a page whose script was deleted loads that page as a new document', async ({
    page,
  }) => {
    await openFaq(page);
    const documents = await loseScript(page, script, 1);
    await (await aboutLink(page)).click();
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

  test('a page whose script remains missing loads once without it, then shows the error screen', async ({
    page,
  }) => {
    await openFaq(page);
    const documents = await loseScript(page, script, 100);
    await (await aboutLink(page)).click();
    await expect(page).toHaveURL('/about');
    await untilIdle(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(documents).toEqual(['/about']);
    // The document has already been loaded, so this click does not load it again.
    await openFaq(page);
    await (await aboutLink(page)).click();
    await expect(
      page.getByRole('heading', { name: 'Unexpected Application Error!' }),
    ).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });

  test('pointing at a link whose script was deleted does not reload the page', async ({ page }) => {
    await openFaq(page);
    const documents = await loseScript(page, script, 100);
    const answered = page.waitForResponse(script);
    await (await aboutLink(page)).dispatchEvent('pointerover', { bubbles: true });
    await answered;
    await untilIdle(page);
    expect(documents).toEqual([]);
  });

  test('a script whose loading ends because the visitor leaves does not reload the page', async ({
    page,
  }) => {
    await openFaq(page);
    const documents = await loseScript(page, script, 100);
    // Firefox ends the loading of scripts as soon as the visitor leaves.
    await page.evaluate(() => {
      window.dispatchEvent(new Event('beforeunload'));
      window.dispatchEvent(new Event('vite:preloadError'));
    });
    await untilIdle(page);
    const answered = page.waitForResponse(script);
    await (await aboutLink(page)).dispatchEvent('pointerover', { bubbles: true });
    await answered;
    expect(documents).toEqual([]);
  });
});

test('without a connection, a link that the visitor has touched opens its page', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await openFaq(page);
  const code = page.waitForResponse(script);
  await (await aboutLink(page)).dispatchEvent('touchstart', { bubbles: true });
  await (await code).finished();
  await context.setOffline(true);
  await (await aboutLink(page)).click();
  await expectAbout(page);
});

test('a reload scrolls the booking form to the top', async ({ page }) => {
  await openPage(page, '/book');
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
  expect(await scrollTop(page)).toBe(500);
  await reload(page);
  expect(await scrollTop(page)).toBe(0);
});
