import { parseBooking } from '#domain/booking/booking.ts';
import { replacedReference, versionedReference } from '#domain/booking/reference.ts';
import { toSubmissionError } from '#domain/booking/submission-error.ts';

import { bookingSetup } from './booking.setup.ts';

/** The state of the booking machine while a request is being sent. */
export const submitting = bookingSetup.createStateConfig({
  description:
    'One request is being sent. This state ignores booking.submit, so it cannot be sent twice.',
  tags: ['busy', 'review'],
  entry: 'clearError',
  // A pending request continues after its form is unmounted. Meanwhile, the visitor can no longer cancel or replace
  // the request.
  on: { 'session.end': {}, 'change.cancel': {}, 'draft.replace': {} },
  invoke: {
    src: 'sendBooking',
    input: ({ context, self }) => ({
      request: {
        reference: versionedReference(context.reference, context.versions.current),
        replaces: replacedReference(context.reference, context.versions),
        isDoubtful: context.honeypot !== '' || context.isTooFast,
        isDayChecked: context.closedDays !== null,
        today: context.today,
        minutes: context.minutes ?? 0,
        booking: parseBooking(context.draft, context.today),
      },
      parent: self,
    }),
    onDone: 'sent',
    onError: {
      target: 'editing.review.failed',
      actions: [
        {
          type: 'setError',
          params: ({ event }) => ({ code: toSubmissionError(event.error).code }),
        },
        { type: 'logFailure', params: ({ event }) => toSubmissionError(event.error) },
      ],
    },
  },
  after: {
    timeout: {
      target: 'editing.review.failed',
      actions: [
        { type: 'setError', params: { code: 'timedOut' } },
        { type: 'logFailure', params: { code: 'timedOut', detail: 'no answer in 20 s' } },
      ],
    },
  },
});
