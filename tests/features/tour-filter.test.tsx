import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { tours } from '#domain/tours/tours.ts';
import { TourList } from '#features/tour-filter/TourList.tsx';
import { renderAt } from '#tests/support/page.tsx';
import { specifiedTours } from '#tests/support/specification.ts';
import type { Tour } from '#content/tour.ts';

const user = userEvent.setup({ pointerEventsCheck: 0 });
// Finds the titles with a selector. A query by role takes a second on a page of this size.
const shownTitles = () =>
  [...document.querySelectorAll('article a')].map((link) => link.textContent);
const pill = (name: string) => screen.getByRole('radio', { name });
const status = () => screen.getByRole('status').textContent;

const titlesBy = (type: Tour['transportationType']) =>
  specifiedTours.filter((tour) => tour.transportationType === type).map(({ title }) => title);

it('the tour filter adds one history entry for each choice', async () => {
  const { router } = renderAt('/tours?type=flight', <TourList tours={tours} />);
  const shown = () => [router.state.location.search, shownTitles()];
  expect(shown()).toEqual(['?type=flight', titlesBy('flight')]);
  await user.click(pill('By Flight'));
  await user.click(pill('By Water Taxi'));
  await user.click(pill('By Road'));
  await act(() => router.navigate(-2));
  expect(shown()).toEqual(['?type=flight', titlesBy('flight')]);
  await act(() => router.navigate(2));
  expect(shown()).toEqual(['?type=road', titlesBy('road')]);
  expect(pill('By Road')).toBeChecked();
});

it('the tour filter offers to show all tours if no tour matches', async () => {
  const byRoad = tours.filter((tour) => tour.transportationType === 'road');
  const { router } = renderAt('/tours?type=flight', <TourList tours={byRoad} />);
  expect(screen.getByRole('heading', { level: 2, name: 'No tours found' })).toBeInTheDocument();
  expect(
    screen.getByText('There are currently no tours available with this transportation type.'),
  ).toBeInTheDocument();
  expect(status()).toBe(`0 of ${byRoad.length} tours · By Flight`);

  await user.click(screen.getByRole('button', { name: 'Show all tours' }));
  expect(shownTitles()).toHaveLength(byRoad.length);
  expect(router.state.location.search).toBe('');
  expect(pill('All Tours')).toHaveFocus();
});

it('the tour filter does not offer to show all tours if there are no tours', () => {
  renderAt('/tours', <TourList tours={[]} />);
  expect(screen.getByRole('heading', { level: 2, name: 'No tours found' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show all tours' })).toBeNull();
  expect(status()).toBe('0 tours');
});
