import type { Page } from '@playwright/test';

import { company } from '#content/company.ts';

import { expect, test } from './fixtures.ts';
import { BookingPage } from './pages/booking-page.ts';
import { openPage, untilHydrated } from './pages/visitor.ts';

const scripts = '**/assets/*.js';
const SHOWN_WITHIN_MS = 10_000;

const failureNotice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'does not work in your browser' });

/** Counts how many times the page loads its document. */
function countDocuments(page: Page) {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  return documents;
}

async function expectFailureNotice(page: Page) {
  const notice = failureNotice(page);
  await expect(notice).toBeVisible({ timeout: SHOWN_WITHIN_MS });
  await expect(notice).toHaveText(
    `This form does not work in your browser. Call or write to us: ${company.phone}, ${company.email}, WhatsApp.`,
  );
  await expect(notice.getByRole('link')).toHaveText([company.phone, company.email, 'WhatsApp']);
}

test.describe('when the app cannot start', { tag: '@phone' }, () => {
  test.describe('if every script is broken', () => {
    test.beforeEach(async ({ page, problems }) => {
      problems.expect(/SyntaxError|Unexpected end of input/);
      await page.route(scripts, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'export {' }),
      );
    });

    test('the booking form stays disabled if the app cannot start', async ({ page }) => {
      const documents = countDocuments(page);
      await page.goto('/book', { waitUntil: 'commit' });
      await expectFailureNotice(page);
      await expect(page.getByRole('textbox', { name: 'First Name' })).toBeDisabled();
      await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
      expect(documents).toHaveLength(1);
    });
  });

  test('a script that calls a missing method shows the failure notice without a reload', async ({
    page,
    problems,
  }) => {
    problems.expect(/missing is not a function/);
    await page.route(scripts, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '[].missing()' }),
    );
    const documents = countDocuments(page);
    await page.goto('/book', { waitUntil: 'commit' });
    await expectFailureNotice(page);
    expect(documents).toHaveLength(1);
  });

  test('the app starts as soon as missing scripts are back', async ({ page, problems }) => {
    problems.expect(/404 \(Not Found\)/);
    await page.clock.install();
    await page.route(scripts, (route) => route.fulfill({ status: 404, body: 'gone' }));
    const documents = countDocuments(page);
    await page.goto('/book');
    await expect(async () => {
      await page.clock.runFor(1000);
      await expect(failureNotice(page)).toBeVisible({ timeout: 100 });
    }).toPass();
    await expectFailureNotice(page);
    await page.unroute(scripts);
    await page.clock.runFor(SHOWN_WITHIN_MS);
    await untilHydrated(page);
    await expect(failureNotice(page)).toBeHidden();
    expect(documents).toHaveLength(2);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(new BookingPage(page).summary).toBeVisible();
  });

  for (const [name, change] of [
    ['no PerformanceObserver', 'delete window.PerformanceObserver'],
    [
      'a PerformanceObserver that throws',
      'PerformanceObserver.prototype.observe = () => { throw new TypeError("no paint") }',
    ],
    ['no performance entries', 'delete Performance.prototype.getEntriesByType'],
  ] as const) {
    test(`the app starts in a browser with incomplete performance APIs: ${name}`, async ({
      page,
    }) => {
      await page.addInitScript(change);
      await openPage(page, '/faq');
    });
  }
});
