import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import type * as ToursModule from '#domain/tours.ts';
import { tours } from '#domain/tours.ts';
import { belizeCity } from '#content/tours/belize-city.ts';
import { renderAt } from '#tests/support/page.tsx';
import { TourCard } from '#ui/TourCard.tsx';

const mostBooked = vi.hoisted(() => ({ id: null as string | null }));

vi.mock('#domain/tours.ts', async (importOriginal) => {
  const original = await importOriginal<typeof ToursModule>();
  return {
    ...original,
    isMostBooked: (id: string) =>
      mostBooked.id === null ? original.isMostBooked(id) : id === mostBooked.id,
  };
});

const visibleText = (element: HTMLElement) => element.textContent?.replaceAll(/\s+/g, ' ').trim();

const travelWords = { road: 'By Road', 'water-taxi': 'By Water Taxi', flight: 'By Flight' };

it.each(tours.map((tour) => [tour.id, tour] as const))('shows %s', (id, tour) => {
  renderAt('/tours', <TourCard tour={tour} />);
  const card = screen.getByRole('article');
  expect(within(card).getByRole('heading', { level: 3, name: tour.title })).toBeInTheDocument();
  const links = within(card).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [tour.title, `/tour/${id}`],
  ]);
  expect(within(card).getByRole('img', { name: '5 stars' })).toBeInTheDocument();
  expect(within(card).getByText(`${tour.discountPercent}% off`)).toBeInTheDocument();
  expect(visibleText(card)).toContain(
    `Now US$${tour.priceUsd} Typical price US$${tour.typicalPriceUsd}Limited time deal per person, in USD`,
  );
  expect(card.querySelector('s')).toHaveTextContent(`US$${tour.typicalPriceUsd}`);
  expect(visibleText(card)).toContain(tour.duration);
  // In the words of the filter.
  expect(card).toHaveTextContent(`${travelWords[tour.transportationType]} ·`);
});

it.each([
  ['an id that no tour has', null, []],
  ['a tour', 'lamanai-tour-hopkins', ['Hopkins']],
])('shows the Most Booked ribbon where it belongs: to %s', (_, id, places) => {
  mostBooked.id = id;
  for (const tour of tours) renderAt('/tours', <TourCard tour={tour} />);
  mostBooked.id = null;
  const ribboned = screen.queryAllByText('Most Booked').map((ribbon) => ribbon.closest('article'));
  expect(ribboned).toHaveLength(places.length);
  for (const place of places) expect(ribboned[0]).toHaveTextContent(place);
});

it('takes the level of its heading from the page', () => {
  renderAt('/tours', <TourCard tour={belizeCity} headingLevel={2} />);
  expect(screen.getByRole('heading', { level: 2, name: belizeCity.title })).toBeInTheDocument();
});
