import { addDays } from 'date-fns';

import { company } from '#content/company.ts';
import { toIsoDay, toLocalDate, type IsoDay } from '#domain/site/calendar.ts';
import { tours } from '#domain/tours/tours.ts';

import { emptyDraft, parseBooking, type Booking } from './booking.ts';
import { minimumPersonsOf } from './party-size.ts';
import type { SubmissionErrorCode } from './submission-error.ts';

const DAYS_AHEAD = 60;

/** Creates a request from the company to itself that says on each line that it is a test. */
export function createTestBooking(today: IsoDay): Booking {
  const [tour] = tours;
  return parseBooking(
    {
      ...emptyDraft,
      tourId: tour?.id ?? '',
      date: toIsoDay(addDays(toLocalDate(today), DAYS_AHEAD)),
      persons: String(minimumPersonsOf(tour)),
      firstName: 'TEST',
      lastName: 'TEST',
      email: company.email,
      phone: company.phone,
      accommodation: 'TEST: not a guest',
      pickupLocation: 'TEST: not a guest',
      specialRequirements:
        'This is a test of the mail account, sent from the staff page. There is nothing to answer.',
    },
    today,
  );
}

const account =
  'Compare the public key, the service id and the template id with the EmailJS dashboard, then build and publish again.';
const network = 'Check the connection and any ad blocker, then try again.';

/** The next step after each kind of failed test, for the person who manages the email account. */
const advice: Readonly<Record<SubmissionErrorCode, string>> = {
  badRequest: `EmailJS does not know the account, the service or the template. ${account}`,
  unauthorised:
    'EmailJS refuses this website. In the dashboard, add its origin to the allowed origins, and turn private key (strict mode) off.',
  rejected: 'EmailJS refused the request. Its response is below.',
  busy: 'EmailJS is busy, takes only one request per second, or the month’s quota is used up. Wait a minute and try again, then look at the quota in the dashboard.',
  misconfigured: `The template or the settings are incomplete: an empty recipient, a wrong variable, or a missing id. ${account}`,
  mailServerDown:
    'EmailJS could not reach the connected mail account. In the dashboard, connect the email service again.',
  offline: 'This device is offline.',
  unreachable: `There was no response from EmailJS. ${network}`,
  timedOut: `There was no response within 20 seconds. Look into the inbox before you try again. ${network}`,
  intercepted:
    'Something else answered, such as the sign-in page of a Wi-Fi. Sign in, then try again.',
  unconfirmed: 'The response was empty. Look into the inbox before you try again.',
  notLoaded: 'A part of this page did not load. Reload the page and try again.',
  challenged: 'Nothing was sent.',
};

/** Returns the next step after a failed test of the email account. */
export const testAdvice = (code: SubmissionErrorCode): string => advice[code];
