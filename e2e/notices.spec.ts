import type { Page } from '@playwright/test';

import { expect, test } from './fixtures.ts';
import { watchShift } from './pages/layout-shift.ts';
import { openPage, reload, violations } from './pages/visitor.ts';

const text = 'The New River is high. Until Friday all tours start one hour later.';
const file = {
  closedDays: [{ day: '2099-12-25', reason: 'Christmas Day' }],
  banner: { id: 'high-water', text },
};

interface Answer {
  status?: number;
  contentType?: string;
  body?: string;
}

/** Stands for the file on the host; the last answer is given again and again. */
async function answerWith(page: Page, ...answers: Answer[]) {
  let asked = 0;
  await page.route('**/notices.json', async (route) => {
    const answer = answers[Math.min(asked, answers.length - 1)] ?? {};
    asked += 1;
    await route.fulfill({ contentType: 'application/json', body: JSON.stringify(file), ...answer });
  });
  return { timesAsked: () => asked };
}

const banner = (page: Page) => page.getByRole('region', { name: 'Notice' });

test('the banner comes to a page that is left alone', { tag: '@phone' }, async ({ page }) => {
  await answerWith(page, {});
  await page.goto('/history');
  await expect(banner(page)).toContainText(text);
});

test(
  'the banner shows on content pages and beside the form',
  { tag: '@desktop' },
  async ({ page }) => {
    await answerWith(page, {});
    for (const path of ['/history', '/book']) {
      await openPage(page, path);
      await expect(banner(page)).toContainText(text);
    }
  },
);

test(
  'a closed banner stays closed in this tab and is there in another',
  { tag: '@phone' },
  async ({ page, context }) => {
    const christmas = { day: '2026-12-25', reason: 'Christmas Day' };
    await answerWith(page, { body: JSON.stringify({ ...file, closedDays: [christmas] }) });
    await page.clock.setFixedTime('2026-11-21T18:00:00Z');
    await openPage(page, '/book');
    await banner(page).getByRole('button', { name: 'Close notice' }).click();
    await expect(banner(page)).toHaveCount(0);

    await reload(page);
    // The form's hint comes from the same file, so the file has been read by then.
    await expect(page.getByRole('form', { name: 'Booking request' })).toContainText(
      'Christmas Day',
    );
    await expect(banner(page)).toHaveCount(0);

    const otherTab = await context.newPage();
    await answerWith(otherTab, {});
    await openPage(otherTab, '/about');
    await expect(banner(otherTab)).toContainText(text);
  },
);

test(
  'the banner is reached and closed with the keyboard, and the focus is not lost',
  { tag: '@phone' },
  async ({ page }) => {
    await answerWith(page, {});
    await openPage(page, '/about');
    const close = page.getByRole('button', { name: 'Close notice' });
    await close.focus();
    await expect(close).toBeInViewport({ ratio: 1 });
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(banner(page)).toHaveCount(0);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  },
);

for (const path of ['/', '/faq', '/tour/lamanai-tour-belize-city']) {
  test(`the banner pushes nothing on ${path}`, async ({ page }) => {
    let letItCome = () => {};
    const mayCome = new Promise<void>((resolve) => (letItCome = resolve));
    await page.route('**/notices.json', async (route) => {
      await mayCome;
      await route.fulfill({ json: file });
    });
    const shift = await watchShift(page);
    await openPage(page, path);
    await page.evaluate(() => document.fonts.ready);
    const before = await shift();
    letItCome();
    await expect(banner(page)).toBeAttached();
    await banner(page).evaluate((slip) =>
      Promise.all(slip.getAnimations().map(({ finished }) => finished)),
    );
    expect((await shift()) - before).toBeLessThan(0.01);
  });
}

test(
  'on a phone the banner leaves the first screen free and comes with the first scrolling',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await answerWith(page, {});
    await openPage(page, '/');
    await expect(banner(page)).toBeAttached();
    await expect(banner(page)).not.toBeInViewport();
    await page.mouse.wheel(0, 400);
    await expect(banner(page)).toBeInViewport({ ratio: 1 });
  },
);

test('in a very low window the banner covers nothing', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await answerWith(page, {});
  await openPage(page, '/about');
  await expect(banner(page)).toHaveCSS('position', 'static');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('closed days reach the booking form', { tag: '@phone' }, async ({ page }) => {
  await answerWith(page, {
    body: JSON.stringify({ closedDays: [{ day: '2026-12-25', reason: 'Christmas Day' }] }),
  });
  await page.clock.setFixedTime('2026-11-21T18:00:00Z');
  await openPage(page, '/book');
  await expect(page.getByRole('form', { name: 'Booking request' })).toContainText('Christmas Day');
});

const harmless: [what: string, answer: Answer][] = [
  ['absent', { status: 404, contentType: 'text/html', body: '<!doctype html><title>404</title>' }],
  ['a page of HTML', { contentType: 'text/html', body: '<!doctype html><title>Lamanai</title>' }],
  ['cut off', { body: '{"closedDays": [' }],
  ['of another shape', { body: '{"closedDays": "Christmas", "banner": 7}' }],
  ['full of days that are over', { body: '{"closedDays": [{"day":"2001-01-01","reason":"x"}]}' }],
];
for (const [what, answer] of harmless) {
  test(`a file that is ${what} does no harm`, { tag: '@desktop' }, async ({ page, problems }) => {
    problems.expect(/404 \(Not Found\)/);
    const { timesAsked } = await answerWith(page, answer);
    const answered = page.waitForResponse('**/notices.json');
    await openPage(page, '/faq');
    await answered;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
    expect(timesAsked()).toBe(1);
  });
}

test(
  'a host that is down for a moment is asked again',
  { tag: '@desktop' },
  async ({ page, problems }) => {
    problems.expect(/503 \(Service Unavailable\)/);
    const { timesAsked } = await answerWith(page, { status: 503, body: '' }, {});
    await openPage(page, '/faq');
    await expect(banner(page)).toContainText(text);
    expect(timesAsked()).toBe(2);
  },
);
