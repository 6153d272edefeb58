import type { Page } from '@playwright/test';

import { company } from '#content/company.ts';

import { expect, phone, test } from './fixtures.ts';

test.use(phone);

const scripts = '**/assets/*.js';

const failureNotice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'does not work in your browser' });

for (const [cause, answer] of [
  ['cannot be parsed', { contentType: 'text/javascript', body: 'export {' }],
  ['call a missing method', { contentType: 'text/javascript', body: '[].missing()' }],
  ['are gone', { status: 404, body: 'gone' }],
] as const) {
  test(`the booking page says how else to book if its scripts ${cause}`, async ({
    page,
    problems,
  }) => {
    problems.expect(/SyntaxError|Unexpected end of input|missing is not a function|404|dynamic/);
    await page.route(scripts, (route) => route.fulfill(answer));
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    await page.goto('/book');
    const notice = failureNotice(page);
    await expect(notice).toHaveText(
      `This form could not be loaded, or does not work in your browser. Reload the page, or call or write to us: ${company.phone} or ${company.email} or WhatsApp.`,
    );
    await expect(notice.getByRole('link')).toHaveText([company.phone, company.email, 'WhatsApp']);
    expect(documents).toHaveLength(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'First Name' })).toBeDisabled();
  });
}
