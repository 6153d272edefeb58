import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { currentDraft, field, openForm, storeDraft } from '#tests/support/booking-form.tsx';

const countryCodeHint = /Is the country code missing\? Start your phone number with \+/;

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
    await user.clear(field('Phone'));
    await user.type(field('Phone'), '+1 305 555 0142');
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
    await user.type(field('Pickup location'), ', upstairs');
    expect(pressedPoints()).toEqual([]);
  });

  const shipFields = () => screen.queryAllByLabelText(/^(?:Ship|Back on board by)/);

  it('the pickup field is followed by fields for the ship while the pickup names one', async () => {
    storeDraft('pickup', { ...currentDraft, accommodation: 'Fort Street', pickupLocation: '' });
    const { user } = await openForm();
    expect(shipFields()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Cruise-port area, Belize City' }));
    expect(shipFields()).toHaveLength(2);
    expect(screen.getByText(/^Two optional fields about your cruise ship/)).toBeInTheDocument();
    expect(screen.getByLabelText(/^Back on board by/)).toHaveAccessibleDescription(/Belize time/);
    await user.clear(field('Pickup location'));
    expect(shipFields()).toEqual([]);
  });

  it('the fields for the ship stay while one of them has an answer', async () => {
    storeDraft('pickup', { ...currentDraft, pickupLocation: 'Cruise terminal' });
    const { user } = await openForm();
    await user.type(field('Ship'), 'MSC Seaside');
    await user.clear(field('Pickup location'));
    expect(field('Ship')).toHaveValue('MSC Seaside');
  });
});
