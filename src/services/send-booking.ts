import { init, send } from '@emailjs/browser';

import { mailParameters } from '#domain/booking/mail-parameters.ts';
import { classifyResponse, SubmissionError } from '#domain/booking/submission-error.ts';
import type { SendBookingInput } from '#machines/booking.machine.ts';

import { createAnswerCode } from './answer-code.ts';
import { logSent } from './booking-log.ts';
import { mailSettings, type MailSettings } from './mail-settings.ts';

export type SendBooking = (input: SendBookingInput) => Promise<void>;

/**
 * Sends the request as one email through EmailJS. The SDK has no timeout and cannot be aborted, so the caller must
 * decide how long to wait.
 * @throws SubmissionError with the reason why the request was not sent
 */
export async function sendBooking(
  { booking, ...facts }: SendBookingInput,
  settings: MailSettings = mailSettings,
): Promise<void> {
  const missing = (['serviceId', 'templateId', 'publicKey'] as const).filter(
    (name) => settings[name] === '',
  );
  if (missing.length > 0) {
    throw new SubmissionError('misconfigured', `The site was built without ${missing.join(', ')}`);
  }

  init({ publicKey: settings.publicKey, origin: settings.origin });
  const answerCode = await createAnswerCode(booking, facts);
  const wasOffline = !navigator.onLine;
  const response = await send(
    settings.serviceId,
    settings.templateId,
    mailParameters(booking, facts, answerCode),
  ).catch((error: unknown) => toResponse(error, wasOffline));
  const code = classifyResponse(response.status, response.text);
  if (code) throw new SubmissionError(code, `${response.status} ${response.text}`);
  logSent(response.status, response.text);
}

/**
 * Converts a rejection of the SDK into a response, or throws a SubmissionError. After a response, the SDK rejects with
 * a status object that is not an `Error`; if an id is missing, it rejects with a string; otherwise it rejects with the
 * browser's error. A device that went offline during the attempt may already have sent the whole request, so this case
 * counts as unreachable.
 */
function toResponse(error: unknown, wasOffline: boolean): { status: number; text: string } {
  if (isStatus(error)) return error;
  if (typeof error === 'string') throw new SubmissionError('misconfigured', error);
  const isOffline = wasOffline && !navigator.onLine;
  throw new SubmissionError(isOffline ? 'offline' : 'unreachable', String(error));
}

const isStatus = (error: unknown): error is { status: number; text: string } =>
  typeof error === 'object' && error !== null && 'status' in error && 'text' in error;
