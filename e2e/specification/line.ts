import type { Page } from '@playwright/test';

import { test } from '../fixtures.ts';
import { openPage } from '../pages/visitor.ts';

/** A sentence of the specification, word for word, and the check for this sentence in a browser. */
export type Line = readonly [
  words: string,
  holds: (page: Page) => Promise<void>,
  /** The console messages that this check causes. */
  logged?: RegExp,
];

/** Runs a table of sentences in one visit. Each sentence is a test step. The default screen is the desktop. */
export function walk(section: string, lines: readonly Line[], tag: string | string[] = '@desktop') {
  test(section, { tag }, async ({ page, problems }) => {
    test.slow(lines.length > 3);
    await page.clock.setFixedTime('2026-11-21T18:00:00Z');
    for (const [words, holds, logged] of lines) {
      if (logged) problems.expect(logged);
      await test.step(words, () => holds(page));
    }
  });
}

/** Opens a page and waits for hydration, unless the previous check has left the page open. */
export async function visit(page: Page, path: string) {
  const { pathname, search, hash } = new URL(page.url());
  if (pathname + search + hash !== path) await openPage(page, path);
}

/** Navigates inside the running app, so that the router handles redirects. */
export async function follow(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
