import { mailParameterNames } from '#domain/mail-parameters.ts';
import { tours } from '#domain/tours.ts';

import { expect, posts, test } from './booking-fixtures.ts';
import { guest } from './pages/booking-page.ts';

const minimums: Record<string, number> = {
  'lamanai-tour-hopkins': 4,
  'lamanai-tour-san-ignacio': 4,
  'lamanai-tour-placencia': 4,
};
const amount = (dollars: number) => dollars.toFixed(2);

for (const tour of tours) {
  test(`a visitor books ${tour.title}, and the staff read the e-mail`, async ({
    booking,
    desk,
    page,
  }) => {
    const persons = minimums[tour.id] ?? 2;
    const total = tour.priceUsd * persons;
    await booking.open(`/book?tourId=${tour.id}`);
    await expect(booking.form.getByRole('combobox', { name: 'Tour' })).toHaveValue(tour.id);
    await booking.fillUntilReview({ ...guest, tourId: tour.id, persons: String(persons) });
    await expect(booking.ticket).toContainText(`US$${total.toLocaleString('en-US')}.00`);
    const reference = await booking.reference();

    await booking.submit.click();

    await expect(page).toHaveURL('/booking-success');
    await expect(page.getByText('Booking Submitted Successfully!')).toHaveText(
      "Booking Submitted Successfully! We'll contact you shortly to confirm your reservation.",
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your request was received');
    await expect(page.getByRole('region', { name: 'Your request' })).toContainText(reference);

    expect(posts(desk)).toHaveLength(1);
    const parameters = posts(desk)[0]?.body?.template_params ?? {};
    expect(Object.keys(parameters).toSorted()).toEqual([...mailParameterNames].toSorted());
    expect(parameters).toEqual({
      to_name: 'Lamanai Day Tours team',
      from_name: 'José O’Brien & Söhne <b>',
      tour_title: tour.title,
      date: 'December 25, 2026',
      participants: String(persons),
      total_price: amount(total),
      firstName: 'José',
      lastName: 'O’Brien & Söhne <b>',
      email: 'jose.obrien+tours@example.com',
      phone: '+44 20 79460000',
      hotelPickup: 'Not sure yet',
      hotelName: 'Ramada Princess, Belize City',
      specialRequirements: 'One child, aged 9.\nWe bring a drone? No.',
      dietaryRestrictions: 'Gluten-free',
      tourId: tour.id,
      pricePerPerson: amount(tour.priceUsd),
      depositAmount: amount(total / 2),
      balanceDue: amount(total / 2),
      reference,
      replaces: '',
      doubt: '',
      cancellation:
        'Cancel by November 25, 2026 (Belize time) and 100% of the deposit is refunded; by December 5, 2026, 50%. After that it is not refundable.',
    });

    const [mail, ...others] = desk.mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: ['bookings@lamanai-day-tours.example'],
      replyTo: ['jose.obrien+tours@example.com'],
      subject: `Booking request ${reference}: ${tour.title}`,
    });
    // Read back over SMTP: every parameter that says something to the staff stands in what they see.
    const read = await page.context().newPage();
    await read.setContent(mail?.html ?? '');
    for (const [name, text] of Object.entries(parameters)) {
      await expect(read.locator('body'), name).toContainText(String(text).split('\n')[0] ?? '');
    }
    expect(desk.warnings).toEqual([]);
  });
}
