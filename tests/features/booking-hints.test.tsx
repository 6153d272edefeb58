import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import {
  button,
  currentDraft,
  field,
  openForm,
  readStoredDraft,
  setText,
  storeDraft,
} from '#tests/support/booking-form.tsx';

const countryCodeHint = /Is the country code missing\? Start your phone number with \+/;

describe('the email field', () => {
  it.each(['trip', 'review'] as const)(
    'the email field offers the address without its typo on the step %s',
    async (step) => {
      storeDraft(step, { ...currentDraft, email: 'ada@gmial.com' });
      const { user } = await openForm();
      const hint = (await screen.findByText('ada@gmail.com')).closest('[role="status"]');
      expect(hint).toHaveTextContent('Did you mean ada@gmail.com?');
      await user.click(button('Use this address'));
      expect(hint).toHaveTextContent('Your email address is now ada@gmail.com.');
      expect(hint).toHaveFocus();
      expect(readStoredDraft()).toMatchObject({ draft: { email: 'ada@gmail.com' } });
    },
  );
});

describe('the phone field', () => {
  it.each(['trip', 'review'] as const)(
    'the phone field asks for a missing country code on the step %s',
    async (step) => {
      storeDraft(step, { ...currentDraft, phone: '305-555-0142' });
      await openForm();
      expect(await screen.findByText(countryCodeHint, {}, { timeout: 5000 })).toBeVisible();
    },
  );

  it('the phone field shows the country code hint only after typing pauses', async () => {
    storeDraft('trip', { ...currentDraft, phone: '' });
    const { user } = await openForm();
    await user.type(field('Phone'), '305 555 0142');
    expect(screen.queryByText(countryCodeHint)).toBeNull();
    expect(await screen.findByText(countryCodeHint, {}, { timeout: 5000 })).toBeVisible();
    setText('Phone', '+1 305 555 0142');
    expect(screen.queryByText(countryCodeHint)).toBeNull();
  });
});

describe('the pickup field', () => {
  const pressedPoints = () =>
    screen.queryAllByRole('button', { pressed: true }).map((chip) => chip.textContent);

  it('the pickup field marks the suggested pickup point that equals its text', async () => {
    storeDraft('pickup', { ...currentDraft, pickupLocation: 'Somewhere else' });
    const { user } = await openForm();
    expect(pressedPoints()).toEqual([]);
    const [first, second] = screen.getAllByRole('button', { pressed: false });
    for (const point of [first!, second!]) {
      await user.click(point);
      expect(field('Pickup location')).toHaveValue(point.textContent);
      expect(pressedPoints()).toEqual([point.textContent]);
    }
    setText('Pickup location', 'The lobby, upstairs');
    expect(pressedPoints()).toEqual([]);
  });
});
