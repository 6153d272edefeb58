import { and, type SnapshotFrom } from 'xstate';

import { initialContext } from './booking.context.ts';
import { bookingSetup } from './booking.setup.ts';
import { submitting } from './booking.submitting.ts';

export const bookingMachine = bookingSetup.createMachine({
  id: 'booking',
  description:
    'A booking request: three steps and one email. Staff confirm it off-site, so nothing is booked here.',
  context: initialContext,
  on: {
    'session.end': { guard: 'isSettled', target: '.opening', actions: 'endSession' },
    'closedDays.change': { actions: { type: 'setClosedDays', params: ({ event }) => event } },
    'change.cancel': {
      guard: 'isChangeToSent',
      target: '.alreadySent',
      actions: 'clearError',
    },
    // A sent request replaces unsent answers in the form only if the visitor agrees.
    'request.change': {
      guard: { type: 'isOtherRequest', params: ({ event }) => event },
      actions: { type: 'offerOther', params: ({ event: { sent } }) => ({ sent }) },
    },
    // While a request is being sent, the choice of another tour is kept until the result is known.
    'tour.choose': {
      guard: { type: 'isOtherTour', params: ({ event }) => event },
      actions: { type: 'offerOther', params: ({ event: { tourId } }) => ({ tourId }) },
    },
    'draft.replace': {
      guard: 'hasOther',
      target: '.resuming',
      actions: { type: 'replaceDraft', params: ({ event }) => event },
    },
    'version.advance': { actions: { type: 'advanceVersion', params: ({ event }) => event } },
    // The service has answered an attempt after the attempt's timeout.
    'response.late': [
      { guard: { type: 'isCurrent', params: ({ event }) => event }, target: '.sent' },
      {
        guard: { type: 'isEarlier', params: ({ event }) => event },
        actions: [
          { type: 'noteLateResponse', params: ({ event }) => event },
          { type: 'storeReceipt', params: ({ event: { sent, answers } }) => ({ sent, answers }) },
        ],
      },
    ],
  },
  initial: 'opening',
  states: {
    opening: {
      description:
        "The page as prerendered: today's date, the reference and a saved draft are not known yet.",
      on: {
        'session.start': [
          {
            guard: { type: 'wasSent', params: ({ event }) => event },
            target: 'alreadySent',
            actions: { type: 'setSession', params: ({ event }) => event },
          },
          { target: 'resuming', actions: { type: 'setSession', params: ({ event }) => event } },
        ],
      },
    },
    resuming: {
      description:
        'Goes to the step where the visitor left off, or to the first one that needs an answer.',
      always: [
        { guard: and(['wasAtReview', 'isComplete']), target: 'editing.review' },
        { guard: and(['wasAtPickup', 'isTripValid']), target: 'editing.pickup' },
        { target: 'editing.trip' },
      ],
    },
    editing: {
      description: 'Continue is never disabled: pressing it explains what is missing.',
      initial: 'trip',
      on: {
        'draft.change': { actions: { type: 'applyPatch', params: ({ event }) => event } },
        'day.change': { actions: { type: 'setToday', params: ({ event }) => event } },
        'honeypot.change': { actions: { type: 'setHoneypot', params: ({ event }) => event } },
        'notice.dismiss': { actions: 'dismissNotice' },
        // This tab is a duplicate of another tab that uses the same reference.
        'reference.conflict': [
          { guard: 'isKnownToStaff', actions: 'takeNextVersion' },
          { actions: { type: 'renewReference', params: ({ event }) => event } },
        ],
        'tour.choose': [
          {
            guard: { type: 'isTourFixed', params: ({ event }) => event },
            actions: { type: 'offerOther', params: ({ event: { tourId } }) => ({ tourId }) },
          },
          {
            actions: {
              type: 'applyPatch',
              params: ({ event: { tourId } }) => ({ patch: { tourId } }),
            },
          },
        ],
        'draft.restart': {
          target: '.trip',
          reenter: true,
          actions: { type: 'restart', params: ({ event }) => event },
        },
        // These events come from the browser's Back and Forward. A step opens only if all earlier steps are valid.
        'trip.open': '.trip',
        'pickup.open': { guard: 'isTripValid', target: '.pickup' },
        'review.open': { guard: 'isComplete', target: '.review' },
      },
      after: { minFillTime: { actions: 'endTooFast' } },
      states: {
        trip: {
          description: 'Step 1 of 3: tour, date, persons and who is asking.',
          exit: 'resetAttempts',
          on: {
            'step.next': [
              { guard: and(['isEditing', 'isComplete']), target: 'review' },
              { guard: 'isTripValid', target: 'pickup' },
              { actions: { type: 'reject', params: ({ event }) => event } },
            ],
          },
        },
        pickup: {
          description:
            'Step 2 of 3: where the guests stay, where they are picked up, what they need.',
          exit: 'resetAttempts',
          on: {
            'step.back': 'trip',
            'step.next': [
              { guard: 'isPickupValid', target: 'review' },
              { actions: { type: 'reject', params: ({ event }) => event } },
            ],
          },
        },
        review: {
          description: 'Step 3 of 3: every answer with a way to change it, then Complete Booking.',
          tags: 'review',
          entry: 'endEditing',
          initial: 'ready',
          on: {
            'step.back': 'pickup',
            'field.edit': [
              {
                guard: { type: 'isPickupField', params: ({ event }) => event },
                target: 'pickup',
                actions: { type: 'startEditing', params: ({ event }) => event },
              },
              {
                target: 'trip',
                actions: { type: 'startEditing', params: ({ event }) => event },
              },
            ],
            'booking.submit': [
              {
                guard: 'isSuspicious',
                target: '.failed',
                actions: [
                  'challenge',
                  { type: 'setError', params: { code: 'challenged' } },
                  {
                    type: 'logFailure',
                    params: { code: 'challenged', detail: 'looked automated' },
                  },
                ],
              },
              {
                guard: 'isComplete',
                target: '#booking.submitting',
                actions: { type: 'setToday', params: ({ event }) => event },
              },
              {
                guard: 'isTripValid',
                target: 'pickup',
                actions: { type: 'reject', params: ({ event }) => event },
              },
              {
                target: 'trip',
                actions: { type: 'reject', params: ({ event }) => event },
              },
            ],
          },
          states: {
            ready: {},
            failed: {
              description:
                'The request failed, or its result is unknown. All answers are still there; a retry sends the same reference.',
            },
          },
        },
      },
    },
    submitting,
    // This state is not `final`, because a finished root actor ignores every later event and cannot be restarted.
    sent: {
      description: 'The service took the email. The visitor goes on to the confirmation page.',
      entry: 'clearError',
    },
    alreadySent: {
      description:
        'The visitor came back to a request that was sent. It is never resent automatically, but the visitor can change it or start another one.',
      on: {
        'request.change': {
          target: 'resuming',
          actions: { type: 'reopenRequest', params: ({ event }) => event },
        },
        'draft.restart': {
          target: 'editing.trip',
          actions: {
            type: 'restart',
            params: ({ event, context }) => ({ ...event, tourId: context.draft.tourId }),
          },
        },
      },
    },
  },
});

export type BookingSnapshot = SnapshotFrom<typeof bookingMachine>;
