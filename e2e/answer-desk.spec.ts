import type { Page } from '@playwright/test';

import type { MailDesk } from '#tools/mail-desk/mail-desk.ts';

import { expect, test } from './booking-fixtures.ts';
import { openPage, violations } from './pages/visitor.ts';

/** Returns the path of the answer link in the latest email. */
function answerPath(desk: MailDesk): string {
  const [, path = ''] =
    /href="https:\/\/[^"/]+(\/answer#[\w-]+)"/.exec(desk.mails()[0]?.html ?? '') ?? [];
  return path;
}

const answer = (page: Page) => page.getByLabel('Answer to the guest');

test('staff can answer a request with the keyboard after they open the link in the email', async ({
  booking,
  desk,
  page,
}) => {
  await booking.openReview();
  await booking.submit.click();
  await expect(page).toHaveURL('/booking-success');

  await openPage(page, '/');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openPage(page, answerPath(desk));
  const request = page.getByRole('region', { name: 'The request' });
  await expect(request).toContainText('José O’Brien & Söhne <b>');
  await expect(page).toHaveURL('/answer');
  await expect(page).toHaveTitle(/^Answer a Request/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Yes', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Yes' })).toBeFocused();
  await page.getByLabel('Pickup place').fill('Ramada Princess');
  await expect(answer(page)).toHaveValue(/Your pickup: Ramada Princess, about 8:00 AM/);
  expect(await violations(page)).toEqual([]);

  const send = page.getByRole('link', { name: 'Send by email' });
  const mailto = new URL((await send.getAttribute('href')) ?? '');
  expect(decodeURIComponent(mailto.pathname)).toBe('jose.obrien+tours@example.com');
  expect(mailto.searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(
    await answer(page).inputValue(),
  );
  const kept = await page.evaluate(() => [
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    JSON.stringify(window.history.state),
    document.title,
  ]);
  expect(kept.join()).not.toMatch(/O’Brien|jose\.obrien|Ramada/);
  const foreign = requests.filter((url) => new URL(url).origin !== new URL(page.url()).origin);
  expect(foreign).toEqual([]);
});

test('the answer page shows an error for a hostile answer code', async ({ page }) => {
  for (const code of [
    '1zAAAA',
    '9zAAAA',
    `1z${'A'.repeat(100_000)}`,
    '1p<img src=x onerror=alert(1)>',
  ]) {
    await page.goto('about:blank');
    await openPage(page, `/answer#${code}`);
    await expect(page.getByRole('heading', { name: 'This link can’t be read' })).toBeVisible();
    await expect(page).toHaveURL('/answer');
  }
  expect(await violations(page)).toEqual([]);
});

test.describe('without scripts', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript, the answer page says that it needs JavaScript and shows contact links', async ({
    page,
  }) => {
    await page.goto('/answer');
    const main = page.getByRole('main');
    await expect(main.getByText(/This page needs JavaScript/)).toBeVisible();
    await expect(
      main.getByRole('link', { name: 'bookings@lamanai-day-tours.example' }),
    ).toBeVisible();
  });
});
