import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Page } from '@playwright/test';

/** The app says so itself. */
export const untilLive = (page: Page) =>
  page.locator('html[data-hydrated]').waitFor({ state: 'attached' });

export async function reload(page: Page) {
  await page.reload();
  await untilLive(page);
}

/** Opens a page and waits until the app has taken it over, so that buttons answer. */
export async function openPage(page: Page, address: string) {
  await page.goto(address);
  await untilLive(page);
}

/** Lets these files come only when what it gives is called. */
export async function holdBack(
  page: Page | BrowserContext,
  files: string | RegExp = '**/assets/*.js',
) {
  let letPass = () => {};
  const mayPass = new Promise<void>((resolve) => (letPass = resolve));
  await page.route(files, async (route) => {
    await mayPass;
    await route.fallback();
  });
  return letPass;
}

/** Opens the form in a tab that the browser gives a copy of this one's storage, as it does for a duplicate. */
export async function copyTab(page: Page): Promise<Page> {
  const [copy] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void window.open('/book')),
  ]);
  return copy;
}

/** What axe has against the page, or against a part of it, once what moves in has come to rest. */
export async function violations(page: Page, part?: string) {
  await page.evaluate(async () => {
    const isShort = ({ effect }: Animation) => Number(effect?.getComputedTiming().endTime) < 1000;
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(isShort)
        .map(({ finished }) => finished),
    );
  });
  // A page that it has looked at before has its long script.
  const isThere = await page.evaluate<boolean>('"axe" in window');
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) })
    // Reckons in the page itself: its other mode opens a page of its own for frames of other sites, which ours has not.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  const { violations: found } = await (part ? axe.include(part) : axe).analyze();
  return [...found, ...(await undeclaredVariables(page))];
}

/** Variables of the theme that a rule reads and none declares: the build leaves out those that it takes for unused. */
const undeclaredVariables = (page: Page) =>
  page.evaluate(() => {
    const css = [...document.styleSheets]
      .filter(({ media }) => media.mediaText !== 'print')
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
      .join('\n');
    const declared = new Set(css.match(/--mui-[\w-]+(?=:)/g));
    const read = new Set(css.match(/(?<=var\()--mui-[\w-]+/g));
    return [...read].filter((name) => !declared.has(name));
  });

export const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
