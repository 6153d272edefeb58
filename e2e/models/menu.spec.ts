import { menuMachine } from '#machines/menu.machine.ts';
import { selectIsMenuOpen } from '#machines/menu.selectors.ts';

import { expect, test } from '../fixtures.ts';
import { held, openLive, released, SiteHeader } from '../pages/site-header.ts';
import { walkOf } from './walk.ts';

const PHONE = { width: 360, height: 780 };
const WIDE = { width: 1000, height: 700 };

test('the menu, every event in every state', { tag: '@phone' }, async ({ page }) => {
  const site = new SiteHeader(page);
  const walk = walkOf({
    machine: menuMachine,
    controls: {
      'menu.toggle': site.menuButton.and(page.locator(':not([inert])')),
      'menu.close': site.closeButton,
    },
    unreachable: [
      {
        states: ['open'],
        events: ['menu.toggle'],
        why: 'the sheet covers the MENU button and makes it inert',
      },
    ],
    shows: async (snapshot) => {
      const isOpen = selectIsMenuOpen(snapshot);
      await expect(site.menu).toHaveCount(isOpen ? 1 : 0);
      await expect(page.locator('header button[aria-haspopup="dialog"]')).toHaveAttribute(
        'aria-expanded',
        String(isOpen),
      );
      await expect.poll(() => site.hold()).toEqual(isOpen ? held : released);
      if (isOpen) await expect(site.closeButton).toBeFocused();
    },
  });
  const isOpened = () => walk.happens(() => site.menuButton.click(), { type: 'menu.toggle' });
  const widens = async () => {
    await page.setViewportSize(WIDE);
    await expect(page.getByRole('banner').getByRole('link', { name: 'History' })).toBeVisible();
    await page.setViewportSize(PHONE);
  };

  await openLive(page, '/faq');
  walk.begin();
  // Two entries of the same page, so that Back does not lead to another one with a menu of its own.
  await page.getByRole('tab').last().click();
  // A tab is a link to its panel until the app is there.
  await expect(page).toHaveURL(/\/faq#(?:faq-panel-)?tours$/);
  await walk.happens(() => page.goBack(), { type: 'page.change' });
  await walk.happens(widens, { type: 'viewport.widened' });

  await isOpened();
  await walk.happens(() => site.closeButton.click(), { type: 'menu.close' });
  await isOpened();
  await walk.happens(() => page.keyboard.press('Escape'), { type: 'menu.close' });
  await isOpened();
  await walk.happens(widens, { type: 'viewport.widened' });
  await isOpened();
  await walk.happens(() => page.goForward(), { type: 'page.change' });
  walk.expectComplete();
});
