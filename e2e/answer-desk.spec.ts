import type { Page } from '@playwright/test';

import { startMailDesk } from '#tools/mail-desk/mail-desk.ts';

import { expect, phone, posts, test } from './booking-fixtures.ts';
import { answerPath } from './pages/answer-link.ts';
import { openPage, violations } from './pages/visitor.ts';

const answer = (page: Page) => page.getByLabel('Answer to the guest');

test('the button in the email of the inbox page opens the request on the answer page', async ({
  booking,
  context,
  desk,
  page,
  problems,
  site,
}) => {
  // Playwright's own script may not run in the sandboxed email.
  problems.expect(/Blocked script execution in .* sandboxed/);
  await booking.openReview();
  await booking.submit.click();
  await expect(page).toHaveURL('/booking-success');
  // As with `npm start`, the links of this desk lead to the local site.
  const local = await startMailDesk({ siteUrl: site.url });
  const sent = await fetch(`${local.serviceOrigin}/api/v1.0/email/send`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: site.url,
      'user-agent': 'Mozilla/5.0',
    },
    body: JSON.stringify(posts(desk)[0]?.body),
  });
  expect(await sent.text()).toBe('OK');
  await page.goto(local.inboxUrl);
  await page.getByRole('link', { name: /^Booking request/ }).click();
  const opened = context.waitForEvent('page');
  await page.frameLocator('iframe').getByRole('link', { name: 'Answer this request' }).click();
  const answering = await opened;
  await expect(answering.getByRole('region', { name: 'The request' })).toContainText(
    'José O’Brien & Söhne <b>',
  );
  await expect(answering).toHaveURL(`${site.url}/answer`);
  await local.close();
});

test('a printed request has its facts and no buttons', async ({ booking, desk, page }) => {
  await booking.openReview();
  await booking.submit.click();
  await expect(page).toHaveURL('/booking-success');
  await openPage(page, '/');
  await openPage(page, answerPath(desk));
  const request = page.getByRole('region', { name: 'The request' });
  await expect(request).toContainText('José O’Brien & Söhne <b>');
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', '');
  await page.emulateMedia({ media: 'print' });
  const details = page.getByRole('region', { name: 'The details' });
  for (const fact of ['Phone', 'Dietary restrictions', 'Deposit', 'Balance, in cash on arrival']) {
    await expect(details.getByRole('term').filter({ hasText: fact })).toBeVisible();
  }
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'What is your answer?' })).toBeHidden();
  await expect(page.getByText('Google Calendar')).toBeHidden();
});

test.describe('on a phone', () => {
  test.use(phone);

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

  test('a link whose `#` a mail program has encoded leads to the answer page', async ({
    booking,
    desk,
    page,
    problems,
  }) => {
    // The host has no such page, and the browser says so.
    problems.expect(/status of 404/);
    await booking.openReview();
    await booking.submit.click();
    await expect(page).toHaveURL('/booking-success');
    await openPage(page, '/');
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    // Some servers fail to look for a file with such a long name. A host answers as for every page that it does not have.
    const response = await page.request.get('/no-such-page');
    await page.route(/answer%23/, (route) => route.fulfill({ response }));
    await page.goto(`${answerPath(desk).replace('#', '%23')}.`);
    await expect(page.getByRole('region', { name: 'The request' })).toBeVisible();
    await expect(page).toHaveURL('/answer');
    expect(logged.filter((text) => !text.includes('status of 404'))).toEqual([]);
  });

  test('without a link, nothing on the answer page moves while it loads', async ({ page }) => {
    await openPage(page, '/answer');
    await expect(page.getByRole('heading', { name: 'This link can’t be read' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              sum += (entry as unknown as { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 500);
        }),
    );
    expect(shift).toBeLessThan(0.02);
  });
});
