import { act, render as renderAlone, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';

import { usePageFocus } from '#app/use-page-focus.ts';
import { belizeToday } from '#domain/site/calendar.ts';
import { findTour } from '#domain/tours/tours.ts';
import { PhoneHint } from '#features/booking/hints.tsx';
import { PriceSummary } from '#features/booking/PriceSummary.tsx';
import { HeroCarousel } from '#features/carousel/HeroCarousel.tsx';
import { RequestSummaryCard } from '#features/confirmation/RequestSummaryCard.tsx';
import { FaqQuestions } from '#features/faq/FaqQuestions.tsx';
import { NoticesBanner } from '#features/notices/NoticesBanner.tsx';
import { NoticesProvider } from '#features/notices/notices-context.tsx';
import { SiteHeader } from '#features/site-menu/SiteHeader.tsx';
import { TourTabs } from '#features/tour-tabs/TourTabs.tsx';
import { loadNotices } from '#services/notices.ts';
import { noMail, noon, receipt, today, validDraft } from '#tests/support/booking-draft.ts';
import { openForm, renderPart, storeDraft } from '#tests/support/booking-form.tsx';
import { renderThemedAt } from '#tests/support/page.tsx';
import { trackSubscriptions } from '#tests/support/subscriptions.ts';

vi.mock('#services/notices.ts', { spy: true });

let view: ReturnType<typeof renderThemedAt>;
const render = (element: ReactNode) => {
  view = renderThemedAt('/faq', element);
};

/** Renders a part of the booking form for a visitor on step 2. */
function renderInBooking(part: ReactNode) {
  const { booking, ...rendered } = renderPart(part);
  view = rendered;
  const saved = { ...noMail, draft: validDraft, step: 'pickup' } as const;
  const session = { today, minutes: noon, tourId: null, saved, sent: null };
  act(() => booking.send({ type: 'session.start', session }));
  return booking;
}

function PageFocus() {
  usePageFocus();
  return null;
}

// React and Testing Library subscribe to the document once and never unsubscribe. This happens before the tests count
// subscriptions.
beforeAll(() => {
  renderAlone(<p />);
  userEvent.setup();
});

it.each<[string, readonly string[], () => unknown]>([
  [
    'the booking form',
    ['document visibilitychange', 'interval 60000', 'window pageshow'],
    async () => {
      storeDraft('trip');
      view = await openForm();
    },
  ],
  [
    'the confirmation',
    ['document visibilitychange', 'window pageshow'],
    () => render(<RequestSummaryCard receipt={{ ...receipt, date: belizeToday() }} />),
  ],
  [
    'the header with an open menu',
    ['window popstate'],
    () => {
      render(<SiteHeader />);
      act(() => screen.getByRole('button', { name: 'Menu' }).click());
    },
  ],
  [
    'the notices',
    ['document visibilitychange', 'window focus', 'window online'],
    async () => {
      const banner = { id: 'flood', text: 'The river is high.' };
      vi.mocked(loadNotices).mockResolvedValue({ closedDays: [], banner });
      render(
        <NoticesProvider>
          <NoticesBanner />
        </NoticesProvider>,
      );
      await screen.findByRole('region', { name: 'Notice' });
    },
  ],
  ['tabs', ['div beforematch'], () => render(<TourTabs tour={findTour(validDraft.tourId)!} />)],
  ['the questions', ['div beforematch'], () => render(<FaqQuestions />)],
  [
    'the focus of a new page',
    ['animation frame'],
    async () => {
      render(<PageFocus />);
      await act(() => view.router.navigate('/about'));
    },
  ],
  [
    'the price summary',
    ['timeout 800'],
    () => {
      const booking = renderInBooking(<PriceSummary />);
      act(() => booking.send({ type: 'draft.change', patch: { persons: '4' } }));
    },
  ],
  [
    'the hint of a field',
    ['timeout 1000'],
    () => {
      const booking = renderInBooking(<PhoneHint />);
      act(() => booking.send({ type: 'draft.change', patch: { phone: '305 555 0142' } }));
    },
  ],
  ['the carousel', ['document visibilitychange'], () => render(<HeroCarousel />)],
])('unmounting a component ends all its subscriptions: %s', async (_, expected, open) => {
  const subscriptions = trackSubscriptions();
  await open();
  expect(subscriptions()).toEqual(expect.arrayContaining([...expected]));
  view.unmount();
  view.router.dispose();
  // The booking ends in a microtask. A longer wait would let forgotten timers end by themselves.
  await Promise.resolve();
  expect(subscriptions()).toEqual([]);
});
