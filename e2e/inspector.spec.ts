import type { Page } from '@playwright/test';

import { guest } from './pages/booking-page.ts';
import { expect, test } from './booking-fixtures.ts';
import { openPage, violations } from './pages/visitor.ts';

const inspector = (page: Page) => page.getByRole('complementary', { name: 'Machine inspector' });

test.describe('the docked inspector @desktop', () => {
  test('is there only when asked for', async ({ page }) => {
    await openPage(page, '/tours');
    await expect(inspector(page)).toHaveCount(0);
  });

  test('stays in its tab through a rewritten address, a reload and another page, until it is ended there', async ({
    page,
    booking,
  }) => {
    const pill = inspector(page).getByRole('button', { name: /^Machines: / });
    await booking.open('/book?inspect');
    await expect(page).toHaveURL(/\/book$/);
    await page.reload();
    await expect(pill).toBeVisible();
    await openPage(page, '/faq');
    await pill.click();
    await inspector(page).getByRole('button', { name: 'End' }).click();
    await expect(inspector(page)).toHaveCount(0);
    await openPage(page, '/faq');
    await expect(inspector(page)).toHaveCount(0);
  });

  test('shows state and last transition of the machines on the page while somebody uses it', async ({
    page,
  }) => {
    await openPage(page, '/tours?inspect');
    await inspector(page).getByRole('button', { name: 'Machines: 3' }).click();
    const names = inspector(page).getByRole('group', { name: 'Machines' }).getByRole('button');
    expect((await names.allTextContents()).toSorted()).toEqual([
      'Menu',
      'Notices',
      'Tour filter',
      'Whichever moves',
    ]);
    await page.getByRole('radio', { name: 'By Road' }).click();
    await expect(inspector(page).getByRole('status')).toHaveText('Tour filter: road');
    const drawn = inspector(page).locator('svg');
    await expect(drawn.locator('.box.active .name')).toHaveText(['tourFilter', 'road']);
    await expect(drawn.locator('.chip.last').first()).toContainText('filter.choose');
    await expect(inspector(page).getByRole('listitem')).toContainText([
      'Tour filter address.change filter: "road" ignored',
      'Tour filter filter.choose filter: "road" → road',
    ]);
    expect(await violations(page, 'aside')).toEqual([]);

    await page.getByRole('link', { name: 'Lamanai Tour from Placencia' }).first().click();
    await expect(names.filter({ hasText: 'Gallery' })).toBeVisible();
    await expect(names.filter({ hasText: 'Tour filter' })).toHaveCount(0);
  });

  test('follows a booking to its end without a word of what the guest has typed', async ({
    page,
    booking,
    desk,
    problems,
  }) => {
    problems.expect(/503/);
    await booking.open('/book?inspect');
    await inspector(page)
      .getByRole('button', { name: /^Machines: / })
      .click();
    const personal = [
      ...Object.values({ ...guest, tourId: '', date: '', persons: '', dietaryRestrictions: '' }),
      'José',
      'Söhne',
      'jose',
      'example.com',
      '7946',
      'Ramada',
      'drone',
    ].filter((text) => text !== '');
    const leaks = async () => {
      const dock = await inspector(page).evaluate((element) => element.outerHTML);
      return personal.filter((text) => dock.includes(text));
    };

    await booking.fillUntilReview();
    await expect(inspector(page).getByRole('status')).toHaveText('Booking: editing.review.ready');
    await expect(
      inspector(page).getByRole('listitem').filter({ hasText: 'patch: object(1)' }),
    ).not.toHaveCount(0);
    expect(await leaks()).toEqual([]);

    desk.setFault({ status: 503, text: `no mailbox for ${guest.email}` });
    await booking.submit.click();
    await expect(booking.failurePanel).toBeVisible();
    await expect(inspector(page).getByRole('button', { name: 'Toast', exact: true })).toBeVisible();
    expect(await leaks()).toEqual([]);
    desk.setFault(null);

    await booking.submit.click();
    await expect(page).toHaveURL(/\/booking-success/);
    await expect(
      inspector(page)
        .getByRole('listitem')
        .filter({ hasText: 'xstate.done.actor' })
        .filter({ hasText: 'sent' }),
    ).not.toHaveCount(0);
    expect(await leaks()).toEqual([]);
  });
});
