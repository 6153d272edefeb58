import { content } from './written.ts';

/** Share of the total that is paid as deposit, per cent. */
export const DEPOSIT_PERCENT = content.terms.depositPercent;

/** Days before arrival up to which the whole deposit is refunded. */
export const FULL_REFUND_DAYS = content.terms.fullRefundDays;

/** Days before arrival up to which half of the deposit is refunded. */
export const HALF_REFUND_DAYS = content.terms.halfRefundDays;
