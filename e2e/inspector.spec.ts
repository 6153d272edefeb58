import type { Page } from '@playwright/test';

import { guest } from './pages/booking-page.ts';
import { expect, test } from './booking-fixtures.ts';
import { openPage, violations } from './pages/visitor.ts';

const inspector = (page: Page) => page.getByRole('complementary', { name: 'Machine inspector' });
const pill = (page: Page) => inspector(page).getByRole('button', { name: /^Machines: / });

test.describe('the docked inspector', { tag: '@desktop' }, () => {
  test('shows the machines on the page while somebody uses it, and stays in its tab until it is ended there', async ({
    page,
  }) => {
    await openPage(page, '/tours?inspect');
    await expect(page).toHaveURL(/\/tours$/);
    await pill(page).click();
    const names = inspector(page).getByRole('group', { name: 'Machines' }).getByRole('button');
    await expect(names.filter({ hasText: 'Menu' })).toBeVisible();
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

    await page.reload();
    await pill(page).click();
    await inspector(page).getByRole('button', { name: 'End' }).click();
    await expect(inspector(page)).toHaveCount(0);
    await openPage(page, '/faq');
    await expect(inspector(page)).toHaveCount(0);
  });

  test('follows a booking to its end without a word of what the guest has typed', async ({
    page,
    booking,
    desk,
    problems,
  }) => {
    problems.expect(/503/);
    await booking.open('/book?inspect');
    await pill(page).click();
    const typed = ['firstName', 'lastName', 'email', 'phone', 'accommodation'] as const;
    const parts = ['José', 'Söhne', 'jose', 'example.com', '7946', 'Ramada', 'drone'];
    const personal = [...parts, ...typed.map((field) => guest[field])];
    const leaks = async () => {
      const dock = await inspector(page).evaluate((element) => element.outerHTML);
      return personal.filter((text) => dock.includes(text));
    };
    await booking.fillUntilReview();
    await expect(inspector(page).getByRole('status')).toHaveText('Booking: editing.review.ready');
    expect(await leaks()).toEqual([]);
    desk.setFault({ status: 503, text: `no mailbox for ${guest.email}` });
    await booking.submit.click();
    await expect(booking.failurePanel).toBeVisible();
    await expect(inspector(page).getByRole('button', { name: 'Toast', exact: true })).toBeVisible();
    expect(await leaks()).toEqual([]);
    desk.setFault(null);
    await booking.submit.click();
    await expect(page).toHaveURL(/\/booking-success/);
    const sent = inspector(page).getByRole('listitem').filter({ hasText: 'xstate.done.actor' });
    await expect(sent.filter({ hasText: 'sent' })).not.toHaveCount(0);
    expect(await leaks()).toEqual([]);
  });
});
