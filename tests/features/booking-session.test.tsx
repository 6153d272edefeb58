import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { reference } from '#tests/support/booking-draft.ts';
import {
  currentDraft,
  openForm,
  readStoredDraft,
  storeDraft,
} from '#tests/support/booking-form.tsx';

it('updates its advice when the day changes', async () => {
  storeDraft('review', { ...currentDraft, date: '2026-11-21' });
  await openForm();
  expect(screen.getByText(/^That’s tomorrow/)).toBeVisible();
  // Six o'clock in Belize, before the tour departs.
  vi.setSystemTime('2026-11-21T12:00:00Z');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText(/^That’s today/)).toBeVisible();
});

it('counts on from the version that another tab uses', async () => {
  storeDraft('review');
  await openForm();
  const otherTab = new BroadcastChannel('booking-request');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origins
  otherTab.postMessage({ kind: 'version', from: 'other', to: null, reference, version: 3 });
  otherTab.close();
  await waitFor(() => expect(readStoredDraft()).toMatchObject({ versions: { last: 3 } }));
});
