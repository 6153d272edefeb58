import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { company } from '#content/company.ts';
import { button, currentDraft, openForm, storeDraft } from '#tests/support/booking-form.tsx';

vi.mock('#features/booking/DatePickerField.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('if the date picker cannot be loaded, the form says so and offers other ways', async () => {
  await openForm();
  const field = within(await screen.findByRole('group', { name: 'Date of your tour' }));
  expect(field.getByText(/^The date field could not be loaded\./)).toBeVisible();
  expect(field.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(field.getByRole('link', { name: company.phone })).toBeVisible();
  expect(field.getByRole('link', { name: company.email })).toBeVisible();
});

it('Continue without the date picker focuses the sentence about it', async () => {
  storeDraft('trip', { ...currentDraft, date: '' });
  const { user } = await openForm();
  const sentence = (await screen.findByText(/^The date field could not be loaded\./)).closest('p');
  await user.click(button('Continue'));
  expect(sentence).toHaveFocus();
});

it('a resumed day stands without the date picker', async () => {
  storeDraft('trip', { ...currentDraft, date: '2026-12-25' });
  const { user } = await openForm();
  const field = await screen.findByRole('group', { name: 'Date of your tour' });
  expect(field).toHaveTextContent('Friday, December 25, 2026');
  await user.click(button('Continue'));
  expect(await screen.findByRole('heading', { name: /^Step 2 of 3/ })).toBeVisible();
});
