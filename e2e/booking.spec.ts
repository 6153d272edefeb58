import { mailParameterNames } from '#domain/mail-parameters.ts';
import { splitTitle, tours } from '#domain/tours.ts';
import { specifiedTour, sumsOf, usd } from '#tests/support/specification.ts';

import { expect, posts, test } from './booking-fixtures.ts';
import { guest } from './pages/booking-page.ts';
import { guestRequest } from './pages/guest-request.ts';

// What a tour changes is the same on every screen: each is booked on one of them.
for (const [index, tour] of tours.entries()) {
  const tag = index % 2 === 0 ? '@phone' : '@desktop';
  test(
    `a visitor books ${tour.title}, and the staff read the e-mail`,
    { tag },
    async ({ booking, desk, page }) => {
      const persons = specifiedTour(tour.id).minimumPersons ?? 2;
      const { each, total, half } = sumsOf(tour.id, persons);
      await booking.open(`/book?tourId=${tour.id}`);
      await expect(booking.form.getByRole('combobox', { name: 'Tour' })).toHaveValue(tour.id);
      await booking.fillUntilReview({ ...guest, tourId: tour.id, persons: String(persons) });
      await expect(booking.ticket).toContainText(usd(total));
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
        ...guestRequest(tour.id, persons, reference),
        replaces: '',
        doubt: '',
        cancellation:
          'Cancel by November 25, 2026 (Belize time) and 100% of the deposit is refunded; by December 5, 2026, 50%. After that it is not refundable.',
        tourPlace: splitTitle(tour.title).place,
        shortDate: 'Fri, Dec 25, 2026',
        longDate: 'Friday, December 25, 2026',
        departure: tour.departure.replace(', daily', ''),
        countdown: 'In 34 days, counted from the day of sending, Saturday, November 21, 2026',
        sentOn: 'Saturday, November 21, 2026',
        guests: `${persons} guests`,
        callNumber: '+442079460000',
        perPersonUsd: usd(each),
        totalUsd: usd(total),
        depositUsd: usd(half),
        balanceUsd: usd(half),
        currency: 'USD',
        depositPercent: '50',
        weather:
          'If we cancel because of the weather, you receive a full refund or we reschedule your tour.',
        refunds: `${usd(half)} if the guest cancels by November 25, 2026; ${usd(half / 2)} by December 5, 2026; nothing after that.`,
        shortNotice: '',
        offer: '',
        largeGroup: '',
        addressDoubt: '',
        dayUnchecked: '',
        replyYes: expect.stringContaining(`Please pay the deposit of ${usd(half)} by this link:`),
        replyYesFamily: '',
        replyYesGroup: '',
        replyOtherDay: expect.stringContaining('Would [OTHER DAY] suit you instead?'),
        replyNo: expect.stringContaining('Nothing has been charged for this request.'),
      });

      const [mail, ...others] = desk.mails();
      expect(others).toEqual([]);
      expect(mail).toMatchObject({
        to: ['bookings@lamanai-day-tours.example'],
        replyTo: ['jose.obrien+tours@example.com'],
        subject: `Request ${reference}: ${splitTitle(tour.title).place}, Fri, Dec 25, 2026, ${persons} guests`,
      });
      // Read back over SMTP: every parameter that says something to the staff stands in what they see.
      const read = await page.context().newPage();
      await read.setContent(mail?.html ?? '');
      for (const [name, text] of Object.entries(parameters)) {
        await expect(read.locator('body'), name).toContainText(String(text).split('\n')[0] ?? '');
      }
      expect(desk.warnings).toEqual([]);
    },
  );
}
