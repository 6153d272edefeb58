import { readFile, readdir } from 'node:fs/promises';

import type { Page } from '@playwright/test';
import type { RoomMachine } from 'xstate-machine-room';

import { expect, test } from './fixtures.ts';
import { openPage } from './pages/visitor.ts';

const chart = (page: Page, title = 'Booking') =>
  page.getByRole('region', { name: `Chart of ${title}` });
const drawing = (page: Page, title?: string) => chart(page, title).locator('svg');
const widthOf = async (page: Page, title?: string) =>
  (await drawing(page, title).boundingBox())?.width ?? 0;
const pageScroll = (page: Page) => page.evaluate(() => window.scrollY);

type Layout = NonNullable<RoomMachine['layout']>;

const folder = 'src/machine-room/layouts';
const files = (await readdir(folder)).filter((name) => name.endsWith('.json'));
const layouts = await Promise.all(
  files.map(async (name) => JSON.parse(await readFile(`${folder}/${name}`, 'utf8')) as Layout),
);

/** Follows the arrows from the dots of the initial states. Returns the position of the innermost state in the chart. */
function initialBox({ boxes, arrows }: Layout, id = boxes[0]?.id): number {
  const arrow = arrows.find(({ source }) => source === `${id}::start`);
  return arrow
    ? initialBox({ boxes, arrows } as Layout, arrow.target)
    : boxes.findIndex((box) => box.id === id);
}

test('the first screen of a phone shows where each machine starts @desktop', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const layout of layouts) {
    await openPage(page, `/machines?machine=${layout.id}`);
    const pane = page.getByRole('region', { name: /^Chart of / });
    const top = (await pane.boundingBox())?.y;
    expect(top, layout.id).toBeLessThan(844 / 2);
    // The chart of a running machine shows the active state, because an initial state may be left at once.
    const active = pane.locator('svg .box.active.leaf');
    const box =
      (await active.count()) > 0 ? active : pane.locator('svg .box').nth(initialBox(layout));
    await expect(box, layout.id).toBeInViewport({ ratio: 1 });
    const drawn = (await pane.locator('svg').boundingBox())?.width ?? 0;
    expect(drawn / layout.width, layout.id).toBeGreaterThanOrEqual(1);
  }
});

test('the first screen of a laptop shows where each machine starts @desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const layout of layouts) {
    await openPage(page, `/machines?machine=${layout.id}`);
    const boxes = page.getByRole('region', { name: /^Chart of / }).locator('svg .box');
    await expect(boxes.nth(initialBox(layout)), layout.id).toBeInViewport({ ratio: 1 });
  }
});

test('the text of each chart is at least 11 pixels high on a laptop @desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const layout of layouts) {
    await openPage(page, `/machines?machine=${layout.id}`);
    const drawn = page.getByRole('region', { name: /^Chart of / }).locator('svg');
    const scale = ((await drawn.boundingBox())?.width ?? 0) / layout.width;
    expect(scale * 12, layout.id).toBeGreaterThanOrEqual(11);
  }
});

test('a chart is zoomed with the wheel and moved by dragging @desktop', async ({ page }) => {
  await openPage(page, '/machines?machine=carousel');
  const pane = chart(page, 'Carousel');
  await pane.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  const box = await pane.boundingBox();
  if (!box) throw new Error('The chart is on the page.');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const width = () => widthOf(page, 'Carousel');
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

  test('a chart is zoomed with two fingers @desktop', async ({ page }) => {
    await openPage(page, '/machines');
    const box = await chart(page).boundingBox();
    if (!box) throw new Error('The chart is on the page.');
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

test('the search moves the chart to a state and dims the rest @desktop', async ({ page }) => {
  await openPage(page, '/machines');
  const search = page.getByRole('combobox', { name: 'Find a state or an event' });
  const box = (name: string) => drawing(page).locator('.box', { hasText: name }).first();
  await search.fill('alreadySent');
  await expect(box('alreadySent').locator('.name')).toBeInViewport({ ratio: 1 });
  await expect(box('alreadySent')).not.toHaveClass(/dimmed/);
  await expect(box('submitting')).toHaveClass(/dimmed/);
  await search.press('Escape');
  await expect(drawing(page).locator('.dimmed')).toHaveCount(0);
});

test('the keyboard can focus a chart on a state @desktop', async ({ page }) => {
  await openPage(page, '/machines');
  const fitted = await widthOf(page);
  const name = chart(page).getByRole('button', { name: 'About review' });
  await name.focus();
  await page.keyboard.press('Enter');
  await expect(name).toHaveAttribute('aria-pressed', 'true');
  const dimmed = drawing(page).locator('.box.dimmed .name');
  await expect(dimmed).toContainText(['opening', 'submitting']);
  // The state, the states inside it and their transitions are not dimmed.
  const shown = drawing(page).locator('.box:not(.dimmed) .name');
  await expect(shown).toHaveText(['review', 'ready', 'failed']);
  await expect(
    drawing(page).locator('.label:not(.dimmed)', { hasText: 'booking.submit' }).first(),
  ).toBeInViewport();
  expect(await widthOf(page)).not.toBe(fitted);
  await page.keyboard.press('Escape');
  await expect(name).toHaveAttribute('aria-pressed', 'false');
  await expect(drawing(page).locator('.dimmed')).toHaveCount(0);
  await expect.poll(() => widthOf(page)).toBe(fitted);
});

test('the states of a chart are closed and opened one path at a time @desktop', async ({
  page,
}) => {
  await openPage(page, '/machines');
  const button = (name: string) => chart(page).getByRole('button', { name, exact: true });
  const opened = (name: string) => button(name).and(page.locator('[aria-expanded="true"]'));
  const closed = (name: string) => button(name).and(page.locator('[aria-expanded="false"]'));
  const names = drawing(page).locator('.box .name');
  const all = await names.allTextContents();
  const box = (name: string) => drawing(page).locator('.box', { hasText: name }).first();

  await test.step('Closing a state by keyboard keeps the focus', async () => {
    await opened('States in editing').focus();
    await page.keyboard.press('Enter');
    await expect(closed('States in editing')).toBeFocused();
    await expect(closed('States in editing')).toBeInViewport({ ratio: 1 });
    await expect(box('editing')).toContainText('5 states inside');
    await expect(names.filter({ hasText: 'review' })).toHaveCount(0);
  });
  await test.step('Opening it shows its children, which are closed', async () => {
    await page.keyboard.press('Enter');
    await expect(opened('States in editing')).toBeFocused();
    await expect(closed('States in review')).toBeVisible();
    await expect(box('review')).toContainText('2 states inside');
  });
  await test.step('The search opens the box of a hidden state', async () => {
    const search = page.getByRole('combobox', { name: 'Find a state or an event' });
    await opened('States in editing').click();
    await search.fill('pickup');
    await expect(box('pickup').locator('.name')).toBeInViewport({ ratio: 1 });
    await expect(box('submitting')).toHaveClass(/dimmed/);
    await expect(closed('States in review')).toBeAttached();
  });
  await test.step('A name focuses the collapsed chart on its state', async () => {
    await page.keyboard.press('Escape');
    await button('About review').click();
    await expect(drawing(page).locator('.box:not(.dimmed) .name')).toHaveText(['review']);
    await page.keyboard.press('Escape');
  });
  await test.step('One button opens all states', async () => {
    await closed('All states').click();
    await expect(opened('All states')).toBeVisible();
    await expect(names).toHaveText(all);
  });
});
