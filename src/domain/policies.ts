import { subDays } from 'date-fns';

import { formatDay, toIsoDay, toLocalDate, type IsoDay } from './calendar.ts';

/** One step of the cancellation policy; it holds from `minimumDays` before arrival upward. */
export interface CancellationRule {
  readonly minimumDays: number;
  /** Share of the deposit that is refunded, per cent. */
  readonly refundPercent: 100 | 50 | 0;
  readonly notice: string;
  readonly refund: string;
}

const FULL_REFUND_DAYS = 30;
const HALF_REFUND_DAYS = 20;

/** The cancellation policy, most generous step first. */
export const cancellationRules: readonly CancellationRule[] = [
  {
    minimumDays: FULL_REFUND_DAYS,
    refundPercent: 100,
    notice: '30 or more days before arrival',
    refund: '100% of the deposit is refunded.',
  },
  {
    minimumDays: HALF_REFUND_DAYS,
    refundPercent: 50,
    notice: '20-29 days before arrival',
    refund: '50% of the deposit is refunded.',
  },
  {
    minimumDays: 0,
    refundPercent: 0,
    notice: 'Under 20 days before arrival',
    refund: 'The deposit is not refunded.',
  },
];

export const weatherPolicy =
  'If we cancel because of the weather, you receive a full refund or we reschedule your tour.';

/** The whole policy in one line, for tour pages and the review step. */
export const cancellationLine =
  'Cancel 30 or more days before arrival and 100% of your deposit is refunded; 20-29 days before, 50%; under 20 days, none.';

const daysBefore = (date: IsoDay, days: number): IsoDay =>
  toIsoDay(subDays(toLocalDate(date), days));

/**
 * What canceling a tour on `date` gives back, as it stands on `today` in Belize: last days for 100% and 50% of the
 * deposit while they have not passed, both included, and else that nothing is refunded. Stays true when it is read later.
 * @throws RangeError if `date` is not a day that exists.
 */
export function cancellationTerms(date: IsoDay, today: IsoDay): string {
  const lastFullDay = daysBefore(date, FULL_REFUND_DAYS);
  const lastHalfDay = daysBefore(date, HALF_REFUND_DAYS);
  if (today > lastHalfDay) {
    return `If you cancel, the deposit is not refundable: the tour is under ${HALF_REFUND_DAYS} days away.`;
  }
  const half = formatDay(lastHalfDay);
  return today > lastFullDay
    ? `Cancel by ${half} (Belize time) and 50% of the deposit is refunded. After that it is not refundable.`
    : `Cancel by ${formatDay(lastFullDay)} (Belize time) and 100% of the deposit is refunded; by ${half}, 50%. After that it is not refundable.`;
}

/** What the price includes, in one line to stand beside it. */
export const inclusionsLine =
  'Includes ground transportation, park entrance fees, guided tour, packaged lunch and bottled water.';

export const bookingPolicy: readonly string[] = [
  'The deposit is 50% of the total. The balance is due in cash on arrival.',
  'No payment is taken on this site. We e-mail you a payment link for the deposit.',
  'We accept major credit cards, PayPal and cash.',
  'Our team contacts you within 24 hours to confirm availability and arrange the deposit. Your booking is fully confirmed once the deposit is received.',
  'Parties of 6 or more get a group discount. Ask us for it when we contact you.',
];

export interface NextStep {
  readonly title: string;
  readonly text: string;
}

/** What happens after a request has been sent, in order. */
export const nextSteps: readonly NextStep[] = [
  {
    title: 'A confirmation e-mail',
    text: 'You will receive a confirmation e-mail shortly. If none arrives, please look in your spam folder.',
  },
  {
    title: 'We review your request',
    text: 'Our team contacts you within 24 hours to confirm availability and arrange the deposit.',
  },
  {
    title: 'You pay the deposit',
    text: 'Your booking is fully confirmed once the deposit is received.',
  },
  {
    title: 'Your instructions follow',
    text: 'You will then receive detailed instructions for the day of your tour.',
  },
];
