import { screen, within } from '@testing-library/react';
import { afterAll, expect, it, vi } from 'vitest';

import { findTour, tours } from '#domain/tours/tours.ts';
import { renderAt } from '#tests/support/page.tsx';
import { TourCard } from '#ui/TourCard.tsx';

// The mock is needed because no real tour is the most booked one; see tests/domain/tours/tours.test.ts.
vi.mock('#domain/tours/tours.ts', async (original) => ({
  ...(await original<object>()),
  isMostBooked: (id: string) => id === 'lamanai-tour-hopkins',
}));
afterAll(() => vi.doUnmock('#domain/tours/tours.ts'));

const belizeCity = findTour('lamanai-tour-belize-city')!;

it('the tour card shows title, stars, discount, price and transportation with a single link', () => {
  renderAt('/tours', <TourCard tour={belizeCity} />);
  const card = within(screen.getByRole('article'));
  expect(card.getByRole('heading', { level: 3, name: belizeCity.title })).toBeInTheDocument();
  const links = card.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [belizeCity.title, `/tour/${belizeCity.id}`],
  ]);
  expect(screen.getByRole('article').querySelectorAll('svg[aria-hidden] > path')).toHaveLength(5);
  expect(card.queryByRole('img', { name: /star/ })).toBeNull();
  expect(card.getByText(`${belizeCity.discountPercent}% off`)).toBeInTheDocument();
  expect(screen.getByRole('article')).toHaveTextContent(
    `Now US$${belizeCity.priceUsd} Typical price US$${belizeCity.typicalPriceUsd}Limited time deal, per person, in USD`,
  );
  expect(card.getByText(`US$${belizeCity.typicalPriceUsd}`).closest('s')).not.toBeNull();
  // The label is the same as in the filter.
  expect(screen.getByRole('article')).toHaveTextContent(`By Road · ${belizeCity.duration}`);
});

it('only the card of the most booked tour shows the Most Booked ribbon', () => {
  for (const tour of tours) renderAt('/tours', <TourCard tour={tour} />);
  const ribboned = screen.getAllByText('Most Booked').map((ribbon) => ribbon.closest('article'));
  expect(ribboned).toHaveLength(1);
  expect(ribboned[0]).toHaveTextContent('Hopkins');
});

it('the tour card uses the heading level that the page passes', () => {
  renderAt('/tours', <TourCard tour={belizeCity} headingLevel={2} />);
  expect(screen.getByRole('heading', { level: 2, name: belizeCity.title })).toBeInTheDocument();
});
