import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { SubmissionError, type SubmissionErrorCode } from '#domain/booking/submission-error.ts';
import { button, failurePanel, openForm, storeDraft } from '#tests/support/booking-form.tsx';

async function openFailedReview(code: SubmissionErrorCode) {
  vi.spyOn(console, 'error').mockReturnValue();
  storeDraft('review');
  const { user } = await openForm(() => Promise.reject(new SubmissionError(code, 'no')));
  await user.click(button('Complete Booking'));
  await waitFor(() => expect(failurePanel()).toBeVisible());
  const panel = within(screen.getByRole('alert'));
  return panel
    .getAllByText(/^(?:Try again|Send via Email|Call.*|WhatsApp|Copy request)$/)
    .map((action) => action.closest('a, button')?.textContent?.replace(/\s.*/, ''));
}

it('the failure panel offers email and phone first after an error on our side', async () => {
  expect(await openFailedReview('badRequest')).toEqual(['Send', 'Call', 'WhatsApp', 'Copy', 'Try']);
  expect(failurePanel()).toHaveTextContent('The problem is on our side');
});

it('the first action in the failure panel is a retry after an error that may pass', async () => {
  expect(await openFailedReview('busy')).toEqual(['Try', 'Send', 'Call', 'WhatsApp', 'Copy']);
});
