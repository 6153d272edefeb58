import { expect, phone, test } from './booking-fixtures.ts';
import { guest } from './pages/booking-page.ts';

test.use(phone);

const contact = {
  firstName: guest.firstName,
  lastName: guest.lastName,
  email: guest.email,
  phone: guest.phone,
};

for (const events of [['input', 'change'], ['change'], []]) {
  test(`the Continue button saves values that a script sets with ${events.join(' and ') || 'no event'}`, async ({
    booking,
    page,
  }) => {
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
  });
}
