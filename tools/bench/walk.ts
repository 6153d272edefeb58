import type { Browser, Page } from '@playwright/test';

import { cpuSlowdown, slow4g } from './count.ts';
import { type EventTiming, type Interaction, interactionsOf } from './interactions.ts';
import { openPhone, slowDown, untilLive } from './phone.ts';

/** Runs in the page: see headings.ts on named functions. */
const watchEvents = () => {
  const events: EventTiming[] = [];
  Object.assign(window, { benchEvents: events, benchStep: 'start' });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      events.push({
        step: String(Reflect.get(window, 'benchStep')),
        name: entry.name,
        interactionId: entry.interactionId,
        duration: entry.duration,
      });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
};

type Act = (page: Page) => Promise<unknown>;

const form = (page: Page) => page.getByRole('form', { name: 'Booking request' });

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name });

const typeInto =
  (label: string, text: string): Act =>
  async (page) => {
    await form(page).getByRole('textbox', { name: label }).tap();
    await page.keyboard.type(text, { delay: 60 });
  };

const step =
  (number: number): Act =>
  (page) =>
    page.getByRole('heading', { level: 2, name: new RegExp(`^Step ${number} of 3`) }).waitFor();

/** A whole booking as a guest makes it: what is done, and what shows that it took effect. */
const steps: readonly (readonly [name: string, act: Act, effect?: Act])[] = [
  [
    'MENU',
    (page) => page.locator('header').getByText('Menu', { exact: true }).tap(),
    (page) => page.getByRole('dialog').waitFor(),
  ],
  [
    'tours in the menu',
    (page) => page.getByRole('dialog').getByRole('link', { name: 'Tours', exact: true }).tap(),
    (page) => page.getByRole('radio', { name: 'By Road' }).waitFor(),
  ],
  [
    'filter',
    (page) => page.getByRole('radio', { name: 'By Road' }).tap(),
    (page) => page.getByText('4 of 8 tours').waitFor(),
  ],
  [
    'tour card',
    (page) => page.getByRole('article').getByRole('link').first().tap(),
    (page) => page.getByRole('tab', { name: 'Itinerary' }).waitFor(),
  ],
  [
    'tab',
    (page) => page.getByRole('tab', { name: 'Itinerary' }).tap(),
    (page) => page.getByText('Belize time. All times are targets.').waitFor(),
  ],
  [
    'Book Now',
    (page) =>
      page
        .getByRole('region', { name: 'Book this tour' })
        .getByRole('link', { name: 'Book Now' })
        .tap(),
    (page) => page.locator('form[aria-busy="false"]').waitFor(),
  ],
  [
    'calendar opens',
    (page) => button(/^Choose date/)(page).tap(),
    (page) => page.getByRole('dialog').waitFor(),
  ],
  [
    'next month',
    (page) => button('Next month')(page).tap(),
    (page) => page.getByRole('gridcell', { name: '15', exact: true, disabled: false }).waitFor(),
  ],
  [
    'day',
    (page) => page.getByRole('gridcell', { name: '15', exact: true, disabled: false }).tap(),
    (page) => page.getByRole('dialog').waitFor({ state: 'detached' }),
  ],
  [
    'guests',
    // The list itself is the system's, which a phone opens over the page.
    (page) => form(page).getByRole('combobox', { name: 'Number of persons' }).selectOption('4'),
  ],
  ['first name', typeInto('First name', 'José')],
  ['last name', typeInto('Last name', 'Söhne')],
  ['e-mail', typeInto('E-mail', 'jose@example.com')],
  ['phone', typeInto('Phone', '+44 20 79460000')],
  ['to step 2', (page) => button('Continue')(page).tap(), step(2)],
  ['accommodation', typeInto('Accommodation', 'Harbour Hotel')],
  ['pickup', typeInto('Pickup location', 'Lobby')],
  ['to step 3', (page) => button('Continue')(page).tap(), step(3)],
  [
    'send',
    (page) => button('Complete Booking')(page).tap(),
    (page) => page.getByRole('heading', { name: 'Your request was received', level: 1 }).waitFor(),
  ],
];

/** What was done on the way, on a slow phone with slow 4G, and how long each of it took to be answered on screen. */
export async function walkBooking(
  browser: Browser,
  baseURL: string,
): Promise<readonly Interaction[]> {
  const { context, page, session } = await openPhone(browser, baseURL);
  try {
    await page.addInitScript(watchEvents);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4g);
    await slowDown(session, cpuSlowdown);
    await page.goto('/');
    await untilLive(page);
    for (const [name, act, effect] of steps) {
      // oxlint-disable no-await-in-loop -- one step after the other
      await page.evaluate((now) => Object.assign(window, { benchStep: now }) && undefined, name);
      await act(page);
      await effect?.(page);
      // Entries are told of some time after the frame.
      await page.waitForTimeout(500);
      // oxlint-enable no-await-in-loop
    }
    const events = await page.evaluate(() => Reflect.get(window, 'benchEvents') as EventTiming[]);
    return interactionsOf(events);
  } finally {
    await context.close();
  }
}
