import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { SubmissionError, type SubmissionErrorCode } from '#domain/booking/submission-error.ts';
import { company } from '#content/company.ts';
import { reference } from '#tests/support/booking-draft.ts';
import {
  button,
  currentDraft,
  failurePanel,
  openForm,
  storeDraft,
} from '#tests/support/booking-form.tsx';

async function openFailedReview(code: SubmissionErrorCode) {
  vi.spyOn(console, 'error').mockReturnValue();
  storeDraft('review', currentDraft, { reference });
  const { user } = await openForm(() => Promise.reject(new SubmissionError(code, 'no')));
  await user.click(button('Complete Booking'));
  await waitFor(() => expect(failurePanel()).toBeVisible());
  return { user, panel: within(screen.getByRole('alert')) };
}

async function readActions(code: SubmissionErrorCode) {
  const { panel } = await openFailedReview(code);
  return panel
    .getAllByText(/^(?:Try again|Send via Email|Call.*|WhatsApp|Copy request)$/)
    .map((action) => action.closest('a, button')?.textContent?.replace(/\s.*/, ''));
}

it('the failure panel offers email and phone first after an error on our side', async () => {
  expect(await readActions('badRequest')).toEqual(['Send', 'Call', 'WhatsApp', 'Copy', 'Try']);
  expect(failurePanel()).toHaveTextContent('The problem is on our side');
});

it('the first action in the failure panel is a retry after an error that may pass', async () => {
  expect(await readActions('busy')).toEqual(['Try', 'Send', 'Call', 'WhatsApp', 'Copy']);
});

it('the failure panel has the focus and names the email address, the phone number and the reference', async () => {
  const { panel } = await openFailedReview('busy');
  expect(failurePanel()).toHaveFocus();
  const hrefOf = (name: RegExp) => panel.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf(/^Send via Email/)).toMatch(`mailto:${company.email}?subject=`);
  expect(hrefOf(/^Call.*0142$/)).toBe('tel:+18005550142');
  expect(failurePanel()).toHaveTextContent(
    `If your mail app doesn’t open, email ${company.email}. Your reference is ${reference}.`,
  );
});

it('the failure panel copies the request with its answers and its reference', async () => {
  const { user, panel } = await openFailedReview('busy');
  await user.click(panel.getByRole('button', { name: 'Copy request' }));
  expect(await panel.findByText(/^Copied\./)).toBeVisible();
  const copied = await navigator.clipboard.readText();
  for (const text of [reference, currentDraft.email, currentDraft.accommodation]) {
    expect(copied).toContain(text);
  }
});

it('the failure panel shows the request as text if the browser refuses to copy it', async () => {
  const { user, panel } = await openFailedReview('busy');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await user.click(panel.getByRole('button', { name: 'Copy request' }));
  expect(await panel.findByText(/Pickup: Hotel lobby/)).toBeVisible();
});
