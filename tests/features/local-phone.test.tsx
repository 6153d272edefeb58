import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import type * as Company from '#content/company.ts';
import { BookingInformation } from '#features/booking/BookingInformation.tsx';
import { TourAdvice } from '#features/tour-filter/TourAdvice.tsx';
import { renderPart } from '#tests/support/booking-form.tsx';

vi.mock('#content/company.ts', async (original) => {
  const { company } = await original<typeof Company>();
  return { company: { ...company, phone: '+501 223 0142' } };
});

it.each([
  ['tours', TourAdvice],
  ['booking', BookingInformation],
])('the page of %s does not call a number in Belize toll-free', (_page, Contacts) => {
  renderPart(<Contacts />);
  expect(screen.getByText(/^Phone\b/)).toBeVisible();
  expect(screen.getByRole('link', { name: '+501 223 0142' })).toBeVisible();
  expect(screen.queryByText(/toll-free/i)).toBeNull();
});
