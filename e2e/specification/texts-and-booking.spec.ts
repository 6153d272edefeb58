import { expect } from '../fixtures.ts';
import { footerLink } from '../pages/visitor.ts';
import { follow, visit, walk } from './line.ts';

walk(
  '§2 FAQ',
  [
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
  ],
  '@desktop',
);

walk('§2 Booking', [
  [
    'Scrolls to top on load',
    async (page) => {
      await visit(page, '/tour/lamanai-tour-belize-city');
      await (await footerLink(page, 'Book Now')).click();
      await expect(page).toHaveURL(/\/book/);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
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
