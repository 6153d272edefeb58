import { expect, test } from './fixtures.ts';
import { headTags } from './pages/head-tags.ts';
import { openPage, untilHydrated } from './pages/visitor.ts';

test(
  'navigation updates the title, the metadata, the focus and the current link',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/faq');
    await untilHydrated(page);
    const before = await headTags(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]');
    await expect(current).toHaveText(['FAQ']);
    await page.locator('a[href="/about"]:visible').first().click();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(current).toHaveText(['About Us']);
    expect(await page.title()).not.toBe(before.title);
    await expect
      .poll(() => headTags(page))
      .toMatchObject({ titles: 1, descriptions: 1, canonicals: ['/about'] });
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  },
);

test(
  'the first press of the Tab key focuses the link that skips to the content',
  { tag: '@desktop' },
  async ({ page }) => {
    await openPage(page, '/about');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
  },
);

test(
  'the content security policy blocks inline code and requests to unknown hosts',
  { tag: '@desktop' },
  async ({ page, problems }) => {
    problems.expect(/violates the following|Refused to/);
    await page.goto('/tours');
    const violations = await page.evaluateHandle(() => {
      const seen: string[] = [];
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        seen.push(effectiveDirective),
      );
      return seen;
    });
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.text = 'alert(1)';
      document.head.append(script);
      document.body.setAttribute('onclick', 'alert(1)');
      document.body.click();
      fetch('https://elsewhere.example/').catch(() => {});
    });
    await expect
      .poll(() => violations.evaluate((seen) => seen.toSorted()))
      .toEqual(['connect-src', 'script-src-attr', 'script-src-elem']);
  },
);
