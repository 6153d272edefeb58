import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { currentDraft, openForm, storeDraft } from '#tests/support/booking-form.tsx';

const SOON =
  'Your tour starts within 48 hours, and replies can take 24 hours. Please also call +1 800 555 0142 or message us on WhatsApp.';

/** Opens step 1 at the given time, with a draft that has the given changes. */
async function openFormAt(now: string, patch: Partial<typeof currentDraft>) {
  vi.setSystemTime(now);
  storeDraft('trip', { ...currentDraft, ...patch });
  return (await openForm()).user;
}

const note = (words: RegExp) => screen.findByText(words);

it('a tour that has departed does not block step 2 of the booking form', async () => {
  const user = await openFormAt('2026-11-20T23:30:00Z', {});
  await note(/^Today’s tour has left: it started at 8:00 AM, Belize time/);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 2, name: /^Step 2/ })).toBeVisible(),
  );
});

it('the booking form says that the tour has departed as soon as the departure time has passed', async () => {
  await openFormAt('2026-11-20T13:59:00Z', {});
  const warning = await note(/^Your tour starts within 48 hours/);
  expect(warning).toHaveTextContent(SOON);
  vi.setSystemTime('2026-11-20T14:00:00Z');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(warning).toHaveTextContent(/^Today’s tour has left/);
});
