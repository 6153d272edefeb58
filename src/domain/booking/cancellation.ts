import { subDays } from 'date-fns';

import { formatDay, toIsoDay, toLocalDate, type IsoDay } from '#domain/site/calendar.ts';
import { terms } from '#content/content.data.ts';
import { company } from '#content/company.ts';

const daysBefore = (date: IsoDay, days: number): IsoDay =>
  toIsoDay(subDays(toLocalDate(date), days));

/** Returns the last day on which canceling a tour on `date` still refunds 100% of the deposit, and the last for 50%. */
export const refundDays = (date: IsoDay): { readonly full: IsoDay; readonly half: IsoDay } => ({
  full: daysBefore(date, terms.fullRefundDays),
  half: daysBefore(date, terms.halfRefundDays),
});

/**
 * Describes the refund for canceling a tour on `date`, seen from `today` in Belize: the last days for a refund of 100%
 * and 50% of the deposit, both included, as far as they have not passed, or that
 * nothing is refunded. The text is still correct when it is read later.
 * @throws RangeError if `date` is not a day that exists.
 */
export function cancellationTerms(date: IsoDay, today: IsoDay): string {
  const { full: lastFullDay, half: lastHalfDay } = refundDays(date);
  if (today > lastHalfDay) {
    return `Under ${terms.halfRefundDays} days before the tour, the deposit isn’t refunded.`;
  }
  const half = formatDay(lastHalfDay);
  return today > lastFullDay
    ? `Cancel by ${half} (${company.place.country} time) and we refund 50% of the deposit. After that, it isn’t refundable.`
    : `Cancel by ${formatDay(lastFullDay)} (${company.place.country} time) and we refund 100% of the deposit; by ${half}, 50%. After that, it isn’t refundable.`;
}
