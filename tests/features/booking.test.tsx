import { cleanup, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import {
  button,
  choice,
  currentDraft,
  field,
  openForm,
  readStoredDraft,
  stepHeading,
  storeDraft,
} from '#tests/support/booking-form.tsx';

/** Returns the steps as a screen reader reads them. The current step has an arrow. */
const steps = () =>
  within(screen.getByRole('list', { name: 'Steps of the booking request' }))
    .getAllByRole('listitem')
    .map(
      (step) => `${step.getAttribute('aria-current') === 'step' ? '→ ' : ''}${step.textContent}`,
    );

it('the form links to privacy and terms after the sentence about the use of details', async () => {
  await openForm();
  const paragraph = screen.getByText(/^We use your details only to answer this request\./);
  const links = within(paragraph).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Privacy', '/privacy'],
    ['Terms', '/terms'],
  ]);
});

it('the booking form offers group sizes from the minimum of the tour upward', async () => {
  storeDraft('trip', { ...currentDraft, tourId: 'lamanai-tour-hopkins', persons: '4' });
  await openForm();
  const persons = choice('Number of persons (Minimum 4 guests required)');
  const choices = within(persons).getAllByRole<HTMLOptionElement>('option');
  expect(
    choices
      .map(({ value }) => value)
      .join(' ')
      .trim(),
  ).toBe('4 5 6 7 8 9 10 15 20');
  expect(persons).toHaveAccessibleDescription(
    'Count everyone, children and babies too. Another group size? Ask us on WhatsApp.',
  );
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Ask us on WhatsApp' });
  expect(new URL(href).searchParams.get('text')).toMatch(
    /^Hello, about the Lamanai Tour from Hopkins on /,
  );
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
});

it('the booking form restores a saved draft until the visitor starts over', async () => {
  storeDraft('pickup');
  const { user } = await openForm();
  const notice = 'We saved your answers.';
  expect(stepHeading()).toContain('Step 2 of 3');
  expect(steps()).toEqual(['Your trip (done)', '→ Pickup and preferences', 'Review your request']);
  expect(field('Accommodation')).toHaveValue(currentDraft.accommodation);
  expect(screen.getByText(notice)).toBeInTheDocument();
  await user.click(button('Keep my answers'));
  expect(screen.queryByText(notice)).toBeNull();
  cleanup();
  await openForm();
  await user.click(button('Start over'));
  expect(stepHeading()).toContain('Step 1 of 3');
  expect(steps()).toEqual(['→ Your trip', 'Pickup and preferences', 'Review your request']);
  expect(field('Email')).toHaveValue('');
  expect(readStoredDraft()).toBeNull();
});

it('the booking form marks optional fields in their labels', async () => {
  storeDraft('pickup');
  await openForm();
  expect(screen.queryByText(/asterisk/)).toBeNull();
  expect(screen.queryByRole('group', { name: 'Answers' })).toBeNull();
  expect(
    screen.getByRole('combobox', { name: /^Dietary restrictions\s*\(optional\)$/ }),
  ).not.toBeRequired();
  expect(field('Accommodation')).toBeRequired();
});
