import { createTestBooking } from '#domain/booking/test-request.ts';

import { randomReference } from './random-reference.ts';
import { sendBooking } from './send-booking.ts';
import { placeNow } from './today.ts';

/**
 * Sends one request, marked as a test, through the real email service and returns its reference.
 * @throws SubmissionError with the reason why it was not sent
 */
export async function sendTestRequest(): Promise<string> {
  const now = placeNow();
  const reference = randomReference();
  await sendBooking({
    booking: createTestBooking(now.today),
    reference,
    replaces: null,
    isDoubtful: false,
    isDayChecked: true,
    ...now,
  });
  return reference;
}
