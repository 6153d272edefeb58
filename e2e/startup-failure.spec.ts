import type { Page } from '@playwright/test';

import { company } from '#content/company.ts';

import { expect, phone, test } from './fixtures.ts';

test.use(phone);

const failureNotice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'does not work in your browser' });

test('the booking page says how else to book if its scripts are gone', async ({
  page,
  problems,
}) => {
  problems.expect(/404|dynamic/);
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: 'gone' }));
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
