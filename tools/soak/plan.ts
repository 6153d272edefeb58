import {
  type Arbitrary,
  array,
  boolean,
  constant,
  constantFrom,
  integer,
  oneof,
  record,
  sample,
  tuple,
} from 'fast-check';

import type { TourId } from '#content/tour-list.ts';
import { tourIds } from '#domain/tours.ts';

import type { ServiceFault } from '../mail-desk/service-fault.ts';

/** What happens to a visitor who only meant to fill in a form. */
export type Interruption = 'nothing' | 'reload' | 'offline spell' | 'back' | 'release';

/** What becomes of one attempt to send: the mail desk's fault, or something of the visitor's own. */
export interface Attempt {
  readonly name: string;
  readonly fault: ServiceFault | null;
  /** `lost` goes offline while the request is on its way, `late` hears of it after the time-out. */
  readonly meets?: 'offline' | 'lost' | 'reload' | 'late';
}

/** What a visitor does between an attempt that did not succeed and the next one. */
export type Between = 'nothing' | 'reload' | 'change' | 'copy' | 'offline spell' | 'release';

/** One visit, planned beforehand: everything that is left to chance is in here. */
export interface VisitPlan {
  readonly tourId: TourId;
  readonly isPhone: boolean;
  readonly daysAhead: number;
  readonly enters: 'form' | 'tour' | 'home';
  /** Sends within three seconds, as programs do, and is held back once. */
  readonly isHasty: boolean;
  readonly afterTrip: Interruption;
  readonly afterStay: Interruption;
  readonly atReview: Interruption | 'copy' | 'copy and send';
  readonly attempts: readonly { readonly attempt: Attempt; readonly before: Between }[];
  readonly afterwards: 'nothing' | 'reload' | 'back';
}

const well: Attempt = { name: 'well', fault: null };

const failing: readonly { weight: number; attempt: Attempt }[] = [
  { weight: 3, attempt: { name: '500', fault: { status: 500 } } },
  { weight: 2, attempt: { name: '500 after the mail', fault: { status: 500, afterSend: true } } },
  { weight: 2, attempt: { name: '429', fault: { status: 429 } } },
  { weight: 2, attempt: { name: '400', fault: { status: 400 } } },
  { weight: 2, attempt: { name: 'connection cut', fault: { reset: true } } },
  { weight: 4, attempt: { name: 'cut after the mail', fault: { afterSend: true } } },
  {
    weight: 2,
    attempt: {
      name: 'answer that may not be read',
      fault: { status: 200, text: 'OK', afterSend: true, nocors: true },
    },
  },
  {
    weight: 2,
    attempt: { name: 'sign-in page', fault: { status: 200, text: '<html>Wi-Fi sign-in</html>' } },
  },
  { weight: 1, attempt: { name: 'never answered', fault: { hang: true } } },
  { weight: 1, attempt: { name: 'late', fault: { delay: 22_000 }, meets: 'late' } },
  { weight: 3, attempt: { name: 'offline', fault: null, meets: 'offline' } },
  {
    weight: 2,
    attempt: { name: 'lost on the way', fault: { delay: 1000, reset: true }, meets: 'lost' },
  },
  {
    weight: 2,
    attempt: {
      name: 'lost on the way back',
      fault: { delay: 1000, afterSend: true },
      meets: 'lost',
    },
  },
  { weight: 4, attempt: { name: 'reload on the way', fault: { delay: 1200 }, meets: 'reload' } },
];
const slow: Attempt = { name: 'slow', fault: { delay: 1500 } };

const either = <T>(usual: T, weight: number, ...others: readonly T[]) =>
  oneof({ weight, arbitrary: constant(usual) }, { weight: 1, arbitrary: constantFrom(...others) });
const failure = oneof(
  ...failing.map(({ weight, attempt }) => ({ weight, arbitrary: constant(attempt) })),
);
const next = record({
  attempt: oneof({ weight: 1, arbitrary: failure }, { weight: 4, arbitrary: constant(well) }),
  before: either<Between>('nothing', 1, 'reload', 'change', 'copy', 'offline spell', 'release'),
});
const interruption = either<Interruption>(
  'nothing',
  2,
  'reload',
  'offline spell',
  'back',
  'release',
);

const plan: Arbitrary<VisitPlan> = record({
  tourId: constantFrom(...tourIds),
  isPhone: boolean(),
  daysAhead: integer({ min: 2, max: 300 }),
  enters: constantFrom('form', 'form', 'tour', 'home'),
  isHasty: constantFrom(true, false, false, false, false),
  afterTrip: interruption,
  afterStay: interruption,
  atReview: either<VisitPlan['atReview']>(
    'nothing',
    2,
    'reload',
    'offline spell',
    'release',
    'copy',
    'copy and send',
  ),
  attempts: tuple(
    oneof(
      { weight: 5, arbitrary: constant(well) },
      { weight: 1, arbitrary: constant(slow) },
      { weight: 6, arbitrary: failure },
    ),
    array(next, { maxLength: 3 }),
  ).map(([attempt, more]) => [{ attempt, before: 'nothing' as const }, ...more]),
  afterwards: either<VisitPlan['afterwards']>('nothing', 2, 'reload', 'back'),
});

/** The plan of the visitor with this number, from 1; the same for the same seed, whoever else comes. */
export function planOf(seed: number, visitor: number): VisitPlan {
  const found = sample(plan, { seed, numRuns: visitor }).at(-1);
  if (!found) throw new Error('Visitors are counted from 1.');
  return found;
}
