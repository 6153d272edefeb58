import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { BrowserContext } from '@playwright/test';

import { createSiteListener } from '#tools/serve/site-listener.ts';

import { expect, test as base } from './fixtures.ts';
import { keptIn, openAndStay } from './pages/kept.ts';
import { openPage } from './pages/visitor.ts';

interface HeldSite {
  readonly url: string;
  /** Leaves requests for this address without an answer until they are let go. */
  readonly hold: (path: string) => { readonly letGo: () => void };
  /** Answers for this address from now on. */
  readonly answer: (path: string, status: number, type: string, body: string) => void;
}

const test = base.extend<{ heldSite: HeldSite }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from this pattern
  heldSite: async ({}, use) => {
    const listener = await createSiteListener(process.env['SITE_DIR'] ?? 'build/e2e');
    const held = new Map<string, Promise<void>>();
    const answers = new Map<string, { status: number; type: string; body: string }>();
    const server = createServer((request, response) => {
      const path = request.url ?? '';
      const answer = answers.get(path);
      if (answer) {
        response.writeHead(answer.status, { 'Content-Type': answer.type }).end(answer.body);
        return;
      }
      void (held.get(path) ?? Promise.resolve()).then(() => listener(request, response));
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    await use({
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      hold: (path) => {
        let letGo = () => {};
        held.set(path, new Promise((resolve) => (letGo = resolve)));
        return { letGo: () => letGo() };
      },
      answer: (path, status, type, body) => void answers.set(path, { status, type, body }),
    });
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  },
});

test.use({ serviceWorkers: 'allow' });

async function workerOf(context: BrowserContext) {
  const [worker] = context.serviceWorkers();
  return worker ?? context.waitForEvent('serviceworker');
}

test.describe('an offline worker whose storage fails', { tag: '@desktop' }, () => {
  test.beforeEach(async ({ page }) => {
    await openAndStay(page, '/faq');
    await expect.poll(() => keptIn(page, '-pages')).toContain('/faq');
  });

  test('never fails a file that the network has', async ({ page, context }) => {
    await (
      await workerOf(context)
    ).evaluate(() => {
      const lost = () => Promise.reject(new DOMException('lost', 'UnknownError'));
      CacheStorage.prototype.match = lost;
      Cache.prototype.put = lost;
    });
    const failed: string[] = [];
    page.on('requestfailed', (request) => failed.push(request.url()));
    await openPage(page, '/book');
    await expect(page.getByLabel('First name')).toBeEditable();
    expect(failed).toEqual([]);
  });

  test('says that there is no connection when there is none', async ({
    page,
    context,
    problems,
  }) => {
    problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to (?:load|fetch)/);
    const worker = await workerOf(context);
    await worker.evaluate(() => {
      const lost = () => Promise.reject(new DOMException('lost', 'UnknownError'));
      CacheStorage.prototype.match = lost;
      CacheStorage.prototype.open = lost;
    });
    await context.setOffline(true);
    await page.goto('/faq');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection');
    await expect(page.locator('a[href^="tel:"]')).toBeVisible();
  });
});

test(
  'a page that answers slowly is not called a lost connection',
  { tag: '@desktop' },
  async ({ page, context, heldSite }) => {
    await openAndStay(page, `${heldSite.url}/tours`);
    await expect.poll(() => keptIn(page, '-pages')).toContain('/tours');
    const tours = heldSite.hold('/tours');
    const about = heldSite.hold('/about');
    const other = await context.newPage();
    const opening = other.goto(`${heldSite.url}/about`);
    await page.reload();
    await expect(
      page.getByText(/The connection is slow: this page was kept on your device\. It is as of/),
    ).toBeVisible();
    await expect(page.getByText('No connection')).toHaveCount(0);
    about.letGo();
    tours.letGo();
    await opening;
    await expect(other.getByRole('heading', { level: 1 })).not.toHaveText('No connection');
    await expect(other.locator('.offline-note')).toHaveCount(0);
  },
);

test('only whole files are kept', { tag: '@desktop' }, async ({ page, heldSite, problems }) => {
  problems.expect(/404 \(Not Found\)/);
  await openAndStay(page, `${heldSite.url}/tours`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  heldSite.answer('/assets/gone-1.js', 404, 'text/html', '<h1>404</h1>');
  heldSite.answer('/assets/sign-in-1.js', 200, 'text/html', '<h1>Sign in to the Wi-Fi</h1>');
  heldSite.answer('/assets/part-1.js', 206, 'text/javascript', 'let');
  heldSite.answer('/assets/whole-1.js', 200, 'text/javascript', 'let a;');
  const names = ['gone', 'sign-in', 'part', 'whole'];
  await page.evaluate(
    (all) => Promise.all(all.map((name) => fetch(`/assets/${name}-1.js`))),
    names,
  );
  await expect.poll(() => keptIn(page, '-assets')).toContain('/assets/whole-1.js');
  const kept = await keptIn(page, '-assets');
  expect(names.filter((name) => kept.includes(`/assets/${name}-1.js`))).toEqual(['whole']);
});
