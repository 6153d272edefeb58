import { expect, phone, test } from './fixtures.ts';
import { held, released, SiteHeader } from './pages/site-header.ts';
import { footerLink, openPage, scrollTop } from './pages/visitor.ts';

test('a company name of 60 characters does not break the header', async ({ page }) => {
  await openPage(page, '/about');
  const { header } = new SiteHeader(page);
  const name = 'The Old Lamanai River Guides and Day Tour Company of Belize';
  const brand = header.getByRole('link').getByText('Lamanai Day Tours');
  await brand.evaluate((element, text) => {
    element.textContent = text;
  }, name);
  for (const [width, height, lines] of [
    [1280, 76, 1],
    [900, 76, 1],
    [600, 64, 0],
    [320, 64, 0],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft((await header.boundingBox())?.height, `${width} px`).toBe(height);
    const tops = await header
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect.soft(new Set(tops).size, `${width} px`).toBe(lines);
  }
});

test('the header shows both contact links at every desktop width', async ({ page }) => {
  await openPage(page, '/faq');
  const { header } = new SiteHeader(page);
  for (const width of [900, 1024, 1199, 1200, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of [/^WhatsApp \+/, /^Email /]) {
      const link = header.getByRole('link', { name });
      await expect(link).toBeVisible();
      const box = await link.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), `${width}`).toBeGreaterThanOrEqual(44);
    }
    await expect(header).toHaveJSProperty('scrollWidth', width);
    expect((await header.boundingBox())?.height, `${width}`).toBeLessThanOrEqual(77);
  }
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the phone menu covers the page and keeps the focus inside', async ({ page }) => {
    await openPage(page, '/about');
    await (await footerLink(page, 'FAQ')).click();
    await expect(page).toHaveURL('/faq');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const site = new SiteHeader(page);
    await expect(site.header.getByRole('link', { name: 'WhatsApp' })).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 300));

    await site.openMenu();
    expect(await site.menu.boundingBox()).toMatchObject(page.viewportSize() ?? {});
    await expect(site.closeButton).toBeFocused();
    // The browser moves the focus before the machine knows that the menu is open.
    await expect.poll(() => site.hold()).toEqual(held);
    const isInside = () =>
      page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null);
    const steps = ['Shift+Tab', ...Array.from({ length: 12 }, () => 'Tab')];
    for (const [position, key] of steps.entries()) {
      await page.keyboard.press(key);
      expect(await isInside(), `${key} number ${position}`).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(site.menu).toBeHidden();
    await expect(site.menuButton).toBeFocused();
    await expect(site.menuButton).toHaveAttribute('aria-expanded', 'false');
    expect(await site.hold(), 'Escape').toEqual(released);
    expect(await scrollTop(page)).toBe(300);
  });

  test('the page can be scrolled again after the phone menu closes', async ({ page }) => {
    // This page is opened first, because the browser's Back must lead to it at the end of the test.
    await openPage(page, '/about');
    await (await footerLink(page, 'FAQ')).click();
    await expect(page).toHaveURL('/faq');
    const site = new SiteHeader(page);

    await site.openMenu();
    await site.menu.getByRole('link', { name: 'FAQ' }).click();
    await expect(site.menu).toBeHidden();
    expect(await site.hold(), 'a link to the same page').toEqual(released);

    await site.openMenu();
    await page.setViewportSize({ width: 1000, height: 700 });
    await expect(site.menu).toBeHidden();
    expect(await site.hold(), 'a wide screen').toEqual(released);
    await page.setViewportSize({ width: 360, height: 780 });

    await site.openMenu();
    await site.menu.getByRole('link', { name: 'History' }).click();
    await expect(page).toHaveURL('/history');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await site.hold(), 'a link to another page').toEqual(released);

    await site.openMenu();
    await page.goBack();
    await expect(page).toHaveURL('/faq');
    await expect(site.menu).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await site.hold(), 'the Back button').toEqual(released);
  });
});
