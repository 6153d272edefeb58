import { content } from './written.ts';

export const terms = content.terms;

/** The whole cancellation policy in one line, for tour pages. */
export const cancellationLine = content.cancellationLine;
