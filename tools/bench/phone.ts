import type { Browser, CDPSession, Page } from '@playwright/test';

/** A phone-sized page with touch and a profile of its own. */
export async function openPhone(browser: Browser, baseURL: string) {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 360, height: 780 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  return { context, page, session: await context.newCDPSession(page) };
}

export const slowDown = (session: CDPSession, rate: number) =>
  session.send('Emulation.setCPUThrottlingRate', { rate });

/** Until the app lives, as it says itself. */
export const untilLive = (page: Page) =>
  page.locator('html[data-live]').waitFor({ state: 'attached' });
