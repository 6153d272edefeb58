import type { Locator, Page } from '@playwright/test';

import { expect, test } from './fixtures.ts';
import { coveredAfterScrolling } from './pages/overlap.ts';
import { openPage, violations } from './pages/visitor.ts';

const list = (page: Page) => page.getByRole('navigation', { name: 'Machines' });
const chart = (page: Page) => page.getByRole('region', { name: /^Chart of / });
const drawing = (page: Page) => chart(page).locator('svg');
const simulator = (page: Page) => page.getByRole('region', { name: 'Run it here' });
const search = (page: Page) => page.getByRole('combobox', { name: 'Find a state or an event' });
const pageScroll = (page: Page) => page.evaluate(() => window.scrollY);

async function getArea(locator: Locator) {
  const area = await locator.boundingBox();
  if (!area) throw new Error('The element is on the page.');
  return area;
}

const widthOf = async (page: Page) => (await getArea(drawing(page))).width;

/** Returns the height of the chart's smallest text, which has 12 units. */
const measureText = (page: Page) =>
  drawing(page).evaluate(
    (svg: SVGSVGElement) => (12 * svg.clientWidth) / svg.viewBox.baseVal.width,
  );

async function startSimulator(page: Page) {
  const start = page.getByRole('button', { name: 'Run it', exact: true });
  if (await start.isVisible()) await start.click();
  await expect(simulator(page)).toBeVisible();
}

const phone = { width: 360, height: 780 };
const laptop = { width: 1440, height: 900 };

const screens = [
  ['a phone', phone],
  ['a phone in landscape', { width: 640, height: 360 }],
  ['a laptop', laptop],
] as const;

for (const [name, viewport, minText] of [
  ['a phone', phone, 12],
  ['a laptop', laptop, 11],
] as const) {
  test(`the first screen of ${name} shows where each machine starts, in legible text`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openPage(page, '/machines');
    const titles = await list(page).getByRole('link').allTextContents();
    expect(titles).toContain('Booking');
    for (const title of titles) {
      await list(page).getByRole('link', { name: title, exact: true }).click();
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeAttached();
      await page.evaluate(() => window.scrollTo(0, 0));
      // The chart of a running machine shows the active state, because an initial state may be left at once.
      const active = drawing(page).locator('.box.active.leaf');
      const isRunning = (await active.count()) > 0;
      const box = isRunning ? active : drawing(page).locator('.box.initial');
      await expect(box.first(), title).toBeInViewport({ ratio: 0.99 });
      expect(await measureText(page), title).toBeGreaterThanOrEqual(minText - 0.01);
    }
  });
}

for (const [name, viewport] of screens) {
  test(`on ${name}, the chart shows the active state after each step`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openPage(page, '/machines');
    await startSimulator(page);
    for (let step = 0; step < 8; step += 1) {
      const choices = simulator(page).locator('.choices button');
      const count = await choices.count();
      await choices.nth(step % count).click();
      await expect(simulator(page).getByText(`Step ${step + 1} of ${step + 1}`)).toBeAttached();
      const active = drawing(page).locator('.box.active.leaf .name');
      await expect(active.first()).toBeInViewport({ ratio: 0.99 });
    }
  });

  test(`on ${name}, the button Fit shows the whole chart`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openPage(page, '/machines');
    await page.getByRole('button', { name: 'Fit', exact: true }).click();
    const pane = await getArea(chart(page));
    const { x, y, width, height } = await getArea(drawing(page));
    expect(x).toBeGreaterThanOrEqual(pane.x);
    expect(y).toBeGreaterThanOrEqual(pane.y);
    expect(x + width).toBeLessThanOrEqual(pane.x + pane.width);
    expect(y + height).toBeLessThanOrEqual(pane.y + pane.height);
  });
}

test('a chart is zoomed with the wheel and moved by dragging', async ({ page }) => {
  await openPage(page, '/machines?machine=carousel');
  const pane = chart(page);
  await pane.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  const box = await getArea(pane);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const width = () => widthOf(page);
  const fitted = await width();
  const scrolled = await pageScroll(page);
  await page.mouse.move(middle.x, middle.y);
  await test.step('A plain wheel scrolls the page', async () => {
    await page.mouse.wheel(0, 40);
    await expect.poll(() => pageScroll(page)).toBe(scrolled + 40);
    expect(await width()).toBe(fitted);
    await page.mouse.wheel(0, -40);
    await expect.poll(() => pageScroll(page)).toBe(scrolled);
  });
  await test.step('With Ctrl, the wheel zooms the chart', async () => {
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -100);
    await page.keyboard.up('Control');
    await expect.poll(width).toBeGreaterThan(fitted * 1.3);
    expect(await width()).toBeLessThan(fitted * 1.6);
    expect(await pageScroll(page)).toBe(scrolled);
  });
  await test.step('With the focus, the wheel zooms the chart', async () => {
    await page.keyboard.press('Tab');
    await pane.evaluate((element) => element.focus({ preventScroll: true }));
    const before = await width();
    await page.mouse.wheel(0, -300);
    await page.mouse.wheel(0, -300);
    await expect.poll(width).toBeGreaterThan(before * 1.3);
    expect(await pageScroll(page)).toBe(scrolled);
  });
  const scroll = () => pane.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]);
  const [left = 0, top = 0] = await scroll();
  await page.mouse.down();
  await page.mouse.move(middle.x - 40, middle.y - 20, { steps: 4 });
  await page.mouse.up();
  await expect.poll(scroll).toEqual([left + 40, top + 20]);

  await page.keyboard.press('0');
  await expect.poll(width).toBeLessThan(box.width);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a chart is zoomed with two fingers', async ({ page }) => {
    await openPage(page, '/machines');
    const box = await getArea(chart(page));
    const middle = { x: box.x + box.width / 2, y: box.y + 100 };
    const fitted = await widthOf(page);
    const scrolled = await pageScroll(page);
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove', distance: number) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [
          { x: middle.x - distance, y: middle.y, id: 1 },
          { x: middle.x + distance, y: middle.y, id: 2 },
        ],
      });
    await touch('touchStart', 30);
    for (const distance of [40, 50, 60]) await touch('touchMove', distance);
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => widthOf(page)).toBeGreaterThan(fitted * 1.5);
    expect(await pageScroll(page)).toBe(scrolled);
    // The browser itself has not zoomed the page.
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
  });
});

test('the search moves the chart to a state and dims the rest', async ({ page }) => {
  await openPage(page, '/machines');
  const names = await drawing(page).locator('.box.leaf .name').allTextContents();
  const name = names.at(-1) ?? '';
  await search(page).fill(name);
  const found = drawing(page).locator('.box:not(.dimmed) .name');
  await expect(found).toHaveText([name]);
  await expect(found).toBeInViewport({ ratio: 1 });
  await search(page).press('Escape');
  await expect(drawing(page).locator('.dimmed')).toHaveCount(0);
});

test('the keyboard can focus a chart on a state', async ({ page }) => {
  await openPage(page, '/machines');
  const fitted = await widthOf(page);
  const name = chart(page)
    .getByRole('button', { name: /^About / })
    .last();
  await name.focus();
  await page.keyboard.press('Enter');
  await expect(name).toHaveAttribute('aria-pressed', 'true');
  await expect(name).toBeInViewport();
  expect(await widthOf(page)).not.toBe(fitted);
  await page.keyboard.press('Escape');
  await expect(name).toHaveAttribute('aria-pressed', 'false');
  await expect(name).toBeFocused();
  await expect(name).toBeInViewport();
  await expect.poll(() => widthOf(page)).toBe(fitted);
});

test('the keyboard can zoom a chart and trigger its events', async ({ page }) => {
  await openPage(page, '/machines?machine=menu');
  const fitted = await widthOf(page);
  await chart(page).focus();
  await page.keyboard.press('+');
  await expect.poll(() => widthOf(page)).toBeGreaterThan(fitted * 1.1);
  await page.keyboard.press('0');
  await expect.poll(() => widthOf(page)).toBe(fitted);
  await chart(page).getByRole('button', { name: 'menu.toggle', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(simulator(page).getByRole('status')).toHaveText('open');
});

test('the sticky chart covers no control of the simulator', async ({ page }) => {
  await page.setViewportSize(phone);
  await openPage(page, '/machines?machine=menu');
  await expect(simulator(page)).toBeVisible();
  expect(await coveredAfterScrolling(page)).toEqual([]);
});

test('the list of machines shows the current machine on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/machines');
  const last = (await list(page).getByRole('link').allTextContents()).at(-1) ?? '';
  await page.getByRole('term').getByRole('link', { name: last, exact: true }).click();
  // Chromium's full build leaves a fraction of a pixel of the last link outside the list.
  await expect(list(page).getByRole('link', { name: last, exact: true })).toBeInViewport({
    ratio: 0.99,
  });
  const links = await list(page).getByRole('link').all();
  const areas = await Promise.all(links.map(getArea));
  expect(areas.every(({ height }) => height >= 44)).toBe(true);
});

test('the words of a chart break nowhere inside on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openPage(page, '/machines');
  const broken = await page.getByRole('table').evaluate((table) => {
    const range = document.createRange();
    const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\w.]+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (range.getClientRects().length > 1) found.push(word);
      }
    }
    return found;
  });
  expect(broken).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('the machines page is accessible while a machine runs', async ({ page }) => {
  await openPage(page, '/machines');
  await startSimulator(page);
  await simulator(page).locator('.choices button').first().click();
  await page.getByText('As Mermaid text').click();
  expect(await violations(page)).toEqual([]);
});
