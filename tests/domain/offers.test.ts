import { describe, expect, it } from 'vitest';

import { FAMILY_DISCOUNT_PERCENT, FAMILY_PERSONS } from '#content/offers.ts';
import { offerFor, offerText } from '#domain/offers.ts';
import { personsOptions } from '#domain/persons.ts';
import { bookingPolicy } from '#content/policies.ts';
import { findTour, tours } from '#domain/tours.ts';

const GROUP =
  'Parties of 6 or more get a group discount. Ask us for it: the total shown here does not include it yet.';
const FAMILY =
  'Families of 8 or more get a free upgrade to a fully private tour plus 10% off. Other parties of 6 or more get a group discount. Ask us for it: the total shown here does not include it yet.';

describe('the offer that a party may ask for', () => {
  it.each(tours.map((tour) => [tour.id, tour] as const))('%s, for every party', (_, tour) => {
    const isRoad = tour.transportationType === 'road';
    const told = Object.fromEntries(
      personsOptions(1).map((persons) => [persons, offerText(tour, persons)]),
    );
    const large = isRoad ? FAMILY : GROUP;
    expect(told).toEqual({
      // By number of persons.
      1: '',
      2: '',
      3: '',
      4: '',
      5: '',
      6: GROUP,
      7: GROUP,
      8: large,
      9: large,
      10: large,
      15: large,
      20: large,
    });
  });

  it.each([
    [5, null],
    [6, 'group'],
    [20, 'group'],
  ])('of %i persons without a tour is %s', (persons, offer) => {
    expect(offerFor(undefined, persons)).toBe(offer);
  });

  it('quotes the numbers of the policy and of the road tours', () => {
    expect(bookingPolicy.join(' ')).toContain('Parties of 6 or more get a group discount.');
    expect(findTour('lamanai-tour-hopkins')?.specialOffer).toContain(
      `Families of ${FAMILY_PERSONS} or more`,
    );
    expect(findTour('lamanai-tour-hopkins')?.specialOffer).toContain(
      `${FAMILY_DISCOUNT_PERCENT}% off`,
    );
  });
});
