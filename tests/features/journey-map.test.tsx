import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { capitalize, numberToWords } from '#lib/words.ts';
import { legsOf } from '#domain/tours/route.ts';
import { tourIds } from '#domain/tours/tours.ts';
import { DepartureMap } from '#features/journey-map/DepartureMap.tsx';
import { RouteMap } from '#features/journey-map/RouteMap.tsx';
import { renderAt } from '#tests/support/page.tsx';
import { placeOfDeparture, specifiedPlaces, specifiedTours } from '#tests/support/specification.ts';

const lines = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

it('the departure map has tour links and a route description for every place', () => {
  const { container } = renderAt('/', <DepartureMap />);
  const section = screen.getByRole('region', {
    name: `${capitalize(numberToWords(specifiedPlaces.length))} places to start, one river`,
  });
  const map = within(section).getByRole('navigation', { name: 'Tours by place of departure' });
  expect(
    within(map)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual(
    specifiedTours.map((tour) => {
      const place = placeOfDeparture(tour);
      const isAlone = specifiedTours.filter((one) => placeOfDeparture(one) === place).length < 2;
      const by = tour.transportationType === 'flight' ? 'flight' : 'boat';
      return [isAlone ? place : `${place} By ${by}`, `/tour/${tour.id}`];
    }),
  );
  const told = lines(within(section).getByRole('list', { name: 'Routes to the river' }));
  expect(told).toHaveLength(specifiedPlaces.length);
  expect(told[0]).toBe('Belize CityRoad, 60–75 minutes ');
  expect(told[1]).toBe(
    'San PedroWater taxi, 75–90 minutes Road, 60–75 minutes or Flight, 15–20 minutes Road, 45–50 minutes ',
  );
  expect(section).toHaveTextContent('26 miles upstream to Lamanai, in 60 to 90 minutes');
  // A link highlights all legs of its route, including legs that it shares with other routes.
  for (const id of tourIds) {
    const legs = container.querySelectorAll(`g[data-tours~="${id}"]`);
    expect(legs, id).toHaveLength(legsOf(id).length);
  }
});

describe('the route map', () => {
  it('the route map describes each leg in words', () => {
    renderAt('/', <RouteMap tourId="lamanai-tour-placencia" />);
    expect(lines(screen.getByRole('list'))).toEqual([
      'Placencia to Tower HillRoad, 3½–4 hours',
      'Tower Hill to LamanaiRiver boat, 60–90 minutesAbout 26 miles up the New River, with stops for wildlife.',
    ]);
  });

  it.each(tourIds)('the route map of the tour %s draws one line for each leg', (id) => {
    const { container } = renderAt('/', <RouteMap tourId={id} />);
    const legs = screen.getAllByRole('listitem').length;
    const svg = screen.getByRole('img', { name: /^Map of the route to Lamanai/ });
    expect(svg.querySelectorAll('[data-leg][d^="M"]')).toHaveLength(legs);
    expect(container.querySelectorAll('[style]')).toHaveLength(0);
  });
});
