import { company } from '#content/company.ts';
import type { BookingStep, SavedDraft } from '#domain/booking/stored-booking.ts';
import { emptyDraft, parseBooking, type BookingDraft } from '#domain/booking/draft.ts';
import { toStaffRequest } from '#domain/booking/staff-request.ts';
import { tourIds } from '#domain/tours/tours.ts';
import type { BookingSession } from '#machines/booking.machine.ts';

const TODAY = '2026-11-20';
/** Noon, in minutes after midnight. */
const NOON = 720;
const DEPARTURE = '2026-12-25';
export const christmas = { from: DEPARTURE, to: DEPARTURE, reason: 'Christmas Day' };
const REFERENCE = `${company.referencePrefix}-ACDE347`;
const OTHER_REFERENCE = `${company.referencePrefix}-4679KMN`;

const [tourId = ''] = tourIds;

const trip: Partial<BookingDraft> = {
  tourId,
  date: DEPARTURE,
  persons: '2',
  firstName: 'Sample',
  lastName: 'Guest',
  email: 'guest@example.com',
  phone: '+1 555 0142',
};

const stay: Partial<BookingDraft> = { accommodation: 'Sample hotel', pickupLocation: 'Lobby' };

const draft: BookingDraft = { ...emptyDraft, ...trip, ...stay };

/** Creates a request for this many persons, as the link in the staff's email contains it. */
export const sampleRequest = (persons: string) =>
  toStaffRequest(parseBooking({ ...draft, persons }, TODAY), {
    reference: REFERENCE,
    replaces: null,
    isDoubtful: false,
    isDayChecked: true,
    today: TODAY,
    minutes: NOON,
  });

const session = (known: Partial<BookingSession>) => ({
  session: {
    today: TODAY,
    minutes: NOON,
    tourId: null,
    saved: null,
    sent: null,
    ...known,
  },
});

const leftAt = (step: BookingStep, mail: Partial<SavedDraft> = {}) =>
  session({
    saved: { reference: null, replaces: [], mayHaveArrived: false, draft, step, ...mail },
  });

const receipt = (reference: string) => ({
  reference,
  replaces: [],
  tourId,
  date: DEPARTURE,
  persons: 2,
});

const press = { today: TODAY, minutes: NOON, newReference: REFERENCE };

export const bookingSamples = {
  'session.start': {
    'new-visitor': session({}),
    'from-a-tour': session({ tourId }),
    'left-at-pickup': leftAt('pickup'),
    'left-at-review': leftAt('review'),
    'left-while-sending': leftAt('review', { reference: REFERENCE, mayHaveArrived: true }),
    'back-after-sending': session({ sent: receipt(REFERENCE) }),
  },
  'draft.change': {
    'step-1-answered': { patch: trip },
    'step-2-answered': { patch: stay },
    'pickup-emptied': { patch: { pickupLocation: '' } },
    'address-emptied': { patch: { email: '' } },
  },
  'step.next': { 'the-same-day': { today: TODAY, minutes: NOON } },
  'booking.submit': {
    'by-a-person': { ...press, isHoneypotFilled: false },
    'by-a-program': { ...press, isHoneypotFilled: true },
  },
  'day.change': { 'the-next-day': { today: '2026-11-21', minutes: 0 } },
  'closedDays.change': {
    'departure-closed': { closedDays: [christmas] },
    none: { closedDays: [] },
  },
  'request.change': {
    'with-its-answers': { sent: receipt(REFERENCE), answers: draft },
    'after-a-reload': { sent: receipt(REFERENCE), answers: null },
    'of-another-request': { sent: receipt(OTHER_REFERENCE), answers: null },
  },
  'field.edit': { 'of-step-1': { field: 'email' }, 'of-step-2': { field: 'pickupLocation' } },
} as const;
