import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { button, currentDraft, field, openForm, storeDraft } from '#tests/support/booking-form.tsx';

it('the booking form leaves a click with a modifier key on an error link to the browser', async () => {
  storeDraft('trip', { ...currentDraft, firstName: '' });
  const { user } = await openForm();
  await user.click(button('Continue'));
  const summary = screen.getByRole('group', { name: 'There is a problem' });
  const link = within(summary).getByRole('link');
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) {
    expect(fireEvent.click(link, { [modifier]: true }), modifier).toBe(true);
  }
  expect(summary).toHaveFocus();
  expect(fireEvent.click(link)).toBe(false);
  expect(field('First name')).toHaveFocus();
});
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
