import type { Browser, CDPSession, Locator, Page } from '@playwright/test';

import { cpuSlowdown, slow4g } from './count.ts';
import { openPhone, slowDown } from './phone.ts';

interface Effect {
  readonly selector: string;
  readonly text?: string;
}

export interface FirstTap {
  readonly control: string;
  readonly path: string;
  readonly locate: (page: Page) => Locator;
  /** What can be seen once the tap has taken effect. */
  readonly effect: Effect;
}

/** Milliseconds from the tap to the frame that answers it, were it with a mark alone, and to the one with its effect. */
export interface TapTimes {
  readonly answer: number;
  readonly effect: number;
}

const LONGEST_WAIT_MS = 15_000;

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true });

/** What a visitor may press before the app has taken over. */
export const firstTaps: readonly FirstTap[] = [
  {
    control: 'MENU',
    path: '/',
    locate: (page) => page.locator('header').getByText('Menu', { exact: true }),
    effect: { selector: '[role="dialog"]' },
  },
  {
    control: 'carousel button',
    path: '/',
    locate: (page) => button('Next slide')(page).first(),
    effect: { selector: '[aria-label="2 of 4"]:not([inert])' },
  },
  {
    control: 'Book Now',
    path: '/about',
    locate: (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Book Now' }),
    effect: { selector: 'h1', text: 'Request your tour' },
  },
  {
    control: 'question',
    path: '/faq',
    locate: (page) => page.getByText('What does the name Lamanai mean?'),
    effect: { selector: '#what-does-lamanai-mean-answer' },
  },
  {
    control: 'tab',
    path: '/tour/lamanai-tour-belize-city',
    locate: (page) => page.getByRole('tab', { name: 'Itinerary' }),
    effect: { selector: '#tour-panel-itinerary', text: 'Belize time. All times are targets.' },
  },
  {
    control: 'filter',
    path: '/tours',
    locate: (page) => page.getByRole('radio', { name: 'By Road' }),
    effect: { selector: '[role="status"] > span', text: '4 of 8 tours · By Road' },
  },
  {
    control: 'calendar',
    path: '/book',
    locate: button(/^Choose date/),
    effect: { selector: '[role="dialog"]' },
  },
];

/** Opens a page as a slow phone on a slow network does, until it shows its first words. */
export async function openAtFirstPaint(page: Page, session: CDPSession, path: string) {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  await slowDown(session, cpuSlowdown);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
}

type Sign = 'tap' | 'answer' | 'effect';

/** Runs in the page, and in the one to which a tap may lead: see headings.ts on named functions. */
const watchTap = ({ selector, text = '' }: Effect) => {
  const told = new Set<Sign>();
  const watch = {
    tell(sign: Sign, at: number) {
      if (told.has(sign)) return;
      told.add(sign);
      const { tellOfTap } = window as unknown as { tellOfTap: (sign: Sign, at: number) => void };
      tellOfTap(sign, performance.timeOrigin + at);
    },
    look(this: void) {
      const heard = document.querySelector('[data-heard]');
      const isHeard = heard !== null && getComputedStyle(heard).outlineStyle !== 'none';
      const hasEffect = [...document.querySelectorAll(selector)].some(
        (element) =>
          (element.textContent ?? '').includes(text) &&
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      );
      if (isHeard || hasEffect) watch.tell('answer', performance.now());
      if (hasEffect) watch.tell('effect', performance.now());
      requestAnimationFrame(watch.look);
    },
  };
  window.addEventListener('pointerup', ({ timeStamp }) => watch.tell('tap', timeStamp), {
    capture: true,
  });
  requestAnimationFrame(watch.look);
};

/** Taps a control of a fresh page, so long after the first paint. */
export async function tapEarly(
  browser: Browser,
  baseURL: string,
  { control, path, locate, effect }: FirstTap,
  afterMs: number,
): Promise<TapTimes> {
  const { context, page, session } = await openPhone(browser, baseURL);
  try {
    const signs = new Map<Sign, number>();
    const tookEffect = new Promise<void>((resolve) => {
      void page.exposeFunction('tellOfTap', (sign: Sign, at: number) => {
        if (!signs.has(sign)) signs.set(sign, at);
        if (signs.has('effect')) resolve();
      });
    });
    await page.addInitScript(watchTap, effect);
    await openAtFirstPaint(page, session, path);
    await page.waitForTimeout(afterMs);
    await locate(page).tap({ force: true, noWaitAfter: true });
    await Promise.race([tookEffect, page.waitForTimeout(LONGEST_WAIT_MS)]);
    const since = (sign: Sign) =>
      (signs.get(sign) ?? Number.NaN) - (signs.get('tap') ?? Number.NaN);
    const times = { answer: since('answer'), effect: since('effect') };
    if (!(times.effect >= 0)) {
      throw new Error(
        `${control} of ${path}, tapped ${afterMs} ms after the first paint, has no effect.`,
      );
    }
    return times;
  } finally {
    await context.close();
  }
}
