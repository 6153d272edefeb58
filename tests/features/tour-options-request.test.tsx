import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { toSchedule } from '#content/schedule.ts';
import { mailParameters } from '#domain/booking/mail-parameters.ts';
import {
  button,
  currentDraft,
  openForm,
  stepHeading,
  storeDraft,
} from '#tests/support/booking-form.tsx';

vi.mock('#content/content.data.ts', async (original) => {
  const { withTourOptions } = await import('#tests/support/tour-options.ts');
  return withTourOptions(original, {
    'lamanai-tour-belize-city': {
      priceUsd: 132,
      schedule: toSchedule({ closedWeekdays: ['Sunday'] }),
    },
  });
});

it('a request keeps to the weekdays, from the calendar to the email', async () => {
  storeDraft('trip', { ...currentDraft, date: '2026-11-29' });
  const { user, sendBooking, onSent } = await openForm();
  await screen.findByRole('spinbutton', { name: 'Month' }, { timeout: 5000 });
  const ticket = () => screen.getByRole('region', { name: 'Your request so far' });
  expect(ticket()).toHaveTextContent('3 × US$132.00US$396.00');

  await user.click(button('Continue'));
  const date = screen.getByRole('group', { name: /^Date of your tour/ });
  expect(date).toHaveAccessibleDescription(/^The tour from Belize City does not run on this day\./);
  await user.click(button(/^Choose date/));
  const days = within(await screen.findByRole('grid'));
  expect(days.getByRole('gridcell', { name: '29' })).toBeDisabled();
  await user.click(days.getByRole('gridcell', { name: '30' }));
  await user.click(button('Continue'));
  await waitFor(() => expect(stepHeading()).toMatch(/^Step 2/));

  await user.click(button('Continue'));
  await waitFor(() => expect(stepHeading()).toMatch(/^Step 3/));
  await user.click(button('Complete Booking'));
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());

  expect(onSent.mock.calls[0]?.[0]).toMatchObject({ date: '2026-11-30', persons: 3 });
  const [request] = sendBooking.mock.calls[0] ?? [];
  expect(request && mailParameters(request.booking, request)).toMatchObject({
    date: 'November 30, 2026',
    participants: '3',
    total_price: '396.00',
    depositAmount: '198.00',
  });
});
