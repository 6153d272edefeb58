import type { Tour } from '#content/tour.ts';

const DEFAULT_MINIMUM_PERSONS = 2;

/** Group sizes on offer; the sizes between are arranged by phone or e-mail. */
const OFFERED_PERSONS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20];

/** The smallest group that the tour takes; without a tour the default of 2. */
export const minimumPersonsOf = (tour: Pick<Tour, 'minimumPersons'> | undefined): number =>
  tour?.minimumPersons ?? DEFAULT_MINIMUM_PERSONS;

/** Group sizes that may be chosen with this minimum: {1-10, 15, 20} from the minimum up. */
export const personsOptions = (minimum: number): readonly number[] =>
  OFFERED_PERSONS.filter((persons) => persons >= minimum);

/** The group size that was entered, if the tour takes it. */
export const offeredPersons = (
  tour: Pick<Tour, 'minimumPersons'> | undefined,
  entered: string,
): number | undefined =>
  personsOptions(minimumPersonsOf(tour)).find((persons) => String(persons) === entered);

/** Part of the field's label, in the specification's words. */
export const personsLabel = (minimum: number): string => `Minimum ${minimum} guests required`;
