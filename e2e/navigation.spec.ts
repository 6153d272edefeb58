import type { Page } from '@playwright/test';

import { about } from '#content/content.data.ts';
import { specifiedTours } from '#tests/support/specification.ts';

import { expect, test } from './fixtures.ts';
import { headTags } from './pages/head-tags.ts';
import { openPage, untilHydrated } from './pages/visitor.ts';

/** Navigates inside the running app. */
const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('navigation updates the title, the metadata, the focus and the current link', async ({
  page,
}) => {
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
});

test('the first press of the Tab key focuses the link that skips to the content', async ({
  page,
}) => {
  await openPage(page, '/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test('the content security policy blocks inline code and requests to unknown hosts', async ({
  page,
  problems,
}) => {
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
});

test('a short address leads to its tour and adds no history entry', async ({ page }) => {
  await openPage(page, '/about');
  for (const { slug, id } of specifiedTours) {
    await follow(page, `/tour/${slug}`);
    await expect(page).toHaveURL(`/tour/${id}`);
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(heading(page)).toHaveText(about.hero.title);
  }
});

test('an unknown page and an unknown tour show the not-found page, and the log names each path once', async ({
  page,
  problems,
}) => {
  problems.expect(/No page at/, /404 \(Not Found\)/);
  await openPage(page, '/about');
  for (const path of ['/no/such/page', '/tour/atlantis']) {
    await follow(page, path);
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    await expect(page).toHaveTitle(/^Page Not Found/);
  }
  await openPage(page, '/nowhere?token=1');
  await expect(page).toHaveTitle(/^Page Not Found/);
  const logged = problems.seen.flatMap((line) => /No page at \S+/.exec(line) ?? []);
  expect(logged).toEqual([
    'No page at /no/such/page',
    'No page at /tour/atlantis',
    'No page at /nowhere',
  ]);
});

for (const [reducedMotion, transitions] of [
  ['no-preference', 1],
  ['reduce', 0],
] as const) {
  test(`a new page fades in ${transitions === 0 ? 'without' : 'with'} a transition if the motion preference is ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await openPage(page, '/about');
    const found = page.evaluate(async () => {
      const isNew = () => document.querySelector('h1')?.textContent?.includes('thousand years');
      while (!isNew()) await new Promise(requestAnimationFrame);
      const entered = document.querySelector('#main > *');
      return entered?.getAnimations().filter((one) => one instanceof CSSTransition).length;
    });
    await follow(page, '/history');
    expect(await found).toBe(transitions);
  });
}
