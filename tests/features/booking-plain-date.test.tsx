import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { describe, expect, it } from 'vitest';

import { useBookingActor } from '#features/booking/booking-context.tsx';
import { PlainDateField } from '#features/booking/PlainDateField.tsx';
import { reference } from '#tests/support/booking-draft.ts';
import { renderPart } from '#tests/support/booking-form.tsx';

const hint = 'Month, day and year, for example 12/25/2026.';
const now = { today: '2026-11-20', minutes: 600 };

const ignore = () => {};

/** Renders only this field. In the whole form, the calendar would replace it. */
function StartedField() {
  const booking = useBookingActor();
  useEffect(() => {
    const session = { ...now, reference, tourId: null, saved: null, sent: null };
    booking.send({ type: 'session.start', session });
  }, [booking]);
  return (
    <>
      <PlainDateField
        ref={null}
        isWaiting={false}
        onAsk={ignore}
        onEnter={ignore}
        onLeave={ignore}
      />
      <button type="button" onClick={() => booking.send({ type: 'step.next', ...now })}>
        Continue
      </button>
    </>
  );
}

function openPlainField() {
  renderPart(<StartedField />);
  const user = userEvent.setup();
  const input = screen.getByRole('textbox', { name: /^Date of your tour/ });
  return { user, input };
}

describe('the plain date field', () => {
  it.each(['2027-01-25', '25.01.2027', 'Jan 25 2027', '1/25/27', '01252027', '٢٥/٠١/٢٠٢٧'])(
    'the plain date field formats %j as MM/DD/YYYY when it loses focus',
    async (text) => {
      const { user, input } = openPlainField();
      await user.type(input, text);
      expect(input).toHaveValue(text);
      expect(input).toHaveAccessibleDescription('Monday, January 25, 2027');
      await user.tab();
      expect(input).toHaveValue('01/25/2027');
    },
  );

  it.each(['1/25/2029', '1/25/2020'])(
    'the plain date field does not confirm the unavailable date %s',
    async (text) => {
      const { user, input } = openPlainField();
      await user.type(input, text);
      expect(input).toHaveAccessibleDescription(hint);
    },
  );

  it('the plain date field reports an impossible date without changing the text', async () => {
    const { user, input } = openPlainField();
    await user.type(input, '02/31/2027');
    await user.tab();
    expect(input).toHaveValue('02/31/2027');
    expect(input).toHaveAccessibleDescription(`We cannot read “02/31/2027” as a date. ${hint}`);
  });

  it('the plain date field asks for a real date after Continue with an incomplete date', async () => {
    const { user, input } = openPlainField();
    await user.type(input, '12/2');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(input).toHaveValue('12/2');
    // Without styles, the two texts are in one line without a space between them.
    for (const text of ['Please enter a real date, such as 12/25/2026.', hint])
      expect(input).toHaveAccessibleDescription(expect.stringContaining(text));
  });
});
