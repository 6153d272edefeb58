import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { faqGroups, terms } from '#content/content.data.ts';
import { findTour } from '#domain/tours/tours.ts';
import { getTourDetails } from '#domain/tours/tour-details.ts';
import { BookingBar } from '#features/tour-detail/BookingBar.tsx';
import { BookingTicket } from '#features/tour-detail/BookingTicket.tsx';
import { TourQuestions } from '#features/tour-detail/TourQuestions.tsx';
import { toursAfter } from '#features/tour-detail/NextTours.tsx';
import { ShareButton } from '#features/tour-detail/ShareButton.tsx';
import { specifiedTours } from '#tests/support/specification.ts';
import { renderAt } from '#tests/support/page.tsx';

const tour = findTour('lamanai-tour-hopkins')!;
const user = userEvent.setup({ pointerEventsCheck: 0 });

it('the booking ticket shows the price and the key facts of the tour', () => {
  renderAt('/', <BookingTicket tour={tour} />);
  const ticket = screen.getByRole('region', { name: 'Price and booking' });
  expect(ticket).toHaveTextContent(
    `${tour.discountPercent}% offLimited time dealNow US$${tour.priceUsd} Typical price US$${tour.typicalPriceUsd}per person, in USDBook This TourNo payment now.`,
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
  expect(ticket.textContent).toContain(`${terms.inclusionsLine}${terms.followUp}`);
  expect(ticket.querySelector('a')).toHaveTextContent('Book This Tour');
  expect(ticket.querySelector('a')).toHaveAttribute('href', `/book?tourId=${tour.id}`);
});

it('the booking bar passes the tour as navigation state to the booking page', async () => {
  const { router } = renderAt('/', <BookingBar tour={tour} />);
  const bar = screen.getByRole('region', { name: 'Book this tour' });
  expect(bar).toHaveTextContent(`Now US$${tour.priceUsd}`);
  await user.click(within(bar).getByRole('link', { name: 'Book Now' }));
  expect(router.state.location).toMatchObject({
    pathname: '/book',
    search: `?tourId=${tour.id}`,
    state: { ...tour, ...getTourDetails(tour.id) },
  });
});

it('toursAfter returns the next three tours and wraps around at the end of the list', () => {
  const ids = specifiedTours.map(({ id }) => id);
  const after = (id = '') => toursAfter(findTour(id)!).map((other) => other.id);
  expect(after(ids[0])).toEqual(ids.slice(1, 4));
  expect(after(ids.at(-2))).toEqual([ids.at(-1), ids[0], ids[1]]);
});

it('the tour page shows four FAQ answers with links to the FAQ', () => {
  renderAt('/', <TourQuestions />);
  const ids = ['what-is-included', 'how-long', 'what-to-bring', 'climbing'];
  const asked = ids.map((id) =>
    faqGroups.flatMap(({ items }) => items).find((one) => one.id === id),
  );
  const headings = screen.getAllByRole('heading', { level: 3, hidden: true });
  expect(headings.map(({ textContent }) => textContent)).toEqual(asked.map((one) => one?.question));
  for (const text of asked.flatMap((one) => one?.answer ?? [])) {
    expect(document.body.textContent).toContain(text);
  }
  const links = screen.getAllByRole('link', { hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(ids.map((id) => `/faq#${id}`));
});

describe('the share button', () => {
  const url = `https://www.lamanai-day-tours.example/tour/${tour.id}`;
  const gets = vi.fn<(shared: unknown) => Promise<void>>(() => Promise.resolve());

  it.each<[string, object, string, unknown[][]]>([
    [
      'opens the share sheet with the URL of the tour',
      { share: gets },
      '',
      [[{ title: tour.title, url }]],
    ],
    [
      'copies the link if the browser has no share sheet',
      { clipboard: { writeText: gets } },
      'Link copied.',
      [[url]],
    ],
    ['shows the link if the browser can neither share nor copy', {}, url, []],
  ])(
    'the share button uses what the browser supports: it %s',
    async (_, navigatorParts, said, got) => {
      gets.mockClear();
      vi.stubGlobal('navigator', navigatorParts);
      renderAt('/tour/x?utm_source=mail#itinerary', <ShareButton tour={tour} />);
      screen.getByRole('button', { name: 'Share this tour' }).click();
      await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(said));
      expect(gets.mock.calls).toEqual(got);
    },
  );
});
