import { screen } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, it, vi } from 'vitest';

import { belizeToday } from '#domain/calendar.ts';
import { firstVersion } from '#domain/reference.ts';
import { BookingContext, BookingProvider } from '#features/booking/booking-context.tsx';
import { PriceSummary } from '#features/booking/PriceSummary.tsx';
import { SiteTheme } from '#theme/SiteTheme.tsx';
import { reference, validDraft } from '#tests/support/booking-draft.ts';
import { renderAt } from '#tests/support/page.tsx';
import { sumsOf, usd } from '#tests/support/specification.ts';

// At 50 per cent nobody could tell the deposit from the balance.
vi.mock('#content/terms.ts', async (original) => ({
  ...(await original<object>()),
  DEPOSIT_PERCENT: 40,
}));

const draft = { ...validDraft, date: belizeToday() };
const saved = { reference, draft, step: 'trip', versions: firstVersion } as const;

function Visit() {
  const booking = BookingContext.useActorRef();
  useEffect(() => {
    const visit = { today: belizeToday(), reference, tourId: null, saved, sent: null };
    booking.send({ type: 'visit.start', visit });
  }, [booking]);
  return null;
}

it('a price has its deposit and its balance under their own names', async () => {
  renderAt(
    '/book',
    <SiteTheme>
      <BookingProvider sendBooking={() => Promise.resolve()}>
        <Visit />
        <PriceSummary />
      </BookingProvider>
    </SiteTheme>,
  );
  const { total } = sumsOf('lamanai-tour-belize-city', 3);
  const deposit = await screen.findByText('Deposit (40%)');
  const rowOf = (label: HTMLElement) => label.closest('dt')?.parentElement?.textContent;
  expect([rowOf(deposit), rowOf(screen.getByText('Balance due in cash on arrival'))]).toEqual([
    `Deposit (40%)${usd(total * 0.4)}`,
    `Balance due in cash on arrival${usd(total * 0.6)}`,
  ]);
});
