import { offeredPartySizes } from '#content/party-sizes.ts';
import type { Tour } from '#content/tour.ts';

const DEFAULT_MINIMUM_PERSONS = 2;

/** Returns the tour's smallest group; without a tour, the default of 2. */
export const minimumPersonsOf = (tour: Pick<Tour, 'minimumPersons'> | undefined): number =>
  tour?.minimumPersons ?? DEFAULT_MINIMUM_PERSONS;

/** Returns the group sizes that the form offers: 1 to 10, 15 and 20, without those below the minimum. */
export const personsOptions = (minimum: number): readonly number[] =>
  offeredPartySizes.filter((persons) => persons >= minimum);

/** A single group size, or a range such as `11 to 14`. */
export type PartySize = number | string;

/**
 * Returns the party sizes that the form does not offer: each size below the minimum, then the ranges between and above
 * the offered sizes, such as `11 to 14`.
 */
export function unofferedPersons(minimum: number): readonly PartySize[] {
  const options = personsOptions(minimum);
  const smallest = options[0] ?? minimum;
  const gaps = options.flatMap((persons, index) => {
    const previous = options[index - 1] ?? persons - 1;
    return persons - previous > 1 ? [`${previous + 1} to ${persons - 1}`] : [];
  });
  return [
    ...Array.from({ length: smallest - 1 }, (_, index) => index + 1),
    ...gaps,
    `more than ${options.at(-1)}`,
  ];
}

/** Formats a size that the form does not offer, for use in a sentence. */
export function partySizeLabel(size: PartySize): string {
  if (size === 1) return 'one person';
  return size === 2 ? 'a couple' : String(size);
}

/** Returns the chosen group size if the tour allows it. */
export const offeredPersons = (
  tour: Pick<Tour, 'minimumPersons'> | undefined,
  entered: string,
): number | undefined =>
  personsOptions(minimumPersonsOf(tour)).find((persons) => String(persons) === entered);

/** Returns the part of the field's label about the minimum, in the specification's words. */
export const personsLabel = (minimum: number): string => `Minimum ${minimum} guests required`;
