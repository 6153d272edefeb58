import { screen } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, it, vi } from 'vitest';

import { requestText } from '#domain/booking-text.ts';
import { parseBooking, type BookingDraft } from '#domain/booking.ts';
import { belizeToday, formatDayWithWeekday } from '#domain/calendar.ts';
import { mailParameters } from '#domain/mail-parameters.ts';
import { firstVersion } from '#domain/reference.ts';
import { BookingContext, BookingProvider } from '#features/booking/booking-context.tsx';
import { PriceSummary } from '#features/booking/PriceSummary.tsx';
import { ReviewStep } from '#features/booking/ReviewStep.tsx';
import { reference, validDraft } from '#tests/support/booking-draft.ts';
import { renderThemedAt } from '#tests/support/page.tsx';
import { sumsOf, usd } from '#tests/support/specification.ts';

// At 50 per cent nobody could tell the deposit from the balance.
vi.mock('#content/terms.ts', async (original) => ({
  ...(await original<object>()),
  DEPOSIT_PERCENT: 40,
}));

const today = belizeToday();
const answered = { ...validDraft, date: today };

function Visit({ draft }: { draft: BookingDraft }) {
  const booking = BookingContext.useActorRef();
  useEffect(() => {
    const saved = { reference, draft, step: 'review', versions: firstVersion } as const;
    const visit = { today, reference, tourId: null, saved, sent: null };
    booking.send({ type: 'visit.start', visit });
  }, [booking, draft]);
  return null;
}

async function review(draft: BookingDraft) {
  renderThemedAt(
    '/book',
    <BookingProvider sendBooking={() => Promise.resolve()}>
      <Visit draft={draft} />
      <ReviewStep />
      <PriceSummary />
    </BookingProvider>,
  );
  await screen.findByText('Ada');
}

const rows = () =>
  screen
    .getAllByRole('term')
    .map((label) => [label.textContent, label.nextElementSibling?.textContent]);

it('shows every answer beside its question, and the price with its parts under their own names', async () => {
  await review(answered);
  const { total } = sumsOf('lamanai-tour-belize-city', 3);
  expect(rows()).toEqual(
    expect.arrayContaining([
      ['Tour', 'Lamanai Tour from Belize City'],
      ['Date', formatDayWithWeekday(today)],
      ['Number of persons', '3'],
      ['First name', 'Ada'],
      ['Last name', 'Lovelace'],
      ['E-mail', 'ada@example.com'],
      ['Phone', '+44 20 7946 018'],
      ['Accommodation', 'Harbour Hotel'],
      ['Pickup location', 'Hotel lobby'],
      ['Dietary restrictions', 'Gluten-free'],
      ['Special requirements', 'A window seat, please.'],
      ['Deposit (40%)', usd(total * 0.4)],
      ['Balance due in cash on arrival', usd(total * 0.6)],
    ]),
  );
});

it('has the same word for what was left unanswered as the mail and the copy of the request', async () => {
  const draft = { ...answered, dietaryRestrictions: '', specialRequirements: '' } as const;
  await review(draft);
  const facts = { reference, replaces: null, isDoubtful: false, isDayChecked: true, today };
  const mail = mailParameters(parseBooking(draft, today), facts);
  expect(rows()).toEqual(
    expect.arrayContaining([
      ['Dietary restrictions', 'None'],
      ['Special requirements', 'None'],
    ]),
  );
  expect([mail.dietaryRestrictions, mail.specialRequirements]).toEqual(['None', 'None']);
  expect(requestText(draft, reference).split('\n')).toEqual(
    expect.arrayContaining(['Dietary restrictions: None', 'Special requirements: None']),
  );
});
