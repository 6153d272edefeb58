import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import {
  currentDraft as draft,
  openForm,
  readStoredDraft,
  storeDraft,
} from '#tests/support/booking-form.tsx';

const storedDraft = () => readStoredDraft()?.['draft'];

async function openSavedForm(saved = draft) {
  storeDraft('trip', saved);
  return (await openForm()).user;
}

const find = (name: string) => {
  const control = document.querySelector<HTMLInputElement>(`form [name="${name}"]`);
  if (!control) throw new Error(`The form has no ${name}`);
  return control;
};

/** Sets a value as the autofill of a browser does: React receives an event but does not see a change. */
const setValue = (name: string, value: string, events: readonly string[]) =>
  act(() => {
    const control = find(name);
    control.value = value;
    for (const event of events) control.dispatchEvent(new Event(event, { bubbles: true }));
  });

const filledIn = {
  firstName: 'Grace',
  lastName: 'Hopper',
  email: 'grace@example.com',
  phone: '+44 20 7946 019',
};

it.each([[['input', 'change']], [['change']], [[]]])(
  'the Continue button saves values that autofill set with the events %j',
  async (events) => {
    const empty = { firstName: '', lastName: '', email: '', phone: '' };
    const user = await openSavedForm({ ...draft, ...empty });
    for (const [name, value] of Object.entries(filledIn)) setValue(name, value, events);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('heading', { name: /^Step 2 of 3/ })).toBeVisible();
    expect(storedDraft()).toEqual({ ...draft, ...filledIn });
  },
);

it('the Back button of the booking form saves values that a script set without an event', async () => {
  const user = await openSavedForm();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('heading', { name: /^Step 2 of 3/ });
  setValue('accommodation', 'Hotel Mopan', []);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await screen.findByRole('heading', { name: /^Step 1 of 3/ });
  expect(storedDraft()).toEqual({ ...draft, accommodation: 'Hotel Mopan' });
});

it('the Continue button ignores the honeypot and the hidden input of the calendar', async () => {
  const user = await openSavedForm();
  await waitFor(() => expect(find('date')).toHaveAttribute('aria-hidden', 'true'));
  setValue('rk_note', 'pills', []);
  setValue('date', 'nonsense', []);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('heading', { name: /^Step 2 of 3/ });
  expect(storedDraft()).toEqual(draft);
});

it('the Continue button keeps an answer whose control is empty', async () => {
  const user = await openSavedForm();
  for (const name of Object.keys(filledIn)) setValue(name, '', []);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('heading', { name: /^Step 2 of 3/ });
  expect(storedDraft()).toEqual(draft);
});

it('text fields of the booking form follow the writing direction of their text', async () => {
  const user = await openSavedForm();
  const directions = () =>
    [
      ...document.querySelectorAll<HTMLElement>('form :is(input:not([aria-hidden]), textarea)[id]'),
    ].map(({ id, dir }) => [id, dir] as const);
  await screen.findByRole('spinbutton', { name: 'Month' });
  const names = ['firstName', 'lastName', 'email', 'phone'];
  expect(directions()).toEqual(names.map((name) => [name, 'auto']));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('heading', { name: /^Step 2 of 3/ });
  const stay = ['accommodation', 'pickupLocation', 'specialRequirements'];
  expect(directions()).toEqual(stay.map((name) => [name, 'auto']));
});

it('the booking review follows the writing direction of each answer', async () => {
  const user = await openSavedForm({ ...draft, firstName: 'سارة' });
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('heading', { name: /^Step 2 of 3/ });
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('سارة')).toHaveAttribute('dir', 'auto');
  expect(screen.getByText(draft.accommodation)).toHaveAttribute('dir', 'auto');
});
