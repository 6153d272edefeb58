/** Share of the total that is paid as deposit, per cent. */
export const DEPOSIT_PERCENT = 50;

/** Days before arrival up to which the whole deposit is refunded. */
export const FULL_REFUND_DAYS = 30;

/** Days before arrival up to which half of the deposit is refunded. */
export const HALF_REFUND_DAYS = 20;
