import type { Page } from '@playwright/test';

import { tours } from '#domain/tours/tours.ts';

import { expect, phone, test } from './fixtures.ts';
import { held, released, SiteHeader } from './pages/site-header.ts';
import { holdBack, untilHydrated } from './pages/visitor.ts';

test.use(phone);

/** Tests that the first taps work with HTML alone, and that the statecharts continue in the resulting state. */

/**
 * Opens a page and holds back its scripts.
 * @returns a function that releases the scripts
 */
async function openWithoutScripts(page: Page, path: string) {
  const letScriptsPass = await holdBack(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  return letScriptsPass;
}

const question = (page: Page, id: string) => page.locator(`#${id}-question`);
const answer = (page: Page, id: string) => page.locator(`#${id}`);
const open = (page: Page) => page.locator('details[name="faq"][open] > summary');
const topOf = (page: Page, id: string) =>
  question(page, id).evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** Records whether the tabs disappear at any time. */
async function watchTabs(page: Page) {
  await page.addInitScript(() => {
    const look = () => {
      const tabs = document.querySelector('[role="tablist"]');
      if (tabs) document.documentElement.dataset['hadTabs'] = '';
      else if ('hadTabs' in document.documentElement.dataset) {
        document.documentElement.dataset['lostTabs'] = '';
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => expect(page.locator('html')).not.toHaveAttribute('data-lost-tabs');
}

test.describe('before the page is hydrated', () => {
  test('a menu that opens before hydration stays open through hydration', async ({ page }) => {
    const letScriptsPass = await openWithoutScripts(page, '/faq');
    const site = new SiteHeader(page);
    await site.openMenu();
    await expect(site.closeButton).toBeFocused();
    expect((await site.hold()).overflow).toBe('hidden');
    await page.keyboard.press('Escape');
    await expect(site.menu).toBeHidden();
    await expect(site.menuButton).toBeFocused();
    await site.openMenu();
    await site.closeButton.click();
    await expect(site.menu).toBeHidden();
    await site.openMenu();
    await page.keyboard.press('Tab');

    letScriptsPass();
    await expect.poll(() => site.hold()).toEqual(held);
    await expect(site.menu.getByRole('link', { name: 'Home' })).toBeFocused();
    await expect(page.locator('header [aria-controls="menu"]')).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(page.locator('[popovertarget]')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(site.menu).toBeHidden();
    await expect(site.menuButton).toBeFocused();
    expect(await site.hold()).toEqual(released);
  });

  test('an FAQ question that opens before hydration stays open through hydration', async ({
    page,
  }) => {
    const letScriptsPass = await openWithoutScripts(page, '/faq');
    await question(page, 'museum').click();
    await expect(answer(page, 'museum')).toBeVisible();
    await question(page, 'climbing').click();
    await expect(answer(page, 'climbing')).toBeVisible();
    await expect(answer(page, 'museum')).toBeHidden();
    const before = await topOf(page, 'climbing');

    letScriptsPass();
    await expect(page).toHaveURL('/faq#climbing');
    await expect(open(page)).toHaveId('climbing-question');
    await expect(answer(page, 'climbing')).toBeVisible();
    expect(await topOf(page, 'climbing')).toBe(before);
    await question(page, 'museum').click();
    await expect(open(page)).toHaveId('museum-question');
    await question(page, 'museum').click();
    await expect(open(page)).toHaveCount(0);
  });

  test('repeated taps before hydration open and close an FAQ question', async ({ page }) => {
    const letScriptsPass = await openWithoutScripts(page, '/faq#museum');
    for (const isOpen of [true, false, true]) {
      await question(page, 'wildlife').click();
      await expect(answer(page, 'wildlife')).toBeVisible({ visible: isOpen });
    }
    const top = await topOf(page, 'wildlife');
    letScriptsPass();
    await expect(page).toHaveURL('/faq#wildlife');
    await expect(open(page)).toHaveId('wildlife-question');
    expect(await topOf(page, 'wildlife')).toBe(top);
  });

  for (const { path, tab, panel } of [
    { path: '/faq', tab: 'About Lamanai Tours', panel: 'tours' },
    { path: '/tour/lamanai-tour-belize-city', tab: 'Itinerary', panel: 'itinerary' },
  ]) {
    test(`a tab of ${path} that is selected before hydration stays selected`, async ({ page }) => {
      const expectNeverLost = await watchTabs(page);
      const letScriptsPass = await openWithoutScripts(page, path);
      const tabs = page.getByRole('tab');
      const colors = () => tabs.evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
      const [chosen] = await colors();
      await tabs.first().scrollIntoViewIfNeeded();
      const top = () => tabs.first().evaluate((one) => one.getBoundingClientRect().top);
      const before = await top();
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.locator(`[role="tabpanel"][id$="-${panel}"]`)).toBeVisible();
      await expect(page.locator('[role="tabpanel"]:visible')).toHaveCount(1);
      const names = await tabs.allTextContents();
      expect((await colors()).map((color) => color === chosen)).toEqual(
        names.map((name) => name === tab),
      );
      expect(await top()).toBe(before);

      letScriptsPass();
      await untilHydrated(page);
      await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
      await expect(page.locator('[role="tabpanel"]:visible')).toHaveCount(1);
      expect(await top()).toBe(before);
      await expectNeverLost();
    });
  }

  test('a tour filter that is chosen before hydration stays chosen', async ({ page }) => {
    const letScriptsPass = await openWithoutScripts(page, '/tours');
    const pill = (name: string) => page.getByRole('radio', { name });
    const cards = page.getByRole('main').getByRole('article');
    await pill('By Flight').click();
    await expect(cards).toHaveCount(2);
    await expect(page.getByText('2 of 8 tours · By Flight')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(pill('By Water Taxi')).toBeChecked();
    await expect(cards).toHaveCount(2);
    await pill('All Tours').click();
    await expect(cards).toHaveCount(tours.length);
    await pill('By Road').click();
    await expect(cards).toHaveCount(4);

    letScriptsPass();
    await expect(page).toHaveURL('/tours?type=road');
    await expect(page.getByRole('status')).toHaveText('4 of 8 tours · By Road');
    await expect(page.locator('main article')).toHaveCount(4);
    await expect(pill('By Road')).toBeChecked();
    await page.goBack();
    await expect(page).toHaveURL('/tours');
    await expect(cards).toHaveCount(tours.length);
    await expect(pill('All Tours')).toBeChecked();
  });
});
