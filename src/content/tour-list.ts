import type { WholeTour } from './tour.ts';
import { belizeCity } from './tours/belize-city.ts';
import { cayeCaulkerByBoat } from './tours/caye-caulker-by-boat.ts';
import { cayeCaulkerByFlight } from './tours/caye-caulker-by-flight.ts';
import { hopkins } from './tours/hopkins.ts';
import { placencia } from './tours/placencia.ts';
import { sanIgnacio } from './tours/san-ignacio.ts';
import { sanPedroByBoat } from './tours/san-pedro-by-boat.ts';
import { sanPedroByFlight } from './tours/san-pedro-by-flight.ts';

/** All tours, in the order in which the site lists them. */
export const tourList = [
  belizeCity,
  sanPedroByBoat,
  sanPedroByFlight,
  cayeCaulkerByBoat,
  cayeCaulkerByFlight,
  hopkins,
  sanIgnacio,
  placencia,
] as const satisfies readonly WholeTour[];

export type TourId = (typeof tourList)[number]['id'];
export type TourSlug = (typeof tourList)[number]['slug'];
