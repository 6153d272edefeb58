import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { Departures } from '#features/departures/Departures.tsx';
import { renderAt } from '#tests/support/page.tsx';
import { placeOfDeparture, specifiedPlaces, specifiedTours } from '#tests/support/specification.ts';

it('the list of departures leads from every place to the card of its first tour', () => {
  renderAt('/tours', <Departures />);
  const list = screen.getByRole('navigation', { name: 'Where are you staying?' });
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    specifiedPlaces.map((place) => {
      const tour = specifiedTours.find((one) => placeOfDeparture(one) === place);
      return [`${place} from US$${tour?.priceUsd}`, `/tours#${tour?.slug}`];
    }),
  );
});
