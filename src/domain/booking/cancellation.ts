import { subDays } from 'date-fns';

import { company } from '#content/company.ts';
import { terms } from '#content/content.data.ts';
import { formatDay, toIsoDay, toLocalDate, type IsoDay } from '#domain/site/calendar.ts';

const { fullRefundDays, halfRefundDays } = terms;

/** The cancellation policy, with the most generous rule first. */
export const cancellationRules: readonly string[] = [
  `${fullRefundDays} or more days before arrival: 100% of the deposit is refunded.`,
  `${halfRefundDays}-${fullRefundDays - 1} days before arrival: 50% of the deposit is refunded.`,
  `Under ${halfRefundDays} days before arrival: the deposit is not refunded.`,
];

const daysBefore = (date: IsoDay, days: number): IsoDay =>
  toIsoDay(subDays(toLocalDate(date), days));

/** Returns the last day on which canceling a tour on `date` still refunds 100% of the deposit, and the last for 50%. */
export const refundDays = (date: IsoDay): { readonly full: IsoDay; readonly half: IsoDay } => ({
  full: daysBefore(date, fullRefundDays),
  half: daysBefore(date, halfRefundDays),
});

/**
 * Describes the refund for canceling a tour on `date`, seen from `today` in Belize: the last days for a refund of 100%
 * and 50% of the deposit, both included, as far as they have not passed, or that nothing is refunded. The text is still
 * correct when it is read later.
 * @throws RangeError if `date` is not a day that exists.
 */
export function cancellationTerms(date: IsoDay, today: IsoDay): string {
  const { full: lastFullDay, half: lastHalfDay } = refundDays(date);
  if (today > lastHalfDay) {
    return `Under ${halfRefundDays} days before the tour, the deposit isn’t refunded.`;
  }
  const half = formatDay(lastHalfDay);
  return today > lastFullDay
    ? `Cancel by ${half} (${company.place.country} time) and we refund 50% of the deposit. After that, it isn’t refundable.`
    : `Cancel by ${formatDay(lastFullDay)} (${company.place.country} time) and we refund 100% of the deposit; by ${half}, 50%. After that, it isn’t refundable.`;
}
