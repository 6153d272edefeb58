import { mailParameters } from '#domain/mail-parameters.ts';
import { problemOfStatus, SendFailure } from '#domain/send-outcome.ts';
import type { SendBookingInput } from '#machines/booking.context.ts';

import { logSent } from './booking-log.ts';
import { mailSettings, type MailSettings } from './mail-settings.ts';

export type SendBooking = (input: SendBookingInput) => Promise<void>;

/**
 * Sends the request as one e-mail through EmailJS. The SDK has no time-out and cannot be aborted: the caller
 * decides how long to wait.
 * @throws SendFailure that tells why it did not get through.
 */
export async function sendBooking(
  { booking, reference }: SendBookingInput,
  settings: MailSettings = mailSettings,
): Promise<void> {
  const missing = (['serviceId', 'templateId', 'publicKey'] as const).filter(
    (name) => settings[name] === '',
  );
  if (missing.length > 0) {
    throw new SendFailure('misconfigured', `The site was built without ${missing.join(', ')}`);
  }

  const parameters = mailParameters(booking, reference);
  try {
    hideBlockedStorage();
    const { init, send } = await import('@emailjs/browser');
    init({
      publicKey: settings.publicKey,
      origin: settings.origin,
      blockHeadless: settings.blockHeadless,
    });
    const response = await send(settings.serviceId, settings.templateId, parameters);
    logSent(response.status, response.text);
  } catch (error) {
    throw failureOf(error);
  }
}

/** Where site data is blocked, a look at `localStorage` throws; the SDK looks when it is imported, and can do without. */
function hideBlockedStorage() {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  }
}

/** The SDK rejects with its own status class, which is no `Error`; with a string for a missing id; else with the browser's error. */
function failureOf(error: unknown): SendFailure {
  if (typeof error === 'string') return new SendFailure('misconfigured', error);
  if (isStatus(error)) {
    return new SendFailure(problemOfStatus(error.status), `${error.status} ${error.text}`);
  }
  return new SendFailure(navigator.onLine ? 'unreachable' : 'offline', String(error));
}

const isStatus = (error: unknown): error is { status: number; text: string } =>
  typeof error === 'object' && error !== null && 'status' in error && 'text' in error;
