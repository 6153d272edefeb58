import type { BookingDraft } from '#domain/booking/draft.ts';
import { sanitizeLine } from '#lib/text.ts';

interface SubmittedRequest {
  readonly reference: string;
  readonly answers: BookingDraft;
}

/** The last request. It is kept in memory until a reload, and never stored or put in a URL. */
let submitted: SubmittedRequest | null = null;

export const rememberSubmittedAnswers = (request: SubmittedRequest): void => {
  submitted = request;
};

/** Returns the answers of the request with this reference; null after a reload. */
export const submittedAnswers = (reference: string): BookingDraft | null =>
  submitted?.reference === reference ? submitted.answers : null;

/** Returns the email address of the last request; empty after a reload. */
export const submittedEmail = (): string => sanitizeLine(submitted?.answers.email ?? '');
