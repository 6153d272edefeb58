import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { tourHighlights } from '#content/every-tour.ts';
import { tourDetailsOf } from '#domain/tour-details.ts';
import { findTour } from '#domain/tours.ts';
import { GuestReviews } from '#features/tour-tabs/GuestReviews.tsx';
import { TourTabs } from '#features/tour-tabs/TourTabs.tsx';
import { renderAt } from '#tests/support/page.tsx';

const names = ['Overview', 'Itinerary', "What's Included"];

function renderTabs(id = 'lamanai-tour-hopkins', hash = '') {
  const tour = findTour(id);
  if (!tour) throw new Error(`no tour ${id}`);
  return renderAt(`/tour/${id}${hash}`, <TourTabs tour={tour} />);
}
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
const textsOf = (list: Element | null) =>
  [...(list?.querySelectorAll('li') ?? [])].map((item) => item.textContent);
const listAfter = (heading: string) =>
  textsOf(within(openPanel()).getByText(heading, { selector: 'h3' }).nextElementSibling);

const user = userEvent.setup({ pointerEventsCheck: 0 });

it('opens Overview, with the other panels in the page but hidden', () => {
  renderTabs();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(names);
  expect(openPanel()).toHaveAccessibleName('Overview');
  expect(openPanel()).toHaveAttribute('tabindex', '0');
  expect(
    panels().map((panel) => [
      panel.id,
      panel.getAttribute('aria-labelledby'),
      panel.querySelector('h1, h2, h3')?.tagName,
    ]),
  ).toEqual(names.map((name) => [tab(name).getAttribute('aria-controls'), tab(name).id, 'H2']));
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
  ['#tour-panel-included', "What's Included"],
  ['#nonsense', 'Overview'],
])(
  'opens the tab that %s names, and keeps it for fragments of other things',
  async (hash, name) => {
    const { router } = renderTabs('lamanai-tour-hopkins', hash);
    expect(openPanel()).toHaveAccessibleName(name);
    await act(() => router.navigate('#main'));
    expect(openPanel()).toHaveAccessibleName(name);
  },
);

it('tells in each panel all that there is to say of the tour', async () => {
  const details = tourDetailsOf('lamanai-tour-hopkins');
  renderTabs();
  for (const paragraph of details.fullDescription.split('\n\n')) {
    expect(within(openPanel()).getByText(paragraph)).toBeInTheDocument();
  }
  expect(listAfter('Highlights')).toEqual([...tourHighlights]);
  await user.click(tab('Itinerary'));
  const list = within(openPanel()).getByRole('list', { name: 'Itinerary' });
  expect(list.tagName).toBe('OL');
  expect(textsOf(list)).toEqual(details.itinerary.map(({ time, text }) => time + text));
  await user.click(tab("What's Included"));
  expect(listAfter('Included')).toEqual([...details.included]);
  expect(listAfter('Not included')).toEqual([...details.notIncluded]);
  expect(listAfter('What to bring')).toEqual([...details.whatToBring]);
});

it.each([
  ['lamanai-tour-hopkins', 1],
  ['lamanai-tour-san-pedro-by-flight', 0],
])('makes the special offer on road tours alone, and shows no reviews: %s', (id, offers) => {
  renderTabs(id);
  const offer = 'Families of 8 or more get a free upgrade to a fully private tour plus 10% off.';
  expect(screen.queryAllByText(offer)).toHaveLength(offers);
  expect(screen.queryByText('Guest reviews')).toBeNull();
});

it('would show what guests wrote', () => {
  const review = {
    author: 'Dana R.',
    location: 'Duluth, Minnesota',
    date: '2026-02-18',
    rating: 5,
    text: 'The river alone was worth the early start.',
  } as const;
  renderAt('/', <GuestReviews reviews={[review]} />);
  const figure = within(screen.getByRole('region', { name: 'Guest reviews' })).getByRole('figure');
  expect(figure).toHaveTextContent(review.text);
  expect(figure).toHaveTextContent('Dana R., Duluth, Minnesota. 5 of 5 stars');
});
