import type { Locator, Page } from '@playwright/test';

import { expect, test } from './fixtures.ts';
import { coveredAfterScrolling } from './pages/overlap.ts';
import { openPage } from './pages/visitor.ts';

const chart = (page: Page) => page.getByRole('region', { name: 'Chart of Booking' });
const drawing = (page: Page) => chart(page).locator('svg');
const button = (page: Page, name: string) => chart(page).getByRole('button', { name, exact: true });
const activeName = (page: Page) => drawing(page).locator('.box.active.leaf .name');
const search = (page: Page) => page.getByRole('combobox', { name: 'Find a state or an event' });
const simulator = (page: Page) => page.getByRole('region', { name: 'Run it here' });

const step = (page: Page, name: string) =>
  simulator(page).getByRole('button', { name, exact: true }).click();

async function getArea(locator: Locator) {
  const area = await locator.boundingBox();
  if (!area) throw new Error('The element is on the page.');
  return area;
}

const phone = { width: 390, height: 844 };
const laptop = { width: 1440, height: 900 };

async function openBooking(page: Page, viewport: typeof phone) {
  await page.setViewportSize(viewport);
  await openPage(page, '/machines');
}

async function startSimulator(page: Page, viewport: typeof phone) {
  await openBooking(page, viewport);
  await page.getByRole('button', { name: 'Run it', exact: true }).click();
}

const screens = [
  ['a phone', phone],
  ['a small phone', { width: 360, height: 780 }],
  ['a phone in landscape', { width: 844, height: 390 }],
  ['a small phone in landscape', { width: 640, height: 360 }],
  ['a tablet', { width: 820, height: 1180 }],
  ['a laptop', laptop],
] as const;

for (const [name, viewport] of screens) {
  test(`on ${name}, the chart shows the active state after each step @desktop`, async ({
    page,
  }) => {
    await startSimulator(page, viewport);
    for (const [event, state] of [
      ['session.start, new visitor', 'trip'],
      ['draft.change, step 1 answered', 'trip'],
      ['step.next, the same day', 'pickup'],
      ['draft.change, step 2 answered', 'pickup'],
      ['step.next, the same day', 'ready'],
      ['after minFillTime (3 s)', 'ready'],
      ['booking.submit, the same day', 'submitting'],
      ['after timeout (20 s)', 'failed'],
    ] as const) {
      await step(page, event);
      await expect(activeName(page)).toHaveText(state);
      // The browser rounds the ratio.
      await expect(activeName(page)).toBeInViewport({ ratio: 0.99 });
    }
  });
}

test('on a phone, closing or opening all states shows the initial state @desktop', async ({
  page,
}) => {
  await openBooking(page, phone);
  const initial = drawing(page).locator('.box.initial .name');
  await button(page, 'All states').click();
  await expect(button(page, 'All states')).toHaveAttribute('aria-expanded', 'false');
  await expect(initial).toBeInViewport({ ratio: 1 });
  await button(page, 'All states').click();
  await expect(button(page, 'All states')).toHaveAttribute('aria-expanded', 'true');
  await expect(initial).toBeInViewport({ ratio: 1 });
});

test('on a phone, a state that is closed or opened stays visible @desktop', async ({ page }) => {
  await openBooking(page, phone);
  const name = drawing(page).locator('.box .name', { hasText: /^editing$/ });
  for (const isOpen of ['false', 'true']) {
    await button(page, 'States in editing').click();
    await expect(button(page, 'States in editing')).toHaveAttribute('aria-expanded', isOpen);
    await expect(name).toBeInViewport({ ratio: 1 });
  }
});

test('a box that is opened shows the active state inside it @desktop', async ({ page }) => {
  await startSimulator(page, phone);
  await button(page, 'All states').click();
  await step(page, 'session.start, new visitor');
  await expect(activeName(page)).toHaveText('editing');
  await button(page, 'States in editing').click();
  await expect(activeName(page)).toHaveText('trip');
  await expect(activeName(page)).toBeInViewport({ ratio: 1 });
});

test('a closed box shows what happens inside it @desktop', async ({ page }) => {
  await startSimulator(page, laptop);
  await button(page, 'All states').click();
  await expect(activeName(page)).toHaveText('opening');
  await step(page, 'session.start, new visitor');
  await expect(activeName(page)).toHaveText('editing');
  const inside = drawing(page).locator('.inside');
  await expect(inside).toHaveText('in trip');
  await expect(inside).not.toHaveClass(/last/);
  await step(page, 'draft.change, step 1 answered');
  await expect(inside).toHaveText('in trip');
  await expect(inside).toHaveClass(/last/);
  await step(page, 'step.next, the same day');
  await expect(inside).toHaveText('in pickup');
});

test('the button that ends the focus on a state stays visible on a phone @desktop', async ({
  page,
}) => {
  await openBooking(page, phone);
  const name = button(page, 'About review');
  await name.focus();
  await page.keyboard.press('Enter');
  await expect(name).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(name).toBeFocused();
  await expect(name).toBeInViewport({ ratio: 1 });
});

test('the search marks the transitions of an event @desktop', async ({ page }) => {
  await openBooking(page, laptop);
  await search(page).fill('booking.submit');
  const marked = drawing(page).locator('.label:not(.dimmed)');
  await expect(marked.first()).toBeInViewport();
  const texts = await marked.allTextContents();
  expect(texts.filter((text) => !text.startsWith('booking.submit'))).toEqual([]);
  await search(page).press('Escape');
  await expect(drawing(page).locator('.dimmed')).toHaveCount(0);
});

test('the search for an unknown name does not move the chart @desktop', async ({ page }) => {
  await openBooking(page, phone);
  const { y } = await getArea(chart(page));
  await search(page).fill('nowhere');
  await search(page).press('Enter');
  const message = page.getByText('No such state or event');
  await expect(message).toBeInViewport({ ratio: 1 });
  expect((await getArea(chart(page))).y).toBe(y);
});

test('each button that closes a state has a target of 24 pixels @desktop', async ({ page }) => {
  await openBooking(page, laptop);
  for (const toggle of await chart(page)
    .getByRole('button', { name: /states/i })
    .all()) {
    await toggle.scrollIntoViewIfNeeded();
    const missed = await toggle.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const [left, top] = [x + width / 2, y + height / 2];
      const offsets = [-11.5, 0, 11.5];
      return offsets
        .flatMap((across) => offsets.map((down) => [across, down] as const))
        .filter(
          ([across, down]) => document.elementFromPoint(left + across, top + down) !== element,
        );
    });
    expect(missed).toEqual([]);
  }
});

for (const [name, viewport] of screens) {
  test(`on ${name}, the button Fit shows the whole chart @desktop`, async ({ page }) => {
    await openBooking(page, viewport);
    await page.getByRole('button', { name: 'Fit', exact: true }).click();
    const pane = await getArea(chart(page));
    const { x, y, width, height } = await getArea(drawing(page));
    expect(x).toBeGreaterThanOrEqual(pane.x);
    expect(y).toBeGreaterThanOrEqual(pane.y);
    expect(x + width).toBeLessThanOrEqual(pane.x + pane.width);
    expect(y + height).toBeLessThanOrEqual(pane.y + pane.height);
  });
}

test('the sticky chart covers no control of the simulator @desktop', async ({ page }) => {
  await page.setViewportSize(phone);
  await openPage(page, '/machines?machine=menu');
  await expect(simulator(page)).toBeVisible();
  expect(await coveredAfterScrolling(page)).toEqual([]);
});
