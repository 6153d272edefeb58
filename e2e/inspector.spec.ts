import type { Page } from '@playwright/test';

import { expect, test } from './fixtures.ts';
import { openPage, violations } from './pages/visitor.ts';

const inspector = (page: Page) => page.getByRole('complementary', { name: 'Machine inspector' });
const sequence = (page: Page) => inspector(page).getByRole('list', { name: 'Sequence' });
const pill = (page: Page) => inspector(page).getByRole('button', { name: /^Machines: / });

test(
  'the docked inspector shows the machines on the page while somebody uses it, and stays in its tab until it is ended there',
  { tag: '@desktop' },
  async ({ page }) => {
    await openPage(page, '/tours?inspect');
    await pill(page).click();
    const names = inspector(page).getByRole('group', { name: 'Machines' }).getByRole('button');
    await expect(names.filter({ hasText: 'Menu' })).toBeVisible();
    await page.getByRole('radio', { name: 'By Road' }).click();
    await expect(inspector(page).getByRole('status')).toHaveText('Tour filter: road');
    const drawn = inspector(page).locator('svg');
    await expect(drawn.locator('.box.active .name')).toHaveText(['tourFilter', 'road']);
    await expect(drawn.locator('.chip.last').first()).toContainText('filter.choose');
    await expect(sequence(page).getByRole('listitem').filter({ hasText: 'filter:' })).toContainText(
      [
        'filter.choose filter: "road" Page to Tour filter → road',
        'address.change filter: "road" Page to Tour filter, ignored',
      ],
    );
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
  },
);
