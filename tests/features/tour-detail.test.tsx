import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { inclusionsLine } from '#content/policies.ts';
import { findTour, tours } from '#domain/tours.ts';
import { BookingBar } from '#features/tour-detail/BookingBar.tsx';
import { BookingTicket } from '#features/tour-detail/BookingTicket.tsx';
import { toursAfter } from '#features/tour-detail/NextTours.tsx';
import { ShareButton } from '#features/tour-detail/ShareButton.tsx';
import { specifiedTours } from '#tests/support/specification.ts';
import { renderAt } from '#tests/support/page.tsx';

const eachTour = tours.map((tour) => [tour.id, tour] as const);

const user = userEvent.setup({ pointerEventsCheck: 0 });

describe('BookingTicket', () => {
  it.each(eachTour)('says what %s costs and what belongs to it', (_id, tour) => {
    renderAt('/', <BookingTicket tour={tour} />);
    const ticket = screen.getByRole('region', { name: 'Price and booking' });
    expect(ticket).toHaveTextContent(
      `${tour.discountPercent}% offLimited time dealNow US$${tour.priceUsd} Typical price US$${tour.typicalPriceUsd}per person, in USD${inclusionsLine}`,
    );
    const facts = within(ticket)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(facts).toEqual([
      ['Duration', tour.duration],
      ['Transportation', tour.transportation],
      ['Departure', tour.departure],
      ['Group', tour.capacity],
    ]);
    expect(ticket.querySelector('a')).toHaveTextContent('Book This Tour');
    expect(ticket.querySelector('a')).toHaveAttribute('href', `/book?tourId=${tour.id}`);
  });
});

describe('BookingBar', () => {
  it('leads to the booking page with the whole tour', async () => {
    const tour = findTour('lamanai-tour-hopkins')!;
    const { router } = renderAt('/', <BookingBar tour={tour} />);
    const bar = screen.getByRole('region', { name: 'Book this tour' });
    expect(bar).toHaveTextContent(`Now US$${tour.priceUsd}`);
    await user.click(within(bar).getByRole('link', { name: 'Book Now' }));
    const { pathname, search, state } = router.state.location;
    expect({ to: pathname + search, state }).toEqual({
      to: `/book?tourId=${tour.id}`,
      state: tour,
    });
  });
});

describe('the next tours', () => {
  it('are the three that follow in the list, from its start again after the last', () => {
    const ids = specifiedTours.map(({ id }) => id);
    const after = (id: string | undefined) => {
      const tour = findTour(id ?? '');
      return tour && toursAfter(tour).map((other) => other.id);
    };
    expect(after(ids[0])).toEqual(ids.slice(1, 4));
    expect(after(ids.at(-2))).toEqual([ids.at(-1), ids[0], ids[1]]);
  });
});

describe('ShareButton', () => {
  const [tour] = tours;
  const url = 'https://www.lamanai-day-tours.example/tour/lamanai-tour-belize-city';

  async function press(navigatorParts: object) {
    vi.stubGlobal('navigator', navigatorParts);
    renderAt('/tour/x?utm_source=mail#itinerary', <ShareButton tour={tour!} />);
    screen.getByRole('button', { name: 'Share this tour' }).click();
  }

  it('opens the share sheet with the tour’s own address', async () => {
    const share = vi.fn<() => Promise<void>>(() => Promise.resolve());
    await press({ share });
    expect(share.mock.calls).toEqual([[{ title: 'Lamanai Tour from Belize City', url }]]);
    await vi.waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
  });

  it('copies the link where there is no share sheet, and says so', async () => {
    const writeText = vi.fn<() => Promise<void>>(() => Promise.resolve());
    await press({ clipboard: { writeText } });
    await screen.findByText('Link copied.');
    expect(screen.getByRole('status')).toHaveTextContent(/^Link copied\.$/);
    expect(writeText.mock.calls).toEqual([[url]]);
  });

  it('shows the link where nothing else works', async () => {
    await press({});
    await screen.findByText(url);
    expect(screen.getByRole('status').textContent).toBe(url);
  });
});
