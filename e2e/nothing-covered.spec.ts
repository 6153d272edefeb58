import { expect, test } from './fixtures.ts';
import { coveredAfterScrolling } from './pages/covered.ts';
import { openPage, tabStops } from './pages/visitor.ts';

/** A laptop's screen at 400 %, a phone, and that laptop's screen. */
const screens = [
  { width: 320, height: 256 },
  { width: 360, height: 780 },
  { width: 1280, height: 720 },
];

const HOPKINS = '/tour/lamanai-tour-hopkins';

/** look.spec.ts tries pages without a notice, every-state.spec.ts the booking with its toasts. */
test('no notice covers a part of a page', { tag: '@desktop' }, async ({ page }) => {
  const text = 'The road to Hopkins is closed this week. '.repeat(3);
  await page.route('**/notices.json', (route) =>
    route.fulfill({ json: { banner: { id: 'x', text } } }),
  );
  for (const path of [HOPKINS, '/book']) {
    await openPage(page, path);
    await expect(page.getByRole('region', { name: 'Notice' })).toBeVisible();
    for (const screen of screens) {
      await page.setViewportSize(screen);
      const covered = await coveredAfterScrolling(page);
      expect.soft(covered, `${path} at ${screen.width} × ${screen.height}`).toEqual([]);
    }
  }
});

for (const [path, stop] of [
  ['/tours', 'Lamanai Tour from Placencia'],
  [HOPKINS, 'Book'],
  ['/faq', 'Is there a museum?'],
] as const) {
  test(`no stop of the Tab key is covered on ${path}`, { tag: '@desktop' }, async ({ page }) => {
    await openPage(page, path);
    for (const screen of [screens[0], screens[2]]) {
      if (screen) await page.setViewportSize(screen);
      const stops = await tabStops(page);
      expect(stops.length).toBeGreaterThan(30);
      expect(stops.some(({ name }) => name.includes(stop))).toBe(true);
      expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([]);
    }
  });
}
