import { emptyDraft, type BookingDraft } from '#domain/booking/draft.ts';

import type { Receipt, SavedDraft } from '#domain/booking/stored-booking.ts';

import { specifiedTours } from './specification.ts';
import { noon, today } from './test-time.ts';

export { noon, today };

export const reference = 'LAM-ACDE347';
export const otherReference = 'LAM-4679KMN';

/** The answers of step 1. */
export const validTrip = {
  tourId: 'lamanai-tour-belize-city',
  date: '2026-12-25',
  persons: '3',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phone: '+44 20 7946 018',
};

/** The answers of step 2. */
export const validStay = {
  accommodation: 'Harbour Hotel',
  pickupLocation: 'Hotel lobby',
  dietaryRestrictions: 'gluten-free',
  specialRequirements: 'A window seat, please.',
};

/** A draft that is valid on the day of the tests. */
export const validDraft: BookingDraft = { ...emptyDraft, ...validTrip, ...validStay };

/** The facts that a usual request contains in addition to its answers. */
export const requestFacts = {
  reference,
  replaces: null,
  isDoubtful: false,
  isDayChecked: true,
  today,
  minutes: noon,
};

/** The mail of a draft that was never submitted. */
export const noMail: Pick<SavedDraft, 'reference' | 'replaces' | 'mayHaveArrived'> = {
  reference: null,
  replaces: [],
  mayHaveArrived: false,
};

/** The receipt for the confirmation page. */
export const receipt: Receipt = {
  reference,
  replaces: [],
  tourId: 'lamanai-tour-belize-city',
  date: '2026-12-25',
  persons: 3,
};

/** The smallest group for each tour, from the specification. */
export const minimumByTour: Readonly<Record<string, number>> = Object.fromEntries(
  specifiedTours.map(({ id, minimumPersons = 2 }) => [id, minimumPersons]),
);
