import type { Browser, Locator, Page } from '@playwright/test';

import { openPhone, slowDown, untilLive } from './phone.ts';

interface Way {
  readonly to: string;
  readonly from: string;
  readonly link: (page: Page) => Promise<Locator>;
}

const inMenu = (name: string) => async (page: Page) => {
  await page.locator('header').getByText('Menu', { exact: true }).tap();
  return page.getByRole('dialog').getByRole('link', { name, exact: true });
};

/** Ways from page to page inside the app. */
export const ways: readonly Way[] = [
  { to: 'home', from: '/faq', link: inMenu('Home') },
  { to: 'tours', from: '/faq', link: inMenu('Tours') },
  { to: 'FAQ', from: '/about', link: inMenu('FAQ') },
  { to: 'history', from: '/faq', link: inMenu('History') },
  { to: 'about', from: '/faq', link: inMenu('About Us') },
  {
    to: 'tour',
    from: '/tours',
    link: async (page) => page.getByRole('article').getByRole('link').nth(2),
  },
  {
    to: 'booking',
    from: '/tour/lamanai-tour-belize-city',
    link: async (page) =>
      page.getByRole('region', { name: 'Book this tour' }).getByRole('link', { name: 'Book Now' }),
  },
];

/** Runs in the page, without functions that have names: tsx would call a helper that the page lacks. */
const watchHeading = () => {
  const tap = { at: 0, heading: null as Element | null };
  window.addEventListener(
    'click',
    ({ timeStamp }) => {
      tap.at = timeStamp;
      tap.heading = document.querySelector('main h1');
    },
    { capture: true },
  );
  new MutationObserver(() => {
    const heading = document.querySelector('main h1');
    if (tap.at === 0 || !heading || heading === tap.heading) return;
    const { at } = tap;
    tap.at = 0;
    requestAnimationFrame(() => Object.assign(window, { headingAfterMs: performance.now() - at }));
  }).observe(document, { childList: true, subtree: true });
};

const untilFetched = async (page: Page, link: Locator) => {
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForLoadState('networkidle');
};

/** Milliseconds from the tap to the frame with the next page's heading, whose code is there already. */
export async function headingAfter(browser: Browser, baseURL: string, way: Way, rate: number) {
  const { context, page, session } = await openPhone(browser, baseURL);
  try {
    await page.addInitScript(watchHeading);
    await page.goto(way.from);
    await untilLive(page);
    const link = await way.link(page);
    await untilFetched(page, link);
    await slowDown(session, rate);
    await link.tap();
    const answer = await page.waitForFunction(
      () => Reflect.get(window, 'headingAfterMs') as number,
    );
    return await answer.jsonValue();
  } finally {
    await context.close();
  }
}
