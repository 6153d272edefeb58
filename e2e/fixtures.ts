import { type BrowserContext, devices, test as base } from '@playwright/test';

import { type MailDesk, startMailDesk } from '#tools/mail-desk/mail-desk.ts';
import { startSite } from '#tools/preview/start-site.ts';
import { findBrowser, quietBrowser } from '#tools/setup/browser.mjs';

import { translatePages, type TranslationOption } from './pages/translation.ts';

interface WorkerFixtures {
  /** The site of this worker, and its mail desk. The browser reaches the mail desk as http://mail-desk.test. */
  site: { readonly url: string; readonly desk: MailDesk };
}

/** The errors and warnings in the console of the page, including violations of the content security policy. */
interface Problems {
  readonly seen: readonly string[];
  /** Declares problems that this test expects. Any other problem fails the test at its end. */
  readonly expect: (...patterns: RegExp[]) => void;
}

interface TestFixtures extends TranslationOption {
  problems: Problems;
}

const { defaultBrowserType: _, ...pixel } = devices['Pixel 7'];

/** The options for tests that run on a phone. The other tests run on a desktop. */
export const phone = { ...pixel, viewport: { width: 360, height: 780 } };

/** The message that Playwright logs if its configuration blocks the service worker. */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright';

function collectProblems(context: BrowserContext) {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  context.on('console', (message) => {
    const [kind, text] = [message.type(), message.text()];
    if ((kind !== 'error' && kind !== 'warning') || text === BLOCKED_WORKER) return;
    seen.push(`console ${kind}: ${text} (${message.location().url})`);
  });
  context.on('weberror', (error) => seen.push(`uncaught: ${error.error().message}`));
  return {
    seen,
    expect: (...patterns: RegExp[]) => void expected.push(...patterns),
    unexpected: () => seen.filter((line) => !expected.some((pattern) => pattern.test(line))),
  };
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const desk = await startMailDesk();
      const { url, close } = await startSite({
        // The site must have been built with `mail-desk.test` as the host of the mail desk.
        siteDir: process.env['SITE_DIR'] ?? 'build/e2e',
      });
      await use({ url, desk });
      await Promise.all([close(), desk.close()]);
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ site }, use) => {
      const executablePath = await findBrowser();
      await use({
        ...(executablePath ? { executablePath } : {}),
        args: [
          `--host-resolver-rules=MAP mail-desk.test:80 127.0.0.1:${site.desk.servicePort}`,
          ...quietBrowser,
        ],
      });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.url);
  },
  translation: ['no', { option: true }],
  context: async ({ context, translation }, use) => {
    if (translation !== 'no') await translatePages(context, translation);
    await use(context);
  },
  // Because of `auto`, every test uses this fixture.
  problems: [
    async ({ context }, use) => {
      const problems = collectProblems(context);
      await use(problems);
      base.expect(problems.unexpected(), 'unexpected problems in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
