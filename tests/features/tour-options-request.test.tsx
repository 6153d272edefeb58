import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { toSchedule } from '#content/schedule.ts';
import { mailParameters } from '#domain/booking/mail-parameters.ts';
import { findTour } from '#domain/tours/tours.ts';
import { BookingTicket } from '#features/tour-detail/BookingTicket.tsx';
import {
  button,
  currentDraft,
  field,
  openForm,
  stepHeading,
  storeDraft,
} from '#tests/support/booking-form.tsx';
import { renderAt } from '#tests/support/page.tsx';

vi.mock('#content/content.data.ts', async (original) => {
  const { withTourOptions } = await import('#tests/support/tour-options.ts');
  return withTourOptions(original, {
    'lamanai-tour-belize-city': {
      priceUsd: 132,
      schedule: toSchedule({ closedWeekdays: ['Sunday'] }),
      childrenPrice: { usd: 66, upToAge: 11 },
    },
  });
});

it('the tour page states the price for children', () => {
  renderAt('/', <BookingTicket tour={findTour('lamanai-tour-belize-city')!} />);
  expect(screen.getByText('Children up to 11 pay US$66.')).toBeVisible();
});

it('a request keeps to the weekdays and to the price for children, from the calendar to the email', async () => {
  storeDraft('trip', { ...currentDraft, date: '2026-11-29' });
  const { user, sendBooking, onSent } = await openForm();
  await screen.findByRole('spinbutton', { name: 'Month' }, { timeout: 5000 });
  const ticket = () => screen.getByRole('region', { name: 'Your request so far' });
  expect(ticket()).toHaveTextContent('3 × US$132.00US$396.00');
  expect(ticket()).toHaveTextContent(
    'Children up to 11 pay US$66. You enter their ages in step 2.',
  );

  await user.click(button('Continue'));
  const date = screen.getByRole('group', { name: /^Date of your tour/ });
  expect(date).toHaveAccessibleDescription(/^The tour from Belize City does not run on this day\./);
  await user.click(button(/^Choose date/));
  const days = within(await screen.findByRole('grid'));
  expect(days.getByRole('gridcell', { name: '29' })).toBeDisabled();
  await user.click(days.getByRole('gridcell', { name: '30' }));
  await user.click(button('Continue'));
  await waitFor(() => expect(stepHeading()).toMatch(/^Step 2/));

  const ages = field('Ages of the children');
  expect(ages).toHaveAccessibleDescription(
    /^Children up to 11 pay US\$66\. Only of guests under 18/,
  );
  await user.type(ages, '8, 13');
  expect(ticket()).toHaveTextContent('2 × US$132.00 + 1 child × US$66.00US$330.00');
  await user.click(button('Continue'));
  await waitFor(() => expect(stepHeading()).toMatch(/^Step 3/));
  await user.click(button('Complete Booking'));
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());

  expect(onSent.mock.calls[0]?.[0]).toMatchObject({ date: '2026-11-30', persons: 3, children: 1 });
  const [request] = sendBooking.mock.calls[0] ?? [];
  expect(request && mailParameters(request.booking, request)).toMatchObject({
    date: 'November 30, 2026',
    participants: '3',
    total_price: '330.00',
    depositAmount: '165.00',
    optionalAnswers: 'Children: 2 children, ages 8 and 13',
  });
});
