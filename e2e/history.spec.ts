import { expect, phone, test } from './fixtures.ts';
import { openPage } from './pages/visitor.ts';

test('a link to an age on the history page moves the focus to the first chapter of the age', async ({
  page,
}) => {
  await openPage(page, '/history');
  await page.getByRole('link', { name: 'Spain and Britain' }).click();
  await expect(page).toHaveURL('/history#the-spanish-arrive');
  await expect(page.getByRole('heading', { name: 'The Spanish arrive' })).toBeInViewport();
  await expect(page.locator('#the-spanish-arrive')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/history');
});

test('the period of a history chapter is beside its picture', async ({ page }) => {
  await openPage(page, '/history');
  const chapter = page.locator('#the-mask-temple');
  await chapter.getByRole('img').evaluate((it) => it.scrollIntoView({ block: 'center' }));
  await expect(chapter.getByText('Early to Middle Classic')).toBeInViewport({ ratio: 1 });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the row of ages shows the age that the visitor is reading', async ({ page }) => {
    await openPage(page, '/history');
    const link = page.getByRole('link', { name: 'Archaeology and today' });
    await expect(link).not.toHaveAttribute('aria-current');
    await page.locator('#thomas-gann').evaluate((it) => it.scrollIntoView());
    await expect(link).toHaveAttribute('aria-current', 'true');
    await expect(link).toBeInViewport({ ratio: 0.5 });
  });
});
