import { FULL_REFUND_DAYS, HALF_REFUND_DAYS } from './terms.ts';

/** One step of the cancellation policy; it holds from `minimumDays` before arrival upward. */
interface CancellationRule {
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
