/** How much of a reason, and of the banner, guests read. */
export const REASON_LIMIT = 100;
export const BANNER_LIMIT = 240;
export const CLOSED_DAYS_LIMIT = 400;

/** What a banner may be called. */
export const BANNER_ID = /^[\w-]{1,60}$/;
