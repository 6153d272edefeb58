import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import type * as ToursModule from '#domain/tours.ts';
import { tours } from '#domain/tours.ts';
import { belizeCity } from '#content/tours/belize-city.ts';
import { renderAt } from '#tests/support/page.tsx';
import { TourCard } from '#ui/TourCard.tsx';
import { specifiedTours } from '#tests/support/specification.ts';

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

describe('TourCard', () => {
  it.each(tours.map((tour) => [tour.id, tour] as const))('shows %s', (id, tour) => {
    renderAt('/tours', <TourCard tour={tour} />);
    const card = screen.getByRole('article');
    expect(within(card).getByRole('heading', { level: 3, name: tour.title })).toBeInTheDocument();
    expect(within(card).getAllByRole('link')).toHaveLength(1);
    expect(within(card).getByRole('link', { name: tour.title })).toHaveAttribute(
      'href',
      `/tour/${id}`,
    );
    expect(within(card).getByRole('img', { name: '5 stars' })).toBeInTheDocument();
    expect(within(card).getByText(`${tour.discountPercent}% off`)).toBeInTheDocument();
    expect(visibleText(card)).toContain(
      `Now US$${tour.priceUsd} Typical price US$${tour.typicalPriceUsd}Limited time deal per person, in USD`,
    );
    expect(card.querySelector('s')).toHaveTextContent(`US$${tour.typicalPriceUsd}`);
    expect(visibleText(card)).toContain(tour.duration);
  });

  it('says how guests travel in the words of the filter', () => {
    for (const tour of tours) renderAt('/tours', <TourCard tour={tour} />);
    const kinds = screen
      .getAllByRole('article')
      .map((card) => /By (?:Road|Flight|Water Taxi)(?= ·)/.exec(card.textContent ?? '')?.[0]);
    const words = { road: 'By Road', 'water-taxi': 'By Water Taxi', flight: 'By Flight' };
    expect(kinds).toEqual(specifiedTours.map((tour) => words[tour.transportationType]));
  });

  it('never shows the Most Booked ribbon, since it belongs to an id that no tour has', () => {
    for (const tour of tours) renderAt('/tours', <TourCard tour={tour} />);
    expect(screen.getAllByRole('article')).toHaveLength(tours.length);
    expect(screen.queryByText('Most Booked')).toBeNull();
  });

  it('would show the ribbon on the tour that is most booked, and on no other', () => {
    mostBooked.id = 'lamanai-tour-hopkins';
    for (const tour of tours) renderAt('/tours', <TourCard tour={tour} />);
    mostBooked.id = null;
    const [ribbon, ...others] = screen.getAllByText('Most Booked');
    expect(others).toEqual([]);
    expect(ribbon?.closest('article')).toHaveTextContent('Hopkins');
  });

  it('takes the level of its heading from the page', () => {
    renderAt('/tours', <TourCard tour={belizeCity} headingLevel={2} />);
    expect(screen.getByRole('heading', { level: 2, name: belizeCity.title })).toBeInTheDocument();
  });
});
