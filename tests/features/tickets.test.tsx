import { act, cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';

import { getTourDetails } from '#domain/tours/tour-details.ts';
import { findTour } from '#domain/tours/tours.ts';
import { PriceSummary } from '#features/booking/PriceSummary.tsx';
import { IncludedPanel } from '#features/tour-tabs/panels.tsx';
import { noMail, noon, today, validDraft } from '#tests/support/booking-draft.ts';
import { renderPart } from '#tests/support/booking-form.tsx';
import { renderAt } from '#tests/support/page.tsx';

/** Renders a part of the booking form for a draft of this tour. */
function renderInForm(tourId: string, part: ReactNode) {
  const { booking } = renderPart(part);
  const draft = { ...validDraft, tourId, persons: '4' };
  const saved = { ...noMail, draft, step: 'review' } as const;
  const session = { today, minutes: noon, tourId: null, saved, sent: null };
  act(() => booking.send({ type: 'session.start', session }));
}

const getTour = (id: string) => findTour(id)!;

const places: readonly [name: string, open: (tourId: string) => void][] = [
  [
    'list of included items',
    (id) => renderAt('/', <IncludedPanel tour={getTour(id)} details={getTourDetails(id)} />),
  ],
  ['price summary', (id) => renderInForm(id, <PriceSummary />)],
];

it.each(places)('the part %s shows the line about tickets only if the tour has one', (_, open) => {
  const line = 'before you pay the deposit, we’ll tell you whether the price covers them.';
  open('lamanai-tour-san-pedro-by-flight');
  expect(screen.getByText(`Flight tickets: ${line}`)).toBeInTheDocument();
  cleanup();
  open('lamanai-tour-hopkins');
  expect(screen.queryByText(/tickets/)).toBeNull();
});
