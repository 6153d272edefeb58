import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { button, currentDraft, field, openForm, storeDraft } from '#tests/support/booking-form.tsx';

it.each([
  ['trip', 'Your trip'],
  ['pickup', 'Pickup and preferences'],
  ['review', 'Review your request'],
] as const)('the booking form marks only the step %s as the current step', async (step, label) => {
  storeDraft(step);
  await openForm();
  const current = [...document.querySelectorAll('[aria-current="step"]')];
  expect(current.map((marked) => marked.textContent)).toEqual([label]);
});

it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
  'the booking form does not handle a click with the modifier %s on an error link',
  async (modifier) => {
    storeDraft('trip', { ...currentDraft, firstName: '' });
    const { user } = await openForm();
    await user.click(button('Continue'));
    const summary = screen.getByRole('group', { name: 'There is a problem' });
    const link = within(summary).getByRole('link');
    expect(fireEvent.click(link, { [modifier]: true })).toBe(true);
    expect(summary).toHaveFocus();
    expect(fireEvent.click(link)).toBe(false);
    expect(field('First name')).toHaveFocus();
  },
);

it.each(['trip', 'pickup', 'review'] as const)(
  'the booking form stays at its top, where the notice is, when it resumes the step %s',
  async (step) => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    storeDraft(step);
    await openForm();
    expect(await screen.findByText('We saved your answers.')).toBeVisible();
    expect(document.body).toHaveFocus();
    expect(scroll).not.toHaveBeenCalled();
  },
);
