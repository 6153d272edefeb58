import type { Page } from '@playwright/test';

import { expect, posts, provoked, received, test } from './booking-fixtures.ts';
import { guest } from './pages/booking-page.ts';
import { openPage, reload } from './pages/visitor.ts';

const denial = 'This browser tab has not sent a request';

/** A browser in which the site can keep nothing. */
async function withoutStorage(page: Page, how: 'blocked' | 'full') {
  await page.addInitScript((kind) => {
    if (kind === 'full') {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
      return;
    }
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  }, how);
}

test.describe('the confirmation never denies a request that was sent', { tag: '@phone' }, () => {
  for (const how of ['blocked', 'full'] as const) {
    test(`where storage is ${how}, after a reload too`, async ({ booking, desk, page }) => {
      await withoutStorage(page, how);
      await booking.open();
      await booking.fillUntilReview();
      await booking.submit.click();
      await expect(received(page)).toBeVisible();
      await reload(page);
      await expect(received(page)).toBeVisible();
      await expect(page.getByText(/LAM-\w{7}/).first()).toBeVisible();
      expect(desk.mails()).toHaveLength(1);
    });
  }

  test('nor when a phone link was pressed while it was sent', async ({ booking, desk, page }) => {
    await booking.open();
    await booking.fillUntilReview();
    desk.setFault({ delay: 700 });
    await booking.submit.click();
    await expect(booking.submit).toHaveText('Submitting...');
    // What a browser does before it hands a tel: or mailto: address to another program.
    await page.evaluate(() => window.dispatchEvent(new Event('beforeunload')));
    await expect(received(page)).toBeVisible();
    await reload(page);
    await expect(received(page)).toBeVisible();
  });

  test('nor before its scripts run, or when they never come', async ({
    booking,
    page,
    problems,
  }) => {
    problems.expect(...provoked);
    await booking.open();
    await booking.fillUntilReview();
    await booking.submit.click();
    await expect(received(page)).toBeVisible();
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();
    await expect(page.getByText(denial)).toHaveCount(0);
    await page.unroute('**/assets/*.js');
    await reload(page);
    await expect(received(page)).toBeVisible();
  });

  test('and a tab that has sent nothing is told so', async ({ booking, page }) => {
    await booking.open('/book');
    await openPage(page, '/booking-success');
    await expect(page.getByText(denial)).toBeVisible();
  });
});

test.describe('the confirmation is there before the request leaves', { tag: '@phone' }, () => {
  test('a connection that is lost with the answer loses nothing else', async ({
    booking,
    context,
    desk,
    page,
    problems,
  }) => {
    problems.expect(...provoked);
    await booking.open();
    await booking.fillUntilReview();
    await page.waitForLoadState('networkidle');
    page.on('response', (response) => {
      if (response.url().includes('/email/send')) void context.setOffline(true);
    });
    await booking.submit.click();
    await expect(received(page)).toBeVisible();
    await expect(page.getByText('Booking Submitted Successfully!')).toBeVisible();
    expect(desk.mails()).toHaveLength(1);
    await context.setOffline(false);
  });

  test('a confirmation that cannot be loaded is given by the form itself', async ({
    booking,
    desk,
    page,
    problems,
  }) => {
    problems.expect(...provoked);
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes('Nothing heard after 24 hours')) await route.abort();
      else await route.fulfill({ response });
    });
    await booking.open();
    await booking.fillUntilReview();
    const reference = await booking.reference();
    await booking.submit.click();
    await expect(
      page.getByRole('heading', { name: 'Your request was received', level: 2 }),
    ).toBeFocused();
    await expect(page.getByRole('main')).toContainText(`Your reference is ${reference}`);
    await expect(page).toHaveURL(/\/book\?/);
    expect(desk.mails()).toHaveLength(1);
    expect(await booking.stored()).toBeNull();
    // What is prepared for other pages may still be on its way.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

test(
  'the hidden field holds a person back once, and the mail says that it was filled',
  { tag: '@phone' },
  async ({ booking, desk, page, problems }) => {
    problems.expect(...provoked);
    await booking.open();
    await booking.fillUntilReview();
    await page.locator('input[name="rk_note"]').fill('Harbour Hotel');
    await booking.submit.click();
    await expect(booking.failurePanel).toContainText('or by a password manager. Press Try again');
    expect(posts(desk)).toEqual([]);
    await booking.failurePanel.getByRole('button', { name: 'Try again' }).click();
    await expect(received(page)).toBeVisible();
    expect(
      desk.mails().map(({ text }) => text.includes('DOUBTFUL: The form was filled in')),
    ).toEqual([true]);
  },
);

test(
  'a tour that the address brought is nothing that was entered',
  { tag: '@phone' },
  async ({ booking, page }) => {
    await booking.open('/book?tourId=lamanai-tour-hopkins');
    await reload(page);
    await booking.ready();
    await expect(page.getByText('We kept what you had entered')).toHaveCount(0);
    await booking.form.getByRole('textbox', { name: 'First name' }).fill('Ada');
    await reload(page);
    await booking.ready();
    await expect(page.getByText('We kept what you had entered')).toBeVisible();
  },
);

test(
  'a tour that sets the persons says so, on screen and aloud',
  { tag: '@phone' },
  async ({ booking }) => {
    await booking.open();
    await booking.chooseTour('lamanai-tour-belize-city');
    const persons = booking.form.getByRole('combobox', { name: 'Number of persons' });
    await persons.selectOption('10');
    await booking.chooseTour('lamanai-tour-placencia');
    await expect(persons).toHaveValue('4');
    const words = 'Choosing the tour has set this from 10 to 4. Please check it.';
    await expect(persons).toHaveAccessibleDescription(new RegExp(words));
    await expect(booking.form.getByRole('status').filter({ hasText: words })).toHaveCount(1);
    await persons.selectOption('10');
    await expect(booking.form.getByText(words)).toHaveCount(0);
  },
);

test(
  'a clock that stands before the site was built counts as the day of the build',
  {
    tag: '@desktop',
  },
  async ({ booking, page }) => {
    await page.clock.setFixedTime('1970-01-02T12:00:00Z');
    await booking.open();
    await booking.fillTrip({ ...guest, date: '1970-02-01' });
    await booking.continue();
    await expect(booking.summary).toContainText('In Belize today is November 1, 2026.');
  },
);
