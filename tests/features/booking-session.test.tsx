import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { firstVersion } from '#domain/booking/reference.ts';
import { reference } from '#tests/support/booking-draft.ts';
import {
  button,
  createTestBooking,
  currentDraft,
  openForm,
  openSite,
  readStoredDraft,
  storeDraft,
  waitForForm,
} from '#tests/support/booking-form.tsx';

/** Simulates another tab with a copy of the same request. */
function openOtherTab() {
  const channel = new BroadcastChannel('booking-request');
  onTestFinished(() => channel.close());
  const hear = vi.fn<(kind: unknown) => void>();
  channel.addEventListener('message', ({ data }: MessageEvent<{ kind: unknown }>) =>
    hear(data.kind),
  );
  const say = (kind: string, version = 1) =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches only this origin
    channel.postMessage({ kind, from: 'other', to: null, reference, version });
  return { say, hear };
}

it('the booking review updates the short-notice message when the time changes', async () => {
  storeDraft('review', { ...currentDraft, date: '2026-11-21' });
  await openForm();
  expect(await screen.findByText(/^Your tour starts within 48 hours/)).toBeVisible();
  // This is eight o'clock in the morning in Belize, when the tour departs.
  vi.setSystemTime('2026-11-21T14:00:00Z');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText(/^Today’s tour has left/)).toBeVisible();
});

it('the booking form adopts a higher request version from another tab', async () => {
  storeDraft('review');
  await openForm();
  openOtherTab().say('version', 3);
  await waitFor(() => expect(readStoredDraft()).toMatchObject({ versions: { last: 3 } }));
});

it('a tab that sends a request in the background responds to a duplicated tab', async () => {
  storeDraft('review');
  const { user, router } = await openForm(() => new Promise(() => {}));
  await user.click(button('Complete Booking'));
  await act(() => router.navigate('/faq'));
  const { say, hear } = openOtherTab();
  say('opened');
  await waitFor(() => expect(hear).toHaveBeenCalledWith('taken'));
});

it('the confirmation page does not open if the visitor leaves while it loads', async () => {
  storeDraft('review');
  let load = () => {};
  const loadConfirmation = () =>
    new Promise<void>((resolve) => {
      load = resolve;
    });
  const { user, router } = await openSite('/book', {
    booking: createTestBooking(),
    loadConfirmation,
  });
  await waitForForm();
  await user.click(button('Complete Booking'));
  await screen.findByText('Your request was received');
  await act(() => router.navigate('/faq'));
  await act(async () => load());
  expect(router.state.location.pathname).toBe('/faq');
});

describe('the notice above the booking form', () => {
  it.each(['Keep my answers', 'Start over'])(
    'the saved-answers notice returns the focus to the booking form after "%s"',
    async (name) => {
      storeDraft('trip');
      const { user } = await openForm();
      button(name).focus();
      await user.keyboard('{Enter}');
      await waitFor(() =>
        expect(document.activeElement).toContainElement(document.querySelector('form')),
      );
      expect(document.body).not.toHaveFocus();
      await user.tab();
      expect(document.querySelector('form')).toContainElement(
        document.activeElement as HTMLElement,
      );
    },
  );

  it.each(['Book the new tour', 'Keep editing'])(
    'the unsent-change notice returns the focus to the booking form after "%s"',
    async (name) => {
      storeDraft('trip', currentDraft, { ...firstVersion, current: 2, last: 2, sent: 1 });
      const { user } = await openForm(undefined, '/book?tourId=lamanai-tour-placencia');
      button(name).focus();
      await user.keyboard('{Enter}');
      await waitFor(() =>
        expect(document.activeElement).toContainElement(document.querySelector('form')),
      );
      expect(document.body).not.toHaveFocus();
    },
  );
});
