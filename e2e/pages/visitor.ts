import { AxeBuilder } from '@axe-core/playwright';
import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';

/** Waits for hydration, which the app marks with an attribute. */
export const untilHydrated = (page: Page) =>
  page.locator('html[data-hydrated]').waitFor({ state: 'attached' });

export async function reload(page: Page) {
  await page.reload();
  await untilHydrated(page);
}

/** Opens a page and waits for hydration, so that its buttons work. */
export async function openPage(page: Page, address: string) {
  await page.goto(address);
  await untilHydrated(page);
}

/** Returns a link of the footer. On phones, its list is unfolded first. */
export async function footerLink(page: Page, name: string) {
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  const fold = footer.locator('details:not([open]) > summary', { hasText: 'Quick Links' });
  if (await fold.isVisible()) await fold.click();
  return footer.getByRole('link', { name, exact: true });
}

/**
 * Holds back requests for these files.
 * @returns a function that releases the requests
 */
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

/** Waits until short animations have finished, and runs axe on the page or on a part of it. */
export async function violations(page: Page, part?: string) {
  // The promise `finished` of an animation stays pending if its element is removed at the wrong moment.
  await expect.poll(() => runningShortAnimations(page), { timeout: 10_000 }).toBe(0);
  // The long script of axe is injected only once per page.
  const isThere = await page.evaluate<boolean>('"axe" in window');
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) })
    // In legacy mode, axe runs in the page itself. The other mode opens an extra page for cross-origin frames, which
    // this site does not have.
    .setLegacyMode()
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } });
  const { violations: found } = await (part ? axe.include(part) : axe).analyze();
  return [...found, ...(await undeclaredVariables(page))];
}

const runningShortAnimations = (page: Page) =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && Number(effect?.getComputedTiming().endTime) < 1000,
        ).length,
  );

/** Finds theme variables that a rule uses but no rule declares. The build removes declarations that look unused. */
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

/** @throws if the element is not shown */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not shown');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

export const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
