import type { Page } from '@playwright/test';

import { belizeToday } from '#domain/calendar.ts';
import { tourIds, tours, tourSlugs } from '#domain/tours.ts';

import { expect, test } from './fixtures.ts';
import { holdBack, openPage, untilLive } from './pages/visitor.ts';

const pages = [
  '/',
  '/tours',
  '/faq',
  '/history',
  '/about',
  '/book',
  '/booking-success',
  ...tourIds.map((id) => `/tour/${id}`),
];

const headTags = (page: Page) =>
  page.evaluate(() => ({
    titles: document.querySelectorAll('title').length,
    title: document.title,
    descriptions: document.querySelectorAll('meta[name="description"]').length,
    canonicals: [...document.querySelectorAll('link[rel="canonical"]')].map(
      (link) => new URL((link as HTMLLinkElement).href).pathname,
    ),
    socialTitles: document.querySelectorAll('meta[property="og:title"]').length,
  }));

test.describe('without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('every page shows its heading and its links', async ({ page }) => {
    for (const path of pages) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(200);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.getByRole('link', { name: 'Skip to content' })).toHaveAttribute(
        'href',
        '#main',
      );
      for (const target of ['/', '/tours', '/faq', '/history', '/about', '/book']) {
        expect(await page.locator(`a[href="${target}"]`).count(), target).toBeGreaterThan(0);
      }
    }
  });

  test('the copyright line has its year', async ({ page }) => {
    const year = belizeToday().slice(0, 4);
    for (const path of pages) {
      await page.goto(path);
      await expect(page.getByRole('contentinfo'), path).toContainText(`© ${year} Lamanai`);
    }
  });

  test('a tour page names its tour', async ({ page }) => {
    for (const { id, title } of tours) {
      await page.goto(`/tour/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    }
  });

  test('an unknown address answers 404 and helps on', async ({ page, problems }) => {
    problems.expect(/404 \(Not Found\)/);
    for (const path of ['/nowhere', '/tour/nowhere', '/tour/__proto__', '/a/b/c']) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(404);
      await expect(page.getByText('Oops! Page not found')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    }
  });
});

test.describe('with JavaScript', { tag: '@desktop' }, () => {
  test('every page is taken over as it was prerendered', async ({ page }) => {
    for (const path of pages) {
      await page.goto(path);
      const prerendered = await headTags(page);
      await untilLive(page);
      expect(await headTags(page), path).toEqual(prerendered);
      expect(prerendered, path).toMatchObject({
        titles: 1,
        descriptions: 1,
        canonicals: [path],
        socialTitles: 1,
      });
    }
  });

  test('the copyright line has the year in which it is read', async ({ page }) => {
    // In Belize the year begins six hours after it does in UTC.
    await page.clock.setFixedTime('2033-01-01T05:59:00Z');
    await page.goto('/about');
    await expect(page.getByRole('contentinfo')).toContainText('© 2032 Lamanai');
    await page.clock.setFixedTime('2033-01-01T06:00:00Z');
    await page.reload();
    await expect(page.getByRole('contentinfo')).toContainText('© 2033 Lamanai');
  });

  test('navigation brings the new page its title, address and focus', async ({ page }) => {
    await page.goto('/faq');
    await untilLive(page);
    const before = await headTags(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.locator('a[href="/about"]:visible').first().click();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const after = await headTags(page);
    expect(after).toMatchObject({ titles: 1, descriptions: 1, canonicals: ['/about'] });
    expect(after.title).not.toBe(before.title);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('the skip link comes first and leads to the main content', async ({ page }) => {
    await page.goto('/about');
    await untilLive(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
  });

  test('a page that was scrolled before the app started stays where it is', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 240 });
    const letScriptsPass = await holdBack(page);
    await page.goto('/booking-success', { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => window.scrollTo(0, 120));
    letScriptsPass();
    await untilLive(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(120);
  });

  test('short tour addresses lead to their tours', async ({ page }) => {
    for (const [slug, id] of Object.entries(tourSlugs)) {
      await page.goto(`/tour/${slug}`);
      await expect(page).toHaveURL(`/tour/${id}`);
    }
  });

  test('the mail service is reached through the security policy', async ({
    page,
    mailDesk,
    problems,
  }) => {
    problems.expect(/400 \(Bad Request\)/);
    await page.goto('/about');
    const answer = await page.evaluate(async () => {
      const response = await fetch('http://mail-desk.test/api/v1.0/email/send', {
        method: 'POST',
        headers: { 'Content-type': 'application/json' },
        body: JSON.stringify({ user_id: 'local-public-key', service_id: 'local-service' }),
      });
      return { status: response.status, text: await response.text() };
    });
    expect(answer).toEqual({ status: 400, text: 'The template_id parameter is required' });
    expect(mailDesk.requests.at(-1)).toMatchObject({ method: 'POST', status: 400 });
  });
});

test.describe('an unknown address', { tag: '@phone' }, () => {
  test.beforeEach(({ problems }) => problems.expect(/404 \(Not Found\)/, /No page at/));

  test('is logged once', async ({ page, problems }) => {
    await page.goto('/nowhere');
    await expect
      .poll(() => problems.seen.filter((line) => line.includes('No page at')))
      .toHaveLength(1);
    await untilLive(page);
    expect(await headTags(page)).toMatchObject({ titles: 1, title: 'Page Not Found' });
    expect(problems.seen.filter((line) => line.includes('No page at'))).toHaveLength(1);
  });

  test('is found by the app too, when a link leads to it', async ({ page }) => {
    await openPage(page, '/about');
    await page.evaluate(() => {
      history.pushState(null, '', '/tour/nowhere');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('every answer carries the security headers', { tag: '@desktop' }, async ({ request }) => {
  for (const path of ['/', '/tours', '/nowhere', '/tour/belize-city', '/sw.js', '/favicon.svg']) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    expect(headers, path).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  }
});

test(
  'no script, picture or style sheet carries a policy',
  { tag: '@desktop' },
  async ({ page }) => {
    const policies = new Map<string, string | undefined>();
    page.on('response', (response) =>
      policies.set(new URL(response.url()).pathname, response.headers()['content-security-policy']),
    );
    await page.goto('/tours', { waitUntil: 'networkidle' });
    expect(policies.size).toBeGreaterThan(20);
    expect([...policies].filter(([, policy]) => policy !== undefined)).toEqual([]);
  },
);

test('a document rules itself', { tag: '@desktop' }, async ({ page, problems }) => {
  problems.expect(/violates the following|requires 'Trusted|Refused to/);
  await page.goto('/tours');
  const violations = await page.evaluateHandle(() => {
    const seen: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      seen.push(effectiveDirective),
    );
    return seen;
  });
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'a{color:red}';
    document.head.append(style);
    document.body.setAttribute('style', 'color:red');
    fetch('https://elsewhere.example/').catch(() => {});
  });
  for (const markUp of ['onclick', 'text'] as const) {
    const written = page.evaluate((name) => {
      if (name === 'text') document.createElement('script').text = 'alert(1)';
      else document.body.setAttribute(name, 'alert(1)');
    }, markUp);
    await expect(written, markUp).rejects.toThrow(/TrustedScript/);
  }
  await expect
    .poll(() => violations.evaluate((seen) => seen.toSorted()))
    .toEqual([
      'connect-src',
      'require-trusted-types-for',
      'require-trusted-types-for',
      'style-src-attr',
      'style-src-elem',
    ]);
});
