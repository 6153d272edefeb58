import { expect, it } from 'vitest';

import { offerFor, offerText } from '#domain/tours/offers.ts';
import { personsOptions } from '#domain/tours/party-size.ts';
import { tours } from '#domain/tours/tours.ts';

const GROUP =
  'Parties of 6 or more get a group discount. Ask us for it: the total here doesn’t include it yet.';
const FAMILY =
  'Families of 8 or more get a free upgrade to a fully private tour plus 10% off. Other parties of 6 or more get a group discount. Ask us for it: the total here doesn’t include it yet.';

it.each(tours)('each group size on the tour $id gets the correct offer', (tour) => {
  const large = tour.transportationType === 'road' ? FAMILY : GROUP;
  for (const persons of personsOptions(1)) {
    const told = persons < 6 ? '' : persons < 8 ? GROUP : large;
    expect(offerText(tour, persons), String(persons)).toBe(told);
  }
});

it.each([
  [5, null],
  [20, 'group'],
])('the offer for %i persons without a tour is %s', (persons, offer) => {
  expect(offerFor(undefined, persons)).toBe(offer);
});
