import { and, assign, fromPromise, setup, type SnapshotFrom } from 'xstate';

import {
  changeDraft,
  emptyDraft,
  parseBooking,
  staySchema,
  tripRules,
  type BookingDraft,
  type BookingField,
  type ClosedDays,
} from '#domain/booking.ts';
import type { IsoDay } from '#domain/calendar.ts';
import { asSendFailure, type SendProblem } from '#domain/send-outcome.ts';

import {
  initialContext,
  type BookingContext,
  type BookingEvent,
  type BookingVisit,
  type SendBookingInput,
} from './booking.context.ts';

export const bookingMachine = setup({
  types: {} as {
    context: BookingContext;
    events: BookingEvent;
    tags: 'busy' | 'review';
  },
  actors: {
    sendBooking: fromPromise<void, SendBookingInput>(() =>
      Promise.reject(new Error('bookingMachine: the `sendBooking` actor must be provided')),
    ),
  },
  delays: {
    sendTimeout: 20_000,
  },
  guards: {
    isTripValid: ({ context: { draft, today, closedDays } }) =>
      tripRules(draft, today, closedDays).safeParse(draft).success,
    isStayValid: ({ context }) => staySchema.safeParse(context.draft).success,
    isChanging: ({ context }) => context.changing !== null,
    isTrapped: ({ context }) => context.trap !== '',
    isReturnAfterSending: (_, { visit }: { visit: BookingVisit }) =>
      visit.sent !== null && visit.saved === null,
    wasLeftAtStay: ({ context }) => context.savedStep === 'stay',
    wasLeftAtReview: ({ context }) => context.savedStep === 'review',
    isStayField: (_, params: { field: BookingField }) => params.field in staySchema.shape,
  },
  actions: {
    startVisit: assign((_, { visit }: { visit: BookingVisit }) => {
      const draft = visit.saved?.draft ?? emptyDraft;
      return {
        today: visit.today,
        reference: visit.saved?.reference ?? visit.reference,
        draft: visit.tourId ? changeDraft(draft, { tourId: visit.tourId }) : draft,
        savedStep: visit.saved?.step ?? 'trip',
        resumed: visit.saved && (visit.saved.isSending ? 'sending' : 'draft'),
        sent: visit.sent,
      };
    }),
    restart: assign(({ context: { today, closedDays } }, params: { reference: string }) => ({
      ...initialContext,
      today,
      closedDays,
      reference: params.reference,
    })),
    setClosedDays: assign({
      closedDays: (_, params: { closedDays: ClosedDays }) => params.closedDays,
    }),
    setToday: assign({ today: (_, params: { today: IsoDay }) => params.today }),
    applyPatch: assign({
      draft: ({ context }, params: { patch: Partial<BookingDraft> }) =>
        changeDraft(context.draft, params.patch),
    }),
    setTrap: assign({ trap: (_, params: { text: string }) => params.text }),
    dismissNotice: assign({ resumed: null }),
    refuse: assign({ refusals: ({ context }) => context.refusals + 1 }),
    resetRefusals: assign({ refusals: 0 }),
    startChanging: assign({ changing: (_, params: { field: BookingField }) => params.field }),
    endChanging: assign({ changing: null }),
    setProblem: assign({ problem: (_, params: { problem: SendProblem }) => params.problem }),
    clearProblem: assign({ problem: null }),
    // Provided by the app; the machine itself writes nowhere.
    logFailure: (_args, _failure: { problem: SendProblem; detail: string }) => {},
  },
}).createMachine({
  id: 'booking',
  description:
    'A booking request in three steps and one e-mail. The staff confirm it off-site, so nothing here is ever booked.',
  context: initialContext,
  on: {
    'closedDays.change': { actions: { type: 'setClosedDays', params: ({ event }) => event } },
  },
  initial: 'opening',
  states: {
    opening: {
      description:
        "The page as prerendered: today's date, the reference and a saved draft are not known yet.",
      on: {
        'visit.start': [
          {
            guard: { type: 'isReturnAfterSending', params: ({ event }) => event },
            target: 'alreadySent',
            actions: { type: 'startVisit', params: ({ event }) => event },
          },
          { target: 'resuming', actions: { type: 'startVisit', params: ({ event }) => event } },
        ],
      },
    },
    resuming: {
      description:
        'Goes to the step on which the visitor left off, or to the first one that needs an answer.',
      always: [
        {
          guard: and(['wasLeftAtReview', 'isTripValid', 'isStayValid']),
          target: 'editing.review',
        },
        { guard: and(['wasLeftAtStay', 'isTripValid']), target: 'editing.stay' },
        { target: 'editing.trip' },
      ],
    },
    editing: {
      description: 'Continue is never disabled: pressing it explains what is missing.',
      initial: 'trip',
      on: {
        'draft.change': { actions: { type: 'applyPatch', params: ({ event }) => event } },
        'day.change': { actions: { type: 'setToday', params: ({ event }) => event } },
        'trap.change': { actions: { type: 'setTrap', params: ({ event }) => event } },
        'notice.dismiss': { actions: 'dismissNotice' },
        'draft.restart': {
          target: '.trip',
          reenter: true,
          actions: { type: 'restart', params: ({ event }) => event },
        },
        // The browser's Back and Forward. No step opens before those in front of it are valid.
        'trip.open': '.trip',
        'stay.open': { guard: 'isTripValid', target: '.stay' },
        'review.open': { guard: and(['isTripValid', 'isStayValid']), target: '.review' },
      },
      states: {
        trip: {
          description: 'Step 1 of 3: tour, date, persons and who is asking.',
          exit: 'resetRefusals',
          on: {
            'step.next': [
              { guard: and(['isChanging', 'isTripValid', 'isStayValid']), target: 'review' },
              { guard: 'isTripValid', target: 'stay' },
              { actions: 'refuse' },
            ],
          },
        },
        stay: {
          description:
            'Step 2 of 3: where the guests stay, where they are picked up, what they need.',
          exit: 'resetRefusals',
          on: {
            'step.back': 'trip',
            'step.next': [{ guard: 'isStayValid', target: 'review' }, { actions: 'refuse' }],
          },
        },
        review: {
          description: 'Step 3 of 3: every answer with a way to change it, then Complete Booking.',
          tags: 'review',
          entry: 'endChanging',
          initial: 'ready',
          on: {
            'step.back': 'stay',
            'answer.change': [
              {
                guard: { type: 'isStayField', params: ({ event }) => event },
                target: 'stay',
                actions: { type: 'startChanging', params: ({ event }) => event },
              },
              {
                target: 'trip',
                actions: { type: 'startChanging', params: ({ event }) => event },
              },
            ],
            'booking.submit': [
              {
                guard: 'isTrapped',
                target: '.failed',
                actions: [
                  { type: 'setProblem', params: { problem: 'held' } },
                  {
                    type: 'logFailure',
                    params: { problem: 'held', detail: 'hidden field filled' },
                  },
                ],
              },
              { guard: and(['isTripValid', 'isStayValid']), target: '#booking.submitting' },
              // Midnight in Belize may have passed since the date was chosen.
              { guard: 'isTripValid', target: 'stay', actions: 'refuse' },
              { target: 'trip', actions: 'refuse' },
            ],
          },
          states: {
            ready: {},
            failed: {
              description:
                'The request did not get through, or nobody can tell. Everything is kept; trying again carries the same reference.',
            },
          },
        },
      },
    },
    submitting: {
      description:
        'One request is on its way. This state takes no booking.submit, which is the guard against sending twice.',
      tags: ['busy', 'review'],
      entry: 'clearProblem',
      invoke: {
        src: 'sendBooking',
        input: ({ context }) => ({
          reference: context.reference,
          booking: parseBooking(context.draft, context.today),
        }),
        onDone: 'sent',
        onError: {
          target: 'editing.review.failed',
          actions: [
            {
              type: 'setProblem',
              params: ({ event }) => ({ problem: asSendFailure(event.error).problem }),
            },
            { type: 'logFailure', params: ({ event }) => asSendFailure(event.error) },
          ],
        },
      },
      after: {
        sendTimeout: {
          target: 'editing.review.failed',
          actions: [
            { type: 'setProblem', params: { problem: 'timedOut' } },
            { type: 'logFailure', params: { problem: 'timedOut', detail: 'no answer in 20 s' } },
          ],
        },
      },
    },
    // Not `final`: a finished root actor ignores every later event and cannot be restarted.
    sent: {
      description: 'The service took the e-mail. The visitor goes on to the confirmation page.',
    },
    alreadySent: {
      description:
        'The visitor came back with the Back button: never a resend, but a way to begin anew.',
      on: {
        'draft.restart': {
          target: 'editing.trip',
          actions: { type: 'restart', params: ({ event }) => event },
        },
      },
    },
  },
});

export type BookingSnapshot = SnapshotFrom<typeof bookingMachine>;
