import type { Page } from '@playwright/test';

import { test } from '../fixtures.ts';
import { openPage } from '../pages/visitor.ts';

/** One line of the specification in its own words, and how a browser shows that it holds. */
export type Line = readonly [
  words: string,
  holds: (page: Page) => Promise<void>,
  /** Lines that the console may show, since the line is about them. */
  logged?: RegExp,
];

/** Runs a table of lines in one visit, each as a step, on the desktop unless it says otherwise. */
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

/** Opens a page, unless the line before has left it as it was opened, and waits until the app answers. */
export async function visit(page: Page, path: string) {
  const { pathname, search, hash } = new URL(page.url());
  if (pathname + search + hash !== path) await openPage(page, path);
}

/** Follows an address inside the running app, so that redirects are the router's own. */
export async function follow(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
