import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { reviewsOf } from '#domain/reviews.ts';
import { tourDetailsOf } from '#domain/tour-details.ts';
import { findTour, tours } from '#domain/tours.ts';
import { tourHighlights } from '#content/tour-highlights.ts';
import type { Tour } from '#content/tour.ts';
import { GuestReviews } from '#features/tour-tabs/GuestReviews.tsx';
import { TourTabs } from '#features/tour-tabs/TourTabs.tsx';
import { renderAt } from '#tests/support/page.tsx';

const [belizeCity] = tours;
const tourOf = (id: string): Tour => {
  const tour = findTour(id);
  if (!tour) throw new Error(`no tour ${id}`);
  return tour;
};
const hopkins = tourOf('lamanai-tour-hopkins');
const details = tourDetailsOf(hopkins.id);
const byFlight = tourOf('lamanai-tour-san-pedro-by-flight');

const renderTabs = (tour: Tour = hopkins, hash = '') =>
  renderAt(`/tour/${tour.id}${hash}`, <TourTabs tour={tour} />);
// By selector where the role is not the point: finding by role takes a second in so large a page.
const tab = (name: string) => screen.getByText(name, { selector: '[role=tab]' });
const panels = () => [...document.querySelectorAll<HTMLElement>('[role=tabpanel]')];
function openPanel(): HTMLElement {
  const [panel, ...others] = panels().filter(
    (element) => getComputedStyle(element).display !== 'none',
  );
  if (!panel || others.length > 0) throw new Error('not one panel is open');
  const marked = [...document.querySelectorAll('[role=tab][aria-selected=true]')];
  expect(marked.map(({ id }) => id)).toEqual([panel.getAttribute('aria-labelledby')]);
  return panel;
}
const panelOf = (name: string) => {
  const panel = document.getElementById(tab(name).getAttribute('aria-controls') ?? '');
  if (!panel) throw new Error(`no panel ${name}`);
  return panel;
};
const textsOf = (list: Element | null) =>
  [...(list?.querySelectorAll('li') ?? [])].map((item) => item.textContent);
const listAfter = (heading: string) =>
  textsOf(within(openPanel()).getByText(heading, { selector: 'h3' }).nextElementSibling);

const user = userEvent.setup({ pointerEventsCheck: 0 });

describe('TourTabs', () => {
  it('opens Overview, with the other panels in the page but hidden', () => {
    renderTabs();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Overview',
      'Itinerary',
      "What's Included",
    ]);
    expect(tab('Overview')).toHaveAttribute('aria-selected', 'true');
    expect(openPanel()).toHaveAccessibleName('Overview');
    expect(openPanel()).toHaveAttribute('tabindex', '0');
    expect(panels()).toHaveLength(3);
    for (const name of ['Overview', 'Itinerary', "What's Included"]) {
      expect(panelOf(name)).toHaveAttribute('aria-labelledby', tab(name).id);
      expect(panelOf(name).querySelector('h1, h2, h3')?.tagName).toBe('H2');
    }
  });

  it('writes the open tab into the fragment, and Back returns to the one before', async () => {
    const { router } = renderTabs();
    await user.click(tab('Itinerary'));
    expect(router.state.location.hash).toBe('#itinerary');
    await user.click(tab("What's Included"));
    expect(router.state.location.hash).toBe('#included');
    expect(openPanel()).toHaveAccessibleName("What's Included");
    await act(() => router.navigate(-1));
    expect(openPanel()).toHaveAccessibleName('Itinerary');
    await act(() => router.navigate(-1));
    expect(openPanel()).toHaveAccessibleName('Overview');
    expect(router.state.location.hash).toBe('');
  });

  it.each([
    ['#itinerary', 'Itinerary'],
    ['#included', "What's Included"],
    ['#overview', 'Overview'],
    ['#tour-panel-itinerary', 'Itinerary'],
    ['#nonsense', 'Overview'],
  ])('opens the tab that %s names', (hash, name) => {
    renderTabs(hopkins, hash);
    expect(openPanel()).toHaveAccessibleName(name);
  });

  it('stays where it is when the fragment is for something else, such as the skip link', async () => {
    const { router } = renderTabs(hopkins, '#itinerary');
    await act(() => router.navigate('#main'));
    expect(openPanel()).toHaveAccessibleName('Itinerary');
  });

  it('tells the whole description and the fixed highlights', () => {
    renderTabs();
    for (const paragraph of details.fullDescription.split('\n\n')) {
      expect(within(openPanel()).getByText(paragraph)).toBeInTheDocument();
    }
    expect(listAfter('Highlights')).toEqual([...tourHighlights]);
  });

  it('lists the timed steps in order', () => {
    renderTabs(hopkins, '#itinerary');
    const list = within(openPanel()).getByRole('list', { name: 'Itinerary' });
    expect(list.tagName).toBe('OL');
    expect(textsOf(list)).toEqual(details.itinerary.map(({ time, text }) => time + text));
  });

  it('lists what is included, what is not, and what to bring', () => {
    renderTabs(hopkins, '#included');
    expect(listAfter('Included')).toEqual([...details.included]);
    expect(listAfter('Not included')).toEqual([...details.notIncluded]);
    expect(listAfter('What to bring')).toEqual([...details.whatToBring]);
  });

  it('makes the special offer on road tours alone', () => {
    const offer = 'Families of 8 or more get a free upgrade to a fully private tour plus 10% off.';
    renderTabs(hopkins);
    expect(within(openPanel()).getByText(offer)).toBeInTheDocument();
    renderTabs(byFlight);
    expect(screen.getAllByText(offer)).toHaveLength(1);
  });

  it('shows no guest reviews on any tour, since they belong to an id that no tour has', () => {
    for (const tour of tours) {
      expect(reviewsOf(tour.id), tour.id).toEqual([]);
      renderTabs(tour).unmount();
    }
    renderTabs(belizeCity);
    expect(screen.queryByText('Guest reviews')).toBeNull();
  });
});

describe('GuestReviews', () => {
  it('would show what guests wrote', () => {
    const review = {
      author: 'Dana R.',
      location: 'Duluth, Minnesota',
      date: '2026-02-18',
      rating: 5,
      text: 'The river alone was worth the early start.',
    } as const;
    renderAt('/', <GuestReviews reviews={[review]} />);
    const figures = within(screen.getByRole('region', { name: 'Guest reviews' })).getAllByRole(
      'figure',
    );
    expect(figures).toHaveLength(1);
    expect(figures[0]).toHaveTextContent(review.text);
    expect(figures[0]).toHaveTextContent('Dana R., Duluth, Minnesota. 5 of 5 stars');
  });
});
