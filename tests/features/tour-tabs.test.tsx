import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { tourHighlights } from '#content/content.data.ts';
import { getTourDetails } from '#domain/tours/tour-details.ts';
import { findTour } from '#domain/tours/tours.ts';
import { GuestReviews } from '#features/tour-tabs/GuestReviews.tsx';
import { TourTabs } from '#features/tour-tabs/TourTabs.tsx';
import { renderAt } from '#tests/support/page.tsx';

const hopkins = findTour('lamanai-tour-hopkins')!;
const renderTabs = (hash = '') => renderAt(`/tour/x${hash}`, <TourTabs tour={hopkins} />);

// Finds a tab with a selector. A query by role takes a second on a page of this size.
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

const details = getTourDetails(hopkins.id);

it('the tour page connects each tab to a panel with a heading', () => {
  renderTabs();
  expect(openPanel()).toHaveAttribute('tabindex', '0');
  expect(panels().map((panel) => [panel.id, panel.querySelector('h1, h2, h3')?.tagName])).toEqual(
    ['Overview', 'Itinerary', "What's Included"].map((name) => [
      tab(name).getAttribute('aria-controls'),
      'H2',
    ]),
  );
});

it('the tour page opens the Overview tab with the description and the highlights', () => {
  renderTabs();
  expect(openPanel()).toHaveAccessibleName('Overview');
  for (const paragraph of details.fullDescription.split('\n\n')) {
    expect(within(openPanel()).getByText(paragraph)).toBeInTheDocument();
  }
  expect(openPanel()).toHaveTextContent(/families of 8 or more/i);
  expect(listAfter('Highlights')).toEqual([...tourHighlights]);
  expect(screen.queryByText('Guest reviews')).toBeNull();
});

it('the Itinerary tab shows the itinerary as an ordered list', async () => {
  const { router } = renderTabs();
  await user.click(tab('Itinerary'));
  expect(router.state.location.hash).toBe('#itinerary');
  const list = within(openPanel()).getByRole('list', { name: 'Itinerary' });
  expect(list.tagName).toBe('OL');
  expect(textsOf(list)).toEqual(details.itinerary.map(({ time, text }) => time + text));
  // There is a line between each stop and the next one.
  expect(list.querySelectorAll('svg')).toHaveLength(details.itinerary.length * 2 - 1);
});

it('the last tab of the tour page lists included items, excluded items and what to bring', async () => {
  renderTabs();
  await user.click(tab("What's Included"));
  expect(listAfter('Included')).toEqual([...details.included]);
  expect(listAfter('Not included')).toEqual([...details.notIncluded]);
  expect(listAfter('What to bring')).toEqual([...details.whatToBring]);
});

it("the browser's Back returns to the previous tab of the tour page", async () => {
  const { router } = renderTabs();
  await user.click(tab('Itinerary'));
  await user.click(tab("What's Included"));
  await act(() => router.navigate(-1));
  expect(openPanel()).toHaveAccessibleName('Itinerary');
});

it.each([
  ['#itinerary', 'Itinerary'],
  ['#tour-panel-included', "What's Included"],
  ['#nonsense', 'Overview'],
])('the tour page with the hash %s opens the tab "%s"', async (hash, name) => {
  const { router } = renderTabs(hash);
  expect(openPanel()).toHaveAccessibleName(name);
  await act(() => router.navigate('#main'));
  expect(openPanel()).toHaveAccessibleName(name);
});

it('the tour page opens the hidden tab that contains a find-in-page match', () => {
  const { router } = renderTabs();
  const panel = document.getElementById('tour-panel-itinerary')!;
  expect(panel).toHaveAttribute('hidden', 'until-found');
  act(() => void panel.dispatchEvent(new Event('beforematch', { bubbles: true })));
  expect(openPanel()).toBe(panel);
  expect(panel).not.toHaveAttribute('hidden');
  expect(router.state.location.hash).toBe('');
});

it.each([
  ['leaves a click with Alt to the browser', { altKey: true }, false],
  ['leaves a click with Ctrl to the browser', { ctrlKey: true }, false],
  ['leaves a click with Command to the browser', { metaKey: true }, false],
  ['leaves a click with Shift to the browser', { shiftKey: true }, false],
  ['handles a plain click', {}, true],
])('a tab of the tour page handles only plain clicks: it %s', (_, modifier, isHandled) => {
  renderTabs();
  expect(fireEvent.click(tab('Itinerary'), modifier)).toBe(!isHandled);
});

it('choosing a tab of the tour page keeps the query of the URL', async () => {
  const { router } = renderAt('/tour/x?from=mail', <TourTabs tour={hopkins} />);
  await user.click(tab('Itinerary'));
  expect(router.state.location).toMatchObject({ search: '?from=mail', hash: '#itinerary' });
});

const review = {
  author: 'Dana R.',
  location: 'Duluth, Minnesota',
  date: '2026-02-18',
  rating: 5,
  text: 'The river alone was worth the early start.',
} as const;

it('the tour page shows guest reviews if there are any', () => {
  renderAt('/', <GuestReviews reviews={[review]} />);
  const figure = within(screen.getByRole('region', { name: 'Guest reviews' })).getByRole('figure');
  expect(figure).toHaveTextContent(review.text);
  expect(figure).toHaveTextContent('Dana R., Duluth, Minnesota. 5 of 5 stars');
});

it('one line of the tour page names the reviews that are examples', () => {
  const sample = { ...review, author: 'Sam P.', sample: true } as const;
  renderAt('/', <GuestReviews reviews={[review, sample]} />);
  expect(screen.getAllByText(/example/i).map((line) => line.textContent)).toEqual([
    'Examples: Sam P.',
  ]);
});
