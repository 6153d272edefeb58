import { groupOffer } from './offers.ts';
import { DEPOSIT_PERCENT, FULL_REFUND_DAYS, HALF_REFUND_DAYS } from './terms.ts';

/** One step of the cancellation policy; it holds from `minimumDays` before arrival upward. */
export interface CancellationRule {
  readonly minimumDays: number;
  /** Share of the deposit that is refunded, per cent. */
  readonly refundPercent: 100 | 50 | 0;
  readonly notice: string;
  readonly refund: string;
}

/** The cancellation policy, most generous step first. */
export const cancellationRules: readonly CancellationRule[] = [
  {
    minimumDays: FULL_REFUND_DAYS,
    refundPercent: 100,
    notice: `${FULL_REFUND_DAYS} or more days before arrival`,
    refund: '100% of the deposit is refunded.',
  },
  {
    minimumDays: HALF_REFUND_DAYS,
    refundPercent: 50,
    notice: `${HALF_REFUND_DAYS}-${FULL_REFUND_DAYS - 1} days before arrival`,
    refund: '50% of the deposit is refunded.',
  },
  {
    minimumDays: 0,
    refundPercent: 0,
    notice: `Under ${HALF_REFUND_DAYS} days before arrival`,
    refund: 'The deposit is not refunded.',
  },
];

export const weatherPolicy =
  'If we cancel because of the weather, you receive a full refund or we reschedule your tour.';

/** The whole policy in one line, for tour pages and the review step. */
export const cancellationLine = `Cancel ${FULL_REFUND_DAYS} or more days before arrival and 100% of your deposit is refunded; ${HALF_REFUND_DAYS}-${FULL_REFUND_DAYS - 1} days before, 50%; under ${HALF_REFUND_DAYS} days, none.`;

/** What the price includes, in one line to stand beside it. */
export const inclusionsLine =
  'Includes ground transportation, park entrance fees, guided tour, packaged lunch and bottled water.';

export const bookingPolicy: readonly string[] = [
  `The deposit is ${DEPOSIT_PERCENT}% of the total. The balance is due in cash on arrival.`,
  'No payment is taken on this site. We e-mail you a payment link for the deposit.',
  'We accept major credit cards, PayPal and cash.',
  'Our team contacts you within 24 hours to confirm availability and arrange the deposit. Your booking is fully confirmed once the deposit is received.',
  `${groupOffer} Ask us for it when we contact you.`,
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
