import { expect, test } from './booking-fixtures.ts';
import { guest } from './pages/booking-page.ts';

const { firstName, lastName, email, phone } = guest;
const contact = { firstName, lastName, email, phone };

for (const events of [['input', 'change'], ['change'], []]) {
  test(
    `the Continue button saves values that a script sets with ${events.join(' and ') || 'no event'}`,
    { tag: '@phone' },
    async ({ booking, page }) => {
      await booking.open();
      await booking.chooseTour(guest.tourId);
      await booking.typeDate(guest.date);
      await booking.form
        .getByRole('combobox', { name: 'Number of persons' })
        .selectOption(guest.persons);
      await page.evaluate(
        ({ values, types }) => {
          for (const [name, value] of Object.entries(values)) {
            const input = document.querySelector<HTMLInputElement>(`form [name="${name}"]`);
            if (!input) throw new Error(`No control is named ${name}`);
            input.value = value;
            for (const type of types) input.dispatchEvent(new Event(type, { bubbles: true }));
          }
        },
        { values: contact, types: events },
      );
      await booking.continue();
      await booking.expectStep(2);
      const stored = JSON.parse((await booking.stored()) ?? '{}') as { draft: unknown };
      expect(stored.draft).toMatchObject(contact);
    },
  );
}

for (const selected of ['one part', 'all parts']) {
  test(
    `the booking form reads a date pasted into the calendar field with ${selected} selected`,
    { tag: '@desktop' },
    async ({ booking, context, page }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await booking.open();
      for (const text of ['2026-12-25', '25.12.2026', 'December 25, 2026', '12252026']) {
        await page.evaluate((clip) => navigator.clipboard.writeText(clip), text);
        // While all sections of the field are selected, a single section cannot be clicked.
        await booking.form.getByRole('textbox', { name: 'First name' }).click();
        await booking.form.getByRole('spinbutton', { name: 'Day' }).click();
        if (selected === 'all parts') await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.press('ControlOrMeta+v');
        await expect(booking.form).toContainText('Friday, December 25, 2026');
        await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.press('Delete');
        await expect(booking.form).not.toContainText('Friday, December 25, 2026');
      }
    },
  );
}
