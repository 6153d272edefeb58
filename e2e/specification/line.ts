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

/** Runs a table of lines, each as a test of its own, on the desktop unless it says otherwise. */
export function walk(
  section: string,
  lines: readonly Line[],
  tag: '@desktop' | '@phone' = '@desktop',
) {
  test.describe(section, { tag }, () => {
    for (const [words, holds, logged] of lines) {
      test(words, async ({ page, problems }) => {
        if (logged) problems.expect(logged);
        await page.clock.setFixedTime('2026-11-21T18:00:00Z');
        await holds(page);
      });
    }
  });
}

/** Opens a page and waits until the app answers. */
export const visit = (page: Page, path: string) => openPage(page, path);

/** Follows an address inside the running app, so that redirects are the router's own. */
export async function follow(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
