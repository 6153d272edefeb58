import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { BookingProvider } from '#features/booking/booking-context.tsx';
import { BookingForm } from '#features/booking/BookingForm.tsx';
import { renderThemedAt } from '#tests/support/page.tsx';

// The calendar's code cannot be loaded, so the plain field stays.
vi.mock('#features/booking/DateField.tsx', () => {
  throw new Error('The chunk is lost');
});

const hint = 'Month, day and year, for example 12/25/2026.';

async function openPlainField() {
  renderThemedAt(
    '/book',
    <BookingProvider sendBooking={() => Promise.resolve()}>
      <BookingForm tourId={null} loadConfirmation={() => Promise.resolve()} onSent={() => {}} />
    </BookingProvider>,
  );
  const form = screen.getByRole('form', { name: 'Booking request' });
  await waitFor(() => expect(form).toHaveAttribute('aria-busy', 'false'));
  const user = userEvent.setup();
  const input = screen.getByRole('textbox', { name: /^Date of your tour/ });
  return { user, input };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-11-20T18:00:00Z');
  Element.prototype.scrollIntoView = () => {};
});

describe('the plain date field', () => {
  it.each(['2027-01-25', '25.01.2027', 'Jan 25 2027', '1/25/27', '01252027', '٢٥/٠١/٢٠٢٧'])(
    'reads %j as it is typed, and shows it in the one format when it is left',
    async (text) => {
      const { user, input } = await openPlainField();
      await user.type(input, text);
      expect(input).toHaveValue(text);
      expect(input).toHaveAccessibleDescription('Monday, January 25, 2027');
      await user.tab();
      expect(input).toHaveValue('01/25/2027');
    },
  );

  it.each(['1/25/2029', '1/25/2020'])('does not confirm %s', async (text) => {
    const { user, input } = await openPlainField();
    await user.type(input, text);
    expect(input).toHaveAccessibleDescription(hint);
  });

  it('says that it cannot read what was typed, and leaves it there', async () => {
    const { user, input } = await openPlainField();
    await user.type(input, '02/31/2027');
    await user.tab();
    expect(input).toHaveValue('02/31/2027');
    expect(input).toHaveAccessibleDescription(`We cannot read “02/31/2027” as a date. ${hint}`);
  });

  it('asks for a real date where it was left incomplete', async () => {
    const { user, input } = await openPlainField();
    await user.type(input, '12/2');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(input).toHaveValue('12/2');
    expect(input).toHaveAccessibleDescription(
      `Please enter a real date, such as 12/25/2026. ${hint}`,
    );
  });
});
