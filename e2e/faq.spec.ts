import type { Page } from '@playwright/test';

import { faqGroups } from '#content/faq/groups.ts';

import { expect, test } from './fixtures.ts';
import { holdBack, openPage } from './pages/visitor.ts';

const [ruins, tours] = faqGroups;

const question = (page: Page, id: string) => page.locator(`#${id}-question`);
const opened = (page: Page) => page.locator('details[open] > summary');
const answer = (page: Page, id: string) => page.locator(`#${id}-answer`);
const topOf = (page: Page, id: string) =>
  question(page, id).evaluate((element) => Math.round(element.getBoundingClientRect().top));

test.describe('without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('every question opens its answer, and the tabs lead to their questions', async ({
    page,
  }) => {
    await page.goto('/faq');
    for (const { items } of faqGroups) {
      for (const { id, answer: paragraphs } of items) {
        await expect(answer(page, id)).toBeHidden();
        await question(page, id).click();
        await expect(answer(page, id).locator('p')).toHaveText([...paragraphs]);
        await expect(answer(page, id)).toBeVisible();
        await expect(opened(page)).toHaveCount(1);
      }
    }
    await page.getByRole('tab', { name: tours.title }).click();
    await expect(page.getByRole('heading', { name: tours.title })).toBeInViewport();
  });

  test('an address opens the question that it names', async ({ page }) => {
    await page.goto('/faq#cost');
    await expect(answer(page, 'cost')).toBeInViewport();
  });
});

test('a question pressed before the app has started is answered, and stays so', async ({
  page,
}) => {
  const letScriptsPass = await holdBack(page);
  await page.goto('/faq', { waitUntil: 'commit' });
  await page.getByRole('tab', { name: tours.title }).click();
  await question(page, 'cost').click();
  await expect(answer(page, 'cost')).toBeVisible();
  letScriptsPass();
  await expect(opened(page)).toHaveId('cost-question');
  await expect(answer(page, 'cost')).toBeVisible();
  await expect(question(page, 'cost')).toBeInViewport();
});

test('a link to a question opens its tab and its answer under the header', async ({ page }) => {
  await openPage(page, '/faq#facilities');
  await expect(page.getByRole('tab', { name: tours.title })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(opened(page)).toHaveId('facilities-question');
  await expect(answer(page, 'facilities')).toBeVisible();
  const { height } = (await page.getByRole('banner').boundingBox()) ?? { height: 0 };
  await expect.poll(() => topOf(page, 'facilities')).toBeGreaterThanOrEqual(height);
  expect(await topOf(page, 'facilities')).toBeLessThan(200);
});

test(
  'the address names what is open, and Back returns to it',
  { tag: '@phone' },
  async ({ page }) => {
    await openPage(page, '/faq');
    await question(page, 'museum').click();
    await expect(page).toHaveURL('/faq#museum');
    await page.getByRole('tab', { name: tours.title }).click();
    await expect(page).toHaveURL('/faq#tours');
    await question(page, 'cost').click();
    await expect(page).toHaveURL('/faq#cost');

    await page.goBack();
    await expect(page).toHaveURL('/faq#museum');
    await expect(answer(page, 'museum')).toBeVisible();
    await expect(answer(page, 'cost')).toBeHidden();
    await page.goForward();
    await expect(page).toHaveURL('/faq#cost');
    await expect(answer(page, 'cost')).toBeVisible();
    await expect(question(page, 'cost')).toBeInViewport();

    await question(page, 'cost').click();
    await expect(page).toHaveURL('/faq#tours');
    await page.reload();
    await expect(page.getByRole('tab', { name: tours.title })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
);

test('a question opened below another one stays under the finger', async ({ page }) => {
  await openPage(page, '/faq');
  await question(page, 'what-does-lamanai-mean').click();
  for (const id of ['where-is-lamanai', 'main-structures', 'museum', 'best-season', 'climbing']) {
    await question(page, id).scrollIntoViewIfNeeded();
    const before = await topOf(page, id);
    await question(page, id).click();
    await expect(answer(page, id)).toBeVisible();
    const after = await topOf(page, id);
    expect(Math.abs(after - before), id).toBeLessThanOrEqual(2);
  }
});

test(
  'arrows move over the tabs, which are one stop of the Tab key',
  { tag: '@desktop' },
  async ({ page }) => {
    await openPage(page, '/faq');
    const [first, second] = [
      page.getByRole('tab', { name: ruins.title }),
      page.getByRole('tab', { name: tours.title }),
    ];
    await first.focus();
    for (const [key, focused] of [
      ['ArrowRight', second],
      ['ArrowRight', first],
      ['ArrowLeft', second],
      ['Home', first],
      ['End', second],
    ] as const) {
      await page.keyboard.press(key);
      await expect(focused).toBeFocused();
      await expect(focused).toHaveAttribute('aria-selected', 'true');
    }
    await page.keyboard.press('Tab');
    await expect(question(page, 'getting-there')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(second).toBeFocused();
  },
);

test(
  'the tab that does not fit scrolls into view when it is selected',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await openPage(page, '/faq#tours');
    await expect(page.getByRole('tab', { name: tours.title })).toBeInViewport({ ratio: 0.99 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  },
);
