import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { toSchedule } from '#content/schedule.ts';
import { asTourId, fieldErrors, parseBooking, tripRules } from '#domain/booking/booking.ts';
import { findBookingUrl } from '#domain/site/page-meta.ts';
import { findTour, tours } from '#domain/tours/tours.ts';
import { BookingBar } from '#features/tour-detail/BookingBar.tsx';
import { BookingTicket } from '#features/tour-detail/BookingTicket.tsx';
import {
  button,
  choice,
  currentDay,
  currentDraft,
  field,
  openForm,
  storeDraft,
} from '#tests/support/booking-form.tsx';
import { renderAt } from '#tests/support/page.tsx';

const BELIZE_CITY = 'lamanai-tour-belize-city';
const PLACENCIA = 'lamanai-tour-placencia';

vi.mock('#content/content.data.ts', async (original) => {
  const { withTourOptions } = await import('#tests/support/tour-options.ts');
  return withTourOptions(original, {
    'lamanai-tour-placencia': { bookingLink: 'https://fareharbor.com/lamanai' },
    'lamanai-tour-hopkins': {
      cutOffHours: 24,
      pickupTimes: [{ place: 'Harbor Hotel', time: '5:45 AM' }],
    },
    'lamanai-tour-belize-city': { schedule: toSchedule({ closedWeekdays: ['Sunday'] }) },
  });
});

const dateField = () => screen.getByRole('group', { name: /^Date of your tour/ });

it('the tour page says when the tour runs', () => {
  renderAt('/', <BookingTicket tour={findTour(BELIZE_CITY)!} />);
  expect(screen.getByText('Runs').nextElementSibling).toHaveTextContent('Monday to Saturday');
});

it('the calendar disables the weekdays without tours', async () => {
  storeDraft('trip', { ...currentDraft, date: '' });
  const { user } = await openForm();
  await screen.findByRole('spinbutton', { name: 'Month' }, { timeout: 5000 });
  expect(dateField()).toHaveAccessibleDescription(
    'Month, day and year, for example 12/25/2026. This tour runs Monday to Saturday.',
  );
  await user.click(button(/^Choose date/));
  const days = within(await screen.findByRole('grid')).getAllByRole('gridcell');
  const isDisabled = (date: string) =>
    days.find(({ textContent }) => textContent === date)?.hasAttribute('disabled');
  expect(['21', '22', '23', '29'].map(isDisabled)).toEqual([false, true, false, true]);
});

it('the form explains a typed weekday without tours', async () => {
  storeDraft('trip', { ...currentDraft, date: '2026-11-22' });
  const { user } = await openForm();
  await screen.findByRole('spinbutton', { name: 'Month' }, { timeout: 5000 });
  await user.click(button('Continue'));
  expect(dateField()).toHaveAccessibleDescription(
    /^The tour from Belize City does not run on this day\. It runs Monday to Saturday\./,
  );
});

it('the tour page says until when guests can request the tour', () => {
  renderAt('/', <BookingTicket tour={findTour('lamanai-tour-hopkins')!} />);
  expect(screen.getByText('Latest request').nextElementSibling).toHaveTextContent(
    '24 hours before pickup',
  );
});

it('the buttons of a tour that is booked elsewhere lead to that site and say so', () => {
  const tour = findTour(PLACENCIA)!;
  renderAt(
    '/',
    <>
      <BookingTicket tour={tour} />
      <BookingBar tour={tour} />
    </>,
  );
  const links = Array.from(document.querySelectorAll('a'), ({ textContent, href, rel }) => [
    textContent,
    href,
    rel,
  ]);
  const target = ['https://fareharbor.com/lamanai', 'noopener noreferrer'];
  expect(links).toEqual([
    ['Book This Tour (opens another site)', ...target],
    ['Book Now (opens another site)', ...target],
  ]);
  expect(screen.getByText('You book this tour on another site: fareharbor.com.')).toBeVisible();
  expect(screen.queryByText(/^No payment now/)).toBeNull();
});

it('the form does not offer a tour that is booked elsewhere', async () => {
  await openForm(() => Promise.resolve(), `/book?tourId=${PLACENCIA}`);
  const offered = within(choice('Tour')).getAllByRole('option');
  expect(offered).toHaveLength(tours.length);
  expect(offered.map(({ textContent }) => textContent)).not.toContainEqual(
    expect.stringContaining('Placencia'),
  );
  expect(choice('Tour')).toHaveValue('');
});

it('a tour that is booked elsewhere is valid only in a request that was sent earlier', () => {
  const draft = { ...currentDraft, tourId: PLACENCIA, persons: '4' };
  expect(fieldErrors(tripRules(draft, currentDay, []), draft).tourId).toBe('Please select a tour.');
  expect(parseBooking(draft, currentDay).tourId).toBe(PLACENCIA);
  expect(asTourId(PLACENCIA)).toBeNull();
  expect(findBookingUrl(`/tour/${PLACENCIA}`)).toBe('/book');
  expect(findBookingUrl('/tour/lamanai-tour-hopkins')).toBe('/book?tourId=lamanai-tour-hopkins');
});

it('the form suggests a pickup place with its time', async () => {
  const tourId = 'lamanai-tour-hopkins';
  storeDraft('pickup', { ...currentDraft, tourId, persons: '4', date: '2026-12-25' });
  const { user } = await openForm();
  await user.click(button('Harbor Hotel, 5:45 AM'));
  expect(field('Pickup location')).toHaveValue('Harbor Hotel, 5:45 AM');
  expect(button(findTour(tourId)?.pickupPoints[0] ?? '')).toBeVisible();
});
