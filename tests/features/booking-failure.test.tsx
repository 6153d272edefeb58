import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { SendFailure, type SendProblem } from '#domain/booking/submission-error.ts';
import * as chunkRecovery from '#services/import-with-retry.ts';
import * as sending from '#services/send-booking.ts';
import {
  button,
  currentDraft,
  failurePanel,
  openForm,
  readStoredDraft,
  storeDraft,
} from '#tests/support/booking-form.tsx';

async function openFailedReview(problem: SendProblem) {
  vi.spyOn(console, 'error').mockReturnValue();
  storeDraft('review');
  const { user } = await openForm(() => Promise.reject(new SendFailure(problem, 'no')));
  await user.click(button('Complete Booking'));
  await waitFor(() => expect(failurePanel()).toBeVisible());
  const panel = within(screen.getByRole('alert'));
  return panel
    .getAllByText(/^(?:Try again|Send via Email|Call.*|WhatsApp|Copy request)$/)
    .map((action) => action.closest('a, button')?.textContent?.replace(/\s.*/, ''));
}

it.each<SendProblem>(['badRequest', 'unauthorised', 'rejected', 'misconfigured'])(
  'offers email and phone first after the failure %s',
  async (problem) => {
    expect(await openFailedReview(problem)).toEqual(['Send', 'Call', 'WhatsApp', 'Copy', 'Try']);
    expect(failurePanel()).toHaveTextContent('The problem is on our side');
  },
);

it.each<SendProblem>(['mailServerDown', 'busy', 'offline'])(
  'offers a retry first after the failure %s',
  async (problem) => {
    expect(await openFailedReview(problem)).toEqual(['Try', 'Send', 'Call', 'WhatsApp', 'Copy']);
  },
);

it('reloads the page if the sending code cannot be loaded again', async () => {
  await openFailedReview('notLoaded');
  vi.spyOn(sending, 'loadSending').mockRejectedValue(new TypeError('Failed to fetch'));
  const reload = vi.spyOn(chunkRecovery, 'reloadIfStale').mockReturnValue(new Promise(() => {}));
  button('Try again').click();
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(readStoredDraft()).toMatchObject({ step: 'review', draft: currentDraft });
});
