import type { BookingDraft } from '#domain/booking/booking.ts';
import { sanitizeLine } from '#lib/text.ts';

interface SubmittedRequest {
  /** With the version. */
  readonly reference: string;
  readonly answers: BookingDraft;
}

/** Kept in memory until the document is reloaded; never stored, never put in a URL. */
let submitted: SubmittedRequest | null = null;

export const rememberSubmittedAnswers = (request: SubmittedRequest): void => {
  submitted = request;
};

/** The answers of the request with this reference; null after a reload. */
export const submittedAnswers = (reference: string): BookingDraft | null =>
  submitted?.reference === reference ? submitted.answers : null;

/** The address that the visitor gave in the request sent last; empty after a reload. */
export const submittedEmail = (): string => sanitizeLine(submitted?.answers.email ?? '');
