import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { toSchedule } from '#content/schedule.ts';
import { findTour } from '#domain/tours/tours.ts';
import { BookingTicket } from '#features/tour-detail/BookingTicket.tsx';
import { button, currentDraft, openForm, storeDraft } from '#tests/support/booking-form.tsx';
import { renderAt } from '#tests/support/page.tsx';

const BELIZE_CITY = 'lamanai-tour-belize-city';

vi.mock('#content/content.data.ts', async (original) => {
  const { withTourOptions } = await import('#tests/support/tour-options.ts');
  return withTourOptions(original, {
    'lamanai-tour-hopkins': { cutOffHours: 24 },
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
  await screen.findByRole('spinbutton', { name: 'Month' });
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
  await user.click(button('Continue'));
  expect(dateField()).toHaveAccessibleDescription(
    /^The tour from Belize City does not run on this day\. It runs Monday to Saturday\./,
  );
});

it('the form offers the next day once it is too late for a request', async () => {
  const tourId = 'lamanai-tour-hopkins';
  storeDraft('trip', { ...currentDraft, tourId, persons: '4', date: '2026-11-21' });
  const { user } = await openForm();
  const warning = await screen.findByText(/^It is too late to request the tour from Hopkins/);
  await user.click(button('Choose Sunday, November 22, 2026'));
  expect(warning).not.toBeInTheDocument();
  expect(screen.getByText(/^That’s in 2 days/)).toBeVisible();
});

it('the tour page says until when guests can request the tour', () => {
  renderAt('/', <BookingTicket tour={findTour('lamanai-tour-hopkins')!} />);
  expect(screen.getByText('Latest request').nextElementSibling).toHaveTextContent(
    '24 hours before pickup',
  );
});
