import { offeredPartySizes } from '#content/party-sizes.ts';
import type { Tour } from '#content/tour.ts';

const DEFAULT_MINIMUM_PERSONS = 2;

/** Returns the tour's smallest group; without a tour, the default of 2. */
export const minimumPersonsOf = (tour: Pick<Tour, 'minimumPersons'> | undefined): number =>
  tour?.minimumPersons ?? DEFAULT_MINIMUM_PERSONS;

/** Returns the group sizes that the form offers: 1 to 10, 15 and 20, without those below the minimum. */
export const personsOptions = (minimum: number): readonly number[] =>
  offeredPartySizes.filter((persons) => persons >= minimum);

/** Returns the chosen group size if the tour allows it. */
export const offeredPersons = (
  tour: Pick<Tour, 'minimumPersons'> | undefined,
  entered: string,
): number | undefined =>
  personsOptions(minimumPersonsOf(tour)).find((persons) => String(persons) === entered);

/** Returns the part of the field's label about the minimum, in the specification's words. */
export const personsLabel = (minimum: number): string => `Minimum ${minimum} guests required`;
