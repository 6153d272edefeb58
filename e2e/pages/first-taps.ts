import type { Locator, Page } from '@playwright/test';

export interface FirstTap {
  readonly control: string;
  readonly path: string;
  readonly locate: (page: Page) => Locator;
  /** Finds the element that is visible once the tap has had its effect. */
  readonly effect: (page: Page) => Locator;
}

/** The controls that a visitor may press before hydration. */
export const firstTaps: readonly FirstTap[] = [
  {
    control: 'MENU',
    path: '/',
    locate: (page) => page.locator('header').getByText('Menu', { exact: true }),
    effect: (page) => page.getByRole('dialog'),
  },
  {
    control: 'carousel button',
    path: '/',
    locate: (page) => page.getByRole('button', { name: 'Next slide', exact: true }).first(),
    effect: (page) =>
      page.locator('[aria-roledescription="slide"][aria-label^="2 of"]:not([inert])'),
  },
  {
    control: 'link',
    path: '/about',
    locate: (page) => page.getByRole('main').getByRole('link', { name: 'See the eight tours' }),
    effect: (page) => page.getByRole('heading', { level: 1, name: 'Eight ways to Lamanai' }),
  },
  {
    control: 'question',
    path: '/faq',
    locate: (page) => page.locator('summary').first(),
    effect: (page) => page.locator('details > div > p').filter({ visible: true }),
  },
  {
    control: 'tab',
    path: '/tour/lamanai-tour-belize-city',
    locate: (page) => page.getByRole('tab', { name: 'Itinerary' }),
    effect: (page) => page.getByText('Belize time. Times are approximate.'),
  },
  {
    control: 'filter',
    path: '/tours',
    locate: (page) => page.getByRole('radio', { name: 'By Road' }),
    effect: (page) => page.getByRole('status').getByText(/· By Road$/),
  },
];
