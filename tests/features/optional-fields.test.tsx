import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { BookingDraft } from '#domain/booking/booking.ts';
import {
  button,
  currentDraft,
  field,
  openForm,
  readStoredDraft,
  stepHeading,
  storeDraft,
} from '#tests/support/booking-form.tsx';

const every: Partial<BookingDraft> = {
  childrenAges: '6, 9',
  shipName: 'MSC Seaside',
  backOnBoard: '16:30',
  answerBy: 'whatsapp',
};
const details = () => screen.getByText('Children, or an answer by WhatsApp').closest('details');
const answerBy = () => screen.getByRole('combobox', { name: /^Answer by/ });
const changeButton = (row: string) =>
  screen.findByRole('button', { name: new RegExp(`^Change ?${row}$`) });
const terms = () => screen.getAllByRole('term').map((term) => term.textContent);

async function openPickup(patch: Partial<BookingDraft> = {}) {
  storeDraft('pickup', { ...currentDraft, ...patch });
  return openForm();
}

describe('the optional fields', () => {
  it('the optional fields are closed for most guests, and the review does not list them', async () => {
    const { user } = await openPickup();
    expect(details()).not.toHaveAttribute('open');
    await user.click(button('Continue'));
    expect(await screen.findByText('A window seat, please.')).toBeVisible();
    expect(terms()).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:Ship|Back|Children|Answer)/)]),
    );
  });

  it('the optional fields are filled in, listed in the review, stored and sent', async () => {
    const { user, sendBooking } = await openPickup({ pickupLocation: 'Cruise terminal' });
    await user.click(screen.getByText('Children, or an answer by WhatsApp'));
    await user.type(field('Ages of the children'), '6 and 9');
    await user.selectOptions(answerBy(), 'WhatsApp');
    await user.type(field('Ship'), 'MSC Seaside');
    fireEvent.change(screen.getByLabelText(/^Back on board by/), { target: { value: '16:30' } });
    await user.click(button('Continue'));

    const rows = ['Ship', 'Back on board by', 'Children', 'Answer by'];
    expect(await screen.findByText('2 children, ages 6 and 9')).toBeVisible();
    expect(terms().filter((term) => rows.includes(term))).toEqual(rows);
    for (const answer of ['MSC Seaside', '4:30 PM (Belize time)', 'WhatsApp']) {
      expect(screen.getByText(answer)).toBeVisible();
    }
    expect(readStoredDraft()?.['draft']).toMatchObject({ ...every, childrenAges: '6 and 9' });
    await user.click(button('Complete Booking'));
    expect(sendBooking.mock.lastCall?.[0].booking).toMatchObject(every);
  });

  it.each([
    ['children', 'Ages of the children'],
    ['answer by', 'Answer by'],
    ['ship', 'Ship'],
    ['back on board by', 'Back on board by'],
  ])('the review changes the answer %s and returns', async (row, label) => {
    storeDraft('review', { ...currentDraft, ...every });
    const { user } = await openForm();
    await user.click(await changeButton(row));
    expect(await screen.findByLabelText(new RegExp(`^${label}`))).toHaveFocus();
    expect(details()).toHaveAttribute('open');
    await user.click(button('Continue'));
    expect(stepHeading()).toContain('Step 3 of 3');
  });

  it('the error summary opens the closed fields and leads to the wrong one', async () => {
    const { user } = await openPickup();
    await user.click(screen.getByText('Children, or an answer by WhatsApp'));
    await user.type(field('Ages of the children'), '6, 9, 12');
    details()?.removeAttribute('open');
    await user.click(button('Continue'));
    const summary = within(screen.getByRole('group', { name: 'There is a problem' }));
    await user.click(
      summary.getByRole('link', {
        name: /^You entered 3 children, but the request is for 3 guests/,
      }),
    );
    expect(field('Ages of the children')).toHaveFocus();
    expect(details()).toHaveAttribute('open');
  });

  it('fewer persons than children lead back to the ages', async () => {
    storeDraft('review', { ...currentDraft, childrenAges: '6, 9' });
    const { user } = await openForm();
    await user.click(await changeButton('number of persons'));
    await user.selectOptions(await screen.findByLabelText(/^Number of persons/), '2');
    await user.click(button('Continue'));
    expect(stepHeading()).toContain('Step 2 of 3');
    await user.click(button('Continue'));
    expect(screen.getByRole('group', { name: 'There is a problem' })).toHaveTextContent(
      /but the request is for 2 guests/,
    );
  });

  it('an answer by WhatsApp needs a country code, but never blocks the request', async () => {
    const { user } = await openPickup({ phone: '305-555-0142', answerBy: 'whatsapp' });
    expect(details()).toHaveAttribute('open');
    expect(
      screen.getByText(/^WhatsApp needs your phone number with its country code/),
    ).toBeVisible();
    await user.selectOptions(answerBy(), 'Email');
    expect(screen.queryByText(/^WhatsApp needs/)).toBeNull();
    await user.selectOptions(answerBy(), 'WhatsApp');
    await user.click(button('Continue'));
    expect(stepHeading()).toContain('Step 3 of 3');
  });

  it('the privacy sentence names the optional answers', async () => {
    await openForm();
    expect(screen.getByText(/^We use your details,/)).toHaveTextContent(
      /children’s ages, your ship, and the link or website that brought you here/,
    );
  });
});
