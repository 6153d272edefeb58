import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { expect, test } from './booking-fixtures.ts';
import { openPage, violations } from './pages/visitor.ts';

const list = (page: Page) => page.getByRole('navigation', { name: 'Machines' });
const chart = (page: Page, title = 'Booking') =>
  page.getByRole('region', { name: `Chart of ${title}` });
const simulator = (page: Page) => page.getByRole('region', { name: 'Run it here' });
const state = (page: Page) => simulator(page).getByRole('status');

async function press(page: Page, ...names: string[]) {
  for (const name of names) {
    await simulator(page).getByRole('button', { name, exact: true }).click();
  }
}

const untilReview = [
  'session.start, new visitor',
  'draft.change, step 1 answered',
  'step.next, the same day',
  'draft.change, step 2 answered',
  'step.next, the same day',
  'after minFillTime (3 s)',
];

test('every machine is drawn as a chart and described in words @desktop', async ({ page }) => {
  await openPage(page, '/machines');
  const titles = await list(page).getByRole('link').allTextContents();
  expect(titles).toContain('Booking');
  for (const title of titles) {
    await list(page).getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
    const inWords = page.getByRole('group', { name: 'In words' }).locator('strong');
    const states = chart(page, title).getByRole('button', { name: /^About / });
    // The chart has one more box, because the machine itself is a box too.
    await expect(states).toHaveCount((await inWords.count()) + 1);
    const drawing = await chart(page, title).locator('svg').boundingBox();
    expect(drawing?.width).toBeGreaterThan(200);
  }
});

const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function startSimulator(page: Page) {
  await openPage(page, '/machines');
  await page.getByRole('button', { name: 'Run it', exact: true }).click();
  await expect(state(page)).toHaveText('opening');
}

test('a copied link opens the simulator in the same state @desktop', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await startSimulator(page);
  await press(page, ...untilReview, 'Copy a link to this moment');
  await expect(simulator(page).getByRole('button', { name: 'Link copied' })).toBeVisible();
  const colleague = await context.newPage();
  await openPage(colleague, await readClipboard(page));
  await expect(state(colleague)).toHaveText('editing.review.ready');
  await expect(simulator(colleague).getByRole('listitem')).toHaveCount(untilReview.length + 1);
});

test('the code for the Stately editor fits a narrow phone and can be copied @desktop', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/machines');
  await page.getByText('For the Stately editor').click();
  const code = page.getByRole('region', { name: 'For the Stately editor' });
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copied', exact: true })).toBeVisible();
  expect(await readClipboard(page)).toBe(await code.textContent());
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('the simulator runs the booking machine step by step forward and back @desktop', async ({
  page,
}) => {
  await startSimulator(page);
  await press(page, ...untilReview);
  await press(page, 'booking.submit, the same day', 'after timeout (20 s)');
  await expect(state(page)).toHaveText('editing.review.failed');
  await chart(page).getByRole('button', { name: 'booking.submit, the same day' }).last().click();
  await press(page, 'sendBooking done, accepted');
  await expect(state(page)).toHaveText('sent');
  await press(page, 'Back', 'Back', 'Back');
  await expect(state(page)).toHaveText('submitting');

  const log = simulator(page).getByRole('list');
  await log.getByRole('button', { name: /^session\.start/ }).click();
  await expect(state(page)).toHaveText('editing.trip');
  await press(page, 'Forward');
  await expect(log.locator('[aria-current="step"]')).toContainText('draft.change');
  await press(page, 'Reset');
  await expect(state(page)).toHaveText('opening');
});

test('the machines page is accessible in both color themes @desktop', async ({ page }) => {
  await startSimulator(page);
  await press(page, ...untilReview);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Dark' }).click();
  expect(await violations(page)).toEqual([]);
});

test('the keyboard can zoom a chart and trigger its events @desktop', async ({ page }) => {
  await openPage(page, '/machines?machine=menu');
  const width = async () => (await chart(page, 'Menu').locator('svg').boundingBox())?.width ?? 0;
  const fitted = await width();
  await chart(page, 'Menu').focus();
  await page.keyboard.press('+');
  await expect.poll(width).toBeGreaterThan(fitted * 1.1);
  await page.keyboard.press('0');
  await expect.poll(width).toBe(fitted);
  await chart(page, 'Menu').getByRole('button', { name: 'menu.toggle', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(state(page)).toHaveText('open');
});

test('a chart can be saved as SVG or PNG @desktop', async ({ page, context }) => {
  await openPage(page, '/machines?machine=carousel');
  const names = await chart(page, 'Carousel').locator('svg .name').allTextContents();
  expect(names).toContain('reducedMotion');
  async function saved(format: 'SVG' | 'PNG') {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: `Save as ${format}` }).focus();
    await page.keyboard.press('Enter');
    const file = await download;
    expect(file.suggestedFilename()).toBe(`carousel.${format.toLowerCase()}`);
    await expect(
      page.getByRole('status').filter({ hasText: `carousel.${format.toLowerCase()} is saved.` }),
    ).toBeAttached();
    return readFile(await file.path());
  }

  const svg = (await saved('SVG')).toString();
  const elsewhere = await context.newPage();
  const parsed = await elsewhere.evaluate((text) => {
    const file = new DOMParser().parseFromString(text, 'image/svg+xml');
    const root = file.documentElement;
    return {
      root: root.localName,
      title: file.querySelector('title')?.textContent,
      words: [...file.querySelectorAll('text')].map(({ textContent }) => textContent),
      bare: [...file.querySelectorAll('rect, path, circle, text')].filter(
        (element) => !element.hasAttribute('fill'),
      ).length,
      size: [Number(root.getAttribute('width')), Number(root.getAttribute('height'))],
    };
  }, svg);
  expect(parsed).toMatchObject({ root: 'svg', title: 'Statechart: Carousel', bare: 0 });
  expect(parsed.words).toEqual(expect.arrayContaining(['Carousel', ...names]));
  expect(svg).toMatch(/@font-face\{[^}]+src:url\(data:font\/woff2;base64,/);
  expect(svg).not.toMatch(/var\(--|https?:(?!\/\/www\.w3\.org\/2000\/svg")|\b20\d\d-\d\d/);

  const png = await saved('PNG');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(parsed.size.map((side) => side * 2));
});

test('the list of machines shows the current machine on a phone @desktop', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/machines?machine=toast');
  // Chromium's full build leaves a fraction of a pixel of the last link outside the list.
  await expect(list(page).getByRole('link', { name: 'Toast', exact: true })).toBeInViewport({
    ratio: 0.99,
  });
  const links = await list(page).getByRole('link').all();
  const areas = await Promise.all(links.map((link) => link.boundingBox()));
  expect(areas.every((area) => area && area.height >= 44)).toBe(true);
  const overlaps = areas.filter((area, index) => {
    const next = areas[index + 1];
    return area && next && area.x + area.width > next.x;
  });
  expect(overlaps).toEqual([]);
});
