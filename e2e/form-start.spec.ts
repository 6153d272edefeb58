import type { Page } from '@playwright/test';

import { writeSavedDraft, type BookingStep } from '#domain/booking/stored-booking.ts';

import { expect, phone, test } from './booking-fixtures.ts';
import { guest, TODAY_NOON_IN_BELIZE } from './pages/booking-page.ts';
import { holdBack } from './pages/visitor.ts';

test.use(phone);

const saved = (step: BookingStep) =>
  writeSavedDraft(
    { reference: null, replaces: [], mayHaveArrived: false, draft: guest, step },
    Date.parse(TODAY_NOON_IN_BELIZE),
  );

/** Serves the form through a host or an extension that modifies its HTML. */
const rewriteForm = (page: Page, rewrite: (html: string) => string) =>
  page.route('**/book', async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    await route.fulfill({ response, body: rewrite(await response.text()) });
  });

const rewrites = {
  'that the host has left as it is': (html: string) => html,
  'whose comments the host has stripped': (html: string) =>
    html.replaceAll(/<!--[^[].*?-->|<!---->/gs, ''),
  'into which an extension has injected a node': (html: string) =>
    html.replace(/<form [^>]*>/, (form) => `${form}<div class="extension">Injected</div>`),
} as const;

for (const [translation, kind, rewrite] of [
  ...Object.entries(rewrites).map((entry) => ['no', ...entry] as const),
  ['early', 'that the browser has translated', (html: string) => html] as const,
]) {
  test.describe(`a form ${kind}`, () => {
    test.use({ translation });

    for (const step of ['pickup', 'review'] as const) {
      test(`presses before the booking has started neither send nor change a draft at the ${step} step, on a form ${kind}`, async ({
        booking,
        page,
        problems,
      }) => {
        problems.expect(/Minified React error #\d+/);
        const sent: string[] = [];
        page.on('request', (request) => {
          if (request.method() === 'POST') sent.push(request.postData() ?? '');
        });
        await page.addInitScript(
          (text) => sessionStorage.setItem('booking-draft', text),
          saved(step),
        );
        await rewriteForm(page, rewrite);
        const letScriptsPass = await holdBack(page);
        await page.goto('/book', { waitUntil: 'commit' });
        const button = booking.form.getByRole('button', { name: 'Continue' });
        await button.scrollIntoViewIfNeeded();
        const { x = 0, y = 0, height = 0 } = (await button.boundingBox()) ?? {};
        await page.mouse.click(x + 20, y + height / 2);
        await button.evaluate((element) => (element as HTMLElement).click());
        await page.keyboard.press('Enter');
        await expect(booking.form.getByRole('combobox', { name: 'Tour' })).toBeDisabled();

        letScriptsPass();
        await booking.ready();
        await booking.expectStep(step === 'review' ? 3 : 2);
        expect(JSON.parse((await booking.stored()) ?? '')).toMatchObject({ draft: guest, step });
        if (step === 'pickup') await booking.continue();
        await booking.expectStep(3);
        await expect(booking.form).toContainText('Friday, December 25, 2026');
        expect(sent).toEqual([]);
      });
    }
  });
}
