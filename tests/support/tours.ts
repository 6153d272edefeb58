import type { Tour } from '#content/tour.ts';
import { findTour } from '#domain/tours.ts';

/** @throws if no tour has this id */
export function tourOf(id: string): Tour {
  const tour = findTour(id);
  if (!tour) throw new Error(`There is no tour ${id}.`);
  return tour;
}
