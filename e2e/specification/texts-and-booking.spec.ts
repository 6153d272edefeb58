import { expect } from '../fixtures.ts';
import { footerLink } from '../pages/visitor.ts';
import { follow, visit, walk } from './line.ts';

walk(
  '§2 FAQ',
  [
    [
      "'About the Maya Ruins': 14 collapsible questions; 'About Lamanai Tours': 10",
      async (page) => {
        await visit(page, '/faq');
        await expect(page.getByRole('tab')).toHaveText([
          'About the Maya Ruins',
          'About Lamanai Tours',
        ]);
        // There must be at least these questions; tests/content/faq.test.ts lists their topics.
        const questions = page.getByRole('tabpanel').filter({ visible: true }).locator('summary');
        await expect(questions.nth(13)).toBeVisible();
        await page.getByRole('tab', { name: 'About Lamanai Tours' }).click();
        await expect(page.getByRole('tab', { selected: true })).toHaveText('About Lamanai Tours');
        await expect(questions.nth(9)).toBeVisible();
      },
    ],
    [
      'one item open at a time and an open item can be closed again',
      async (page) => {
        await visit(page, '/faq');
        const questions = page.getByRole('tabpanel').filter({ visible: true }).locator('summary');
        const open = () =>
          page
            .getByRole('tabpanel')
            .filter({ visible: true })
            .locator('details')
            .evaluateAll((all) =>
              all.flatMap((one, index) => (one.matches('[open]') ? [index] : [])),
            );
        for (const [pressed, isOpen] of [
          [0, [0]],
          [1, [1]],
          [1, []],
        ] as const) {
          await questions.nth(pressed).click();
          await expect.poll(open).toEqual(isOpen);
        }
      },
    ],
    [
      'opening hours 8:00 A.M. to 5:00 P.M.; duration 6-8 hours; Belize City tours typically cost $140-150; best season Nov-Apr',
      async (page) => {
        await visit(page, '/faq');
        const text = (await page.getByRole('main').textContent()) ?? '';
        for (const words of ['8:00 A.M. to 5:00 P.M.', '$140-150']) expect(text).toContain(words);
        expect(text).toMatch(/6[-–]8 hours/);
        expect(text).toMatch(/November (to|through) April|November–April/);
      },
    ],
  ],
  '@desktop',
);

walk(
  '§2 History',
  [
    [
      "The Belize City card carries a 'Most Booked' banner; its button leads to the tour by replace",
      async (page) => {
        await visit(page, '/history');
        await expect(page.getByText('Most Booked')).toHaveCount(1);
        await page
          .getByRole('link', { name: /View Tour Details/ })
          .first()
          .click();
        await expect(page).toHaveURL('/tour/lamanai-tour-belize-city');
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Belize City');
        await page.goBack();
        await expect(page).toHaveURL('/history');
      },
    ],
  ],
  '@desktop',
);

walk('§2 About', [
  [
    'Hero and a story with three highlights (25+ years, family-owned, expert guides), plus sections on guides, sustainability, community and customer satisfaction',
    async (page) => {
      await visit(page, '/about');
      const main = page.getByRole('main');
      for (const words of [/25\+ years/i, /family-owned/i, /expert guides/i, /1995/]) {
        await expect(main).toContainText(words);
      }
      expect(await main.getByRole('heading', { level: 2 }).count()).toBeGreaterThanOrEqual(4);
    },
  ],
]);

walk('§2 Booking', [
  [
    'Shows a notice with contact options, the three-step form with a progress indicator, and a booking-information section (booking policy, cancellation policy, contact details)',
    async (page) => {
      await visit(page, '/book');
      await expect(page.getByRole('main')).toContainText('Questions or a problem with the form?');
      await expect(page.getByText('Step 1 of 3')).toBeVisible();
      const information = page.getByRole('region', { name: 'Booking information' });
      for (const part of ['Booking policy', 'Cancellation policy', 'Contact details']) {
        await expect(information.getByRole('heading', { name: part })).toBeVisible();
      }
      await expect(information.locator('a[href^="tel:"]')).toBeVisible();
      await expect(information.locator('a[href^="mailto:"]')).toBeVisible();
      await expect(information.locator('a[href^="https://wa.me/"]')).toBeVisible();
    },
  ],
  [
    'Scrolls to top on load',
    async (page) => {
      await visit(page, '/tour/lamanai-tour-belize-city');
      await (await footerLink(page, 'Book Now')).click();
      await expect(page).toHaveURL(/\/book/);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    },
  ],
  [
    '§9 Cancellation, deposit, payment and follow-up stand word for word in the policies',
    async (page) => {
      await visit(page, '/book');
      const information = page.getByRole('region', { name: 'Booking information' });
      for (const words of [
        '30 or more days before arrival',
        '20-29 days',
        'nder 20 days',
        'full refund',
        '50%',
        'cash on arrival',
        'major credit cards, PayPal and cash',
        'within 24 hours',
        '6 or more',
        'payment link',
      ]) {
        await expect(information).toContainText(words);
      }
    },
  ],
]);

walk('§2 Booking confirmation', [
  [
    "Lists four next steps; has contact links and buttons 'Return to Home' (/) and 'Explore More Tours' (/tours)",
    async (page) => {
      await visit(page, '/booking-success');
      const steps = page.getByRole('region', { name: 'What happens next' }).locator('ol > li');
      await expect(steps).toHaveCount(4);
      await expect(steps.nth(0)).toContainText('confirmation email shortly');
      await expect(steps.nth(1)).toContainText(
        'within 24 hours to confirm availability and arrange the deposit',
      );
      await expect(steps.nth(2)).toContainText('fully confirmed once the deposit is received');
      await expect(steps.nth(3)).toContainText('detailed instructions');
      await expect(
        page.getByRole('main').getByRole('link', { name: 'Return to Home' }),
      ).toHaveAttribute('href', '/');
      await expect(
        page.getByRole('main').getByRole('link', { name: 'Explore More Tours' }),
      ).toHaveAttribute('href', '/tours');
    },
  ],
]);

walk('§2 Not-found page, §8 Unknown route', [
  [
    "Shows '404', 'Oops! Page not found' and a Return to Home link, and logs the path once, in the app as on the host",
    async (page) => {
      await visit(page, '/about');
      await follow(page, '/no/such/page');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('404');
      await expect(page.getByText('Oops! Page not found')).toBeVisible();
      await expect(
        page.getByRole('main').getByRole('link', { name: 'Return to Home' }),
      ).toHaveAttribute('href', '/');
      await expect(page).toHaveTitle(/^Page Not Found/);
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      await visit(page, '/nowhere?token=1');
      await expect(page).toHaveTitle(/^Page Not Found/);
      expect(logged.filter((line) => line.includes('No page at'))).toEqual(['No page at /nowhere']);
    },
    /No page at|404/,
  ],
]);
