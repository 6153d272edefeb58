import { terms } from '#content/content.data.ts';

const { fullRefundDays, halfRefundDays } = terms;

/** The cancellation policy, with the most generous rule first. */
export const cancellationRules: readonly string[] = [
  `${fullRefundDays} or more days before arrival: 100% of the deposit is refunded.`,
  `${halfRefundDays}-${fullRefundDays - 1} days before arrival: 50% of the deposit is refunded.`,
  `Under ${halfRefundDays} days before arrival: the deposit is not refunded.`,
];
