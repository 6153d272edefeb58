import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import {
  button,
  currentDraft,
  field,
  openForm,
  setText,
  stepHeading,
  storeDraft,
} from '#tests/support/booking-form.tsx';

it('Forward to a step of the booking form that is no longer allowed keeps step 1 and its URL', async () => {
  storeDraft('trip');
  const { user, router } = await openForm();
  const hash = () => router.state.location.hash;
  await user.click(button('Continue'));
  await waitFor(() => expect([stepHeading().slice(0, 6), hash()]).toEqual(['Step 2', '#pickup']));
  await act(() => router.navigate(-1));
  expect([stepHeading().slice(0, 6), hash()]).toEqual(['Step 1', '']);
  setText('First name', '');
  await act(() => router.navigate(1));
  expect([stepHeading().slice(0, 6), hash()]).toEqual(['Step 1', '']);
});

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
