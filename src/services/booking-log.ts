import { logCategory, type SubmissionErrorCode } from '#domain/booking/submission-error.ts';

/** Logs the service's response to an accepted request, but nothing that the visitor typed. */
export function logSent(status: number, text: string): void {
  console.info(`Booking request: sent (${status} ${text})`);
}

/** Logs the category of a failure and the service's response text, so that developers can distinguish failures. */
export function logFailure(failure: { code: SubmissionErrorCode; detail: string }): void {
  console.error(`Booking request: ${logCategory(failure.code)}: ${failure.detail}`);
}

/** Logs the form data, as the specification asks, but only in development builds. */
export function logFormData(data: unknown): void {
  if (import.meta.env.DEV) console.debug('Booking request: form data', data);
}
