import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { currentDraft, openForm, storeDraft } from '#tests/support/booking-form.tsx';

const CLOSED =
  'Our office is closed now. Please message us on WhatsApp, or call +1 800 555 0142 from 8:00 AM tomorrow (Belize time).';

/** Opens step 1 at the given time, with a draft that has the given changes. */
async function openFormAt(now: string, patch: Partial<typeof currentDraft>) {
  vi.setSystemTime(now);
  storeDraft('trip', { ...currentDraft, ...patch });
  return (await openForm()).user;
}

const note = (words: RegExp) => screen.findByText(words).then((text) => text.parentElement);

it("the booking form offers the next day if today's tour has departed", async () => {
  const user = await openFormAt('2026-11-20T23:30:00Z', {});
  const warning = await note(/^Today’s tour has left: it started at 8:00 AM, Belize time/);
  await user.click(screen.getByRole('button', { name: 'Choose Saturday, November 21, 2026' }));
  expect(warning).toHaveTextContent(/^That’s tomorrow/);
  expect(warning).toHaveTextContent(CLOSED);
  expect(warning).toHaveFocus();
});

it('a tour that has departed does not block step 2 of the booking form', async () => {
  const user = await openFormAt('2026-11-20T23:30:00Z', {});
  await note(/^Today’s tour has left/);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 2, name: /^Step 2/ })).toBeVisible(),
  );
});

it('the booking form says that the tour has departed as soon as the departure time has passed', async () => {
  await openFormAt('2026-11-20T13:59:00Z', {});
  const warning = await note(/^That’s today/);
  expect(warning).toHaveTextContent('from 8:00 AM today (Belize time)');
  vi.setSystemTime('2026-11-20T14:00:00Z');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(warning).toHaveTextContent(/^Today’s tour has left/);
});

it('the booking form warns if a tour departs before the phone is answered', async () => {
  const tourId = 'lamanai-tour-placencia';
  await openFormAt('2026-11-21T04:30:00Z', { tourId, persons: '4', date: '2026-11-21' });
  expect(await note(/^That’s tomorrow/)).toHaveTextContent(
    `${CLOSED} By then, this tour will have left. You can still send this request.`,
  );
});
