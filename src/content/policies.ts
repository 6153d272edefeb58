import { content } from './written.ts';

/** The whole policy in one line, for tour pages and the review step. */
export const cancellationLine = content.cancellationLine;
export const weatherPolicy = content.terms.weatherPolicy;

/** What the price includes, in one line to stand beside it. */
export const inclusionsLine = content.terms.inclusionsLine;
export const bookingPolicy = content.terms.bookingPolicy;

/** What happens after a request has been sent, in order. */
export const nextSteps = content.terms.nextSteps;
