import { and, assertEvent, assign, fromPromise, setup, stateIn, type SnapshotFrom } from 'xstate';

import {
  emptyDraft,
  parseBooking,
  pickupRules,
  tripRules,
  type Booking,
  type BookingDraft,
  changeDraft,
  isSameDraft,
} from '#domain/booking/draft.ts';
import type { BookingField } from '#domain/booking/questions.ts';
import type { RequestFacts } from '#domain/booking/mail-parameters.ts';
import {
  mayHaveArrived,
  toSubmissionError,
  type SubmissionErrorCode,
} from '#domain/booking/submission-error.ts';
import type { BookingStep, Receipt, SavedDraft } from '#domain/booking/stored-booking.ts';
import type { Closure } from '#domain/notices/notices.ts';
import type { IsoDay } from '#domain/site/calendar.ts';
import type { PlaceTime } from '#domain/site/destination-time.ts';
import type { TourId } from '#content/tour.ts';

/** The facts that only the browser knows. They arrive with an event, because the prerendered page has none of them. */
export interface BookingSession extends PlaceTime {
  /** The tour from the URL. */
  tourId: TourId | null;
  saved: SavedDraft | null;
  /** The request that this tab has sent, if the visitor returned to it or wants to change it. */
  sent: Receipt | null;
}

export interface SendBookingInput extends RequestFacts {
  booking: Booking;
}

/**
 * The notice above the first field. `draft`: a saved draft was restored. `mayHaveArrived`: its request may have
 * been sent. `change`: a sent request is being changed. `changeFromReceipt`: the same, but a reload has lost the
 * personal answers. `unfinished`: the draft has to be finished or cleared before another request can be opened.
 */
export type BookingNotice =
  'draft' | 'mayHaveArrived' | 'change' | 'changeFromReceipt' | 'unfinished';

export interface BookingContext {
  today: IsoDay;
  /** The time at the destination in minutes after midnight; null until the session starts. */
  minutes: number | null;
  /** The days without tours, from the staff's notices; null until the notices are loaded. */
  closedDays: readonly Closure[] | null;
  draft: BookingDraft;
  /** The reference of these answers; null until they are submitted for the first time. */
  reference: string | null;
  /** The references of earlier mails that this request replaces. */
  replaces: readonly string[];
  /** True if a mail with this reference may have reached the staff. */
  mayHaveArrived: boolean;
  /** Error messages are shown after the first failed attempt to continue from this step. */
  failedAttempts: number;
  /** The answer for which the visitor pressed Change in the review. Continue then returns to the review. */
  editingField: BookingField | null;
  /** The reason why the last attempt failed; null again when the next attempt starts. */
  error: SubmissionErrorCode | null;
  notice: BookingNotice | null;
  /** The step of the saved draft. It is resumed only if all steps before it are valid. */
  savedStep: BookingStep;
  /** True in the first seconds of a new request. Only programs fill in the form within that time. */
  isHasty: boolean;
  sent: Receipt | null;
}

export type BookingEvent =
  | { type: 'session.start'; session: BookingSession }
  | ({ type: 'day.change' } & PlaceTime)
  | { type: 'closedDays.change'; closedDays: readonly Closure[] }
  | { type: 'draft.change'; patch: Partial<BookingDraft> }
  | { type: 'draft.restart' }
  /** The answers are null if a reload has lost them. */
  | { type: 'request.change'; sent: Receipt; answers: BookingDraft | null }
  | { type: 'notice.dismiss' }
  | ({ type: 'step.next' } & PlaceTime)
  | { type: 'step.back' }
  /** The browser's Back or Forward, or a URL, opens a step. */
  | { type: 'trip.open' }
  | { type: 'pickup.open' }
  | { type: 'review.open' }
  | { type: 'field.edit'; field: BookingField }
  /** `newReference` is used if the answers have none yet. Only programs fill in the honeypot. */
  | ({ type: 'booking.submit'; newReference: string; isHoneypotFilled: boolean } & PlaceTime);

const initialContext: BookingContext = {
  today: '',
  minutes: null,
  closedDays: null,
  draft: emptyDraft,
  reference: null,
  replaces: [],
  mayHaveArrived: false,
  failedAttempts: 0,
  editingField: null,
  error: null,
  notice: null,
  savedStep: 'trip',
  isHasty: false,
  sent: null,
};

interface Failure {
  code: SubmissionErrorCode;
  detail: string;
}

const timedOut: Failure = { code: 'timedOut', detail: 'no answer in 20 s' };

interface GuardArguments {
  context: BookingContext;
  event: BookingEvent;
}

/** Midnight in Belize may have passed since the last event, so the events of the buttons contain the day. */
function isTripValid({ context, event }: GuardArguments): boolean {
  const { draft, closedDays } = context;
  const { today } = event.type === 'step.next' || event.type === 'booking.submit' ? event : context;
  return tripRules(draft, today, closedDays ?? []).safeParse(draft).success;
}

const isPickupValid = ({ context: { draft } }: GuardArguments): boolean =>
  pickupRules.safeParse(draft).success;

/** Answers that change after a mail that may have arrived become a new request, which replaces that mail. */
const replaceMail = ({ reference, replaces, mayHaveArrived: isInDoubt }: BookingContext) =>
  isInDoubt && reference
    ? { reference: null, replaces: [...replaces, reference], mayHaveArrived: false }
    : {};

/** Returns what stays if the form starts with other answers. */
const newAnswers = ({ today, minutes, closedDays }: BookingContext) => ({
  ...initialContext,
  today,
  minutes,
  closedDays,
});

function toRequest({ context, event }: GuardArguments): SendBookingInput {
  assertEvent(event, 'booking.submit');
  return {
    reference: context.reference ?? event.newReference,
    replaces: context.replaces.join(' and ') || null,
    isDoubtful: context.isHasty || event.isHoneypotFilled,
    isDayChecked: context.closedDays !== null,
    today: context.today,
    minutes: context.minutes ?? 0,
    booking: parseBooking(context.draft, context.today),
  };
}

const bookingSetup = setup({
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
    timeout: 20_000,
    /** The time in milliseconds that people need at least to fill in the form. */
    minFillTime: 3000,
  },
  guards: {
    isTripValid,
    isPickupValid,
    isComplete: (facts) => isTripValid(facts) && isPickupValid(facts),
    isEditing: ({ context }) => context.editingField !== null,
    isPickupField: (_, { field }: { field: BookingField }) => field in pickupRules.shape,
    wasAtPickup: ({ context }) => context.savedStep === 'pickup',
    wasAtReview: ({ context }) => context.savedStep === 'review',
    wasSent: (_, { session }: { session: BookingSession }) =>
      session.sent !== null && session.saved === null,
    isOtherRequest: ({ context }, { sent }: { sent: Receipt }) =>
      !context.replaces.includes(sent.reference),
    isRetrying: stateIn({ submitting: { slow: 'again' } }),
  },
  actions: {
    setSession: assign((_, { session }: { session: BookingSession }) => {
      const { today, minutes, saved, sent, tourId } = session;
      const { draft, step, ...mail } = saved ?? { draft: emptyDraft, step: 'trip' };
      const isKnownToStaff = saved !== null && (saved.mayHaveArrived || saved.replaces.length > 0);
      const isOtherTour = tourId !== null && tourId !== draft.tourId;
      const resumed = isKnownToStaff && saved.mayHaveArrived ? 'mayHaveArrived' : 'draft';
      return {
        today,
        minutes,
        sent,
        ...mail,
        // A mail about another tour must not replace the one that staff may already have.
        draft: isOtherTour && !isKnownToStaff ? changeDraft(draft, { tourId }) : draft,
        notice: saved && (isOtherTour && isKnownToStaff ? 'unfinished' : resumed),
        savedStep: step,
        isHasty: saved === null,
      };
    }),
    setToday: assign((_, { today, minutes }: PlaceTime) => ({ today, minutes })),
    setClosedDays: assign({
      closedDays: (_, params: { closedDays: readonly Closure[] }) => params.closedDays,
    }),
    applyPatch: assign(({ context }, { patch }: { patch: Partial<BookingDraft> }) => {
      const draft = changeDraft(context.draft, patch);
      return isSameDraft(draft, context.draft) ? {} : { draft, ...replaceMail(context) };
    }),
    restart: assign(({ context }, { tourId = '' }: { tourId?: string }) => ({
      ...newAnswers(context),
      draft: changeDraft(emptyDraft, { tourId }),
    })),
    reopen: assign(
      ({ context }, { sent, answers }: { sent: Receipt; answers: BookingDraft | null }) => {
        const { tourId, date, persons, reference, replaces } = sent;
        return {
          ...newAnswers(context),
          // The receipt has no personal data.
          draft: answers ?? { ...emptyDraft, tourId, date, persons: String(persons) },
          replaces: [...replaces, reference],
          notice: answers ? ('change' as const) : ('changeFromReceipt' as const),
          savedStep: 'review' as const,
        };
      },
    ),
    refuseOther: assign({ notice: 'unfinished' }),
    dismissNotice: assign({ notice: null }),
    endHaste: assign({ isHasty: false }),
    reject: assign(({ context }, { today, minutes }: PlaceTime) => ({
      today,
      minutes,
      failedAttempts: context.failedAttempts + 1,
    })),
    resetAttempts: assign({ failedAttempts: 0 }),
    startEditing: assign({ editingField: (_, params: { field: BookingField }) => params.field }),
    endEditing: assign({ editingField: null }),
    giveReference: assign(({ context }, { newReference }: { newReference: string }) => ({
      reference: context.reference ?? newReference,
    })),
    setError: assign(({ context }, { code }: Failure) => ({
      error: code,
      mayHaveArrived: context.mayHaveArrived || mayHaveArrived(code),
    })),
    clearError: assign({ error: null }),
    leaveSending: assign({ error: null, mayHaveArrived: true }),
    // The app implements this action, because the machine itself logs nothing.
    logFailure: (_args, _failure: Failure) => {},
  },
});

/** The buttons of the review that change an answer. */
const answerChange = bookingSetup.createStateConfig({
  on: {
    'field.edit': [
      {
        guard: { type: 'isPickupField', params: ({ event }) => event },
        target: '#booking.editing.pickup',
        actions: { type: 'startEditing', params: ({ event }) => event },
      },
      {
        target: '#booking.editing.trip',
        actions: { type: 'startEditing', params: ({ event }) => event },
      },
    ],
  },
});

export const bookingMachine = bookingSetup.createMachine({
  id: 'booking',
  description:
    'A booking request: three steps and one email. Staff confirm it off-site, so nothing is booked here.',
  context: initialContext,
  on: {
    'closedDays.change': { actions: { type: 'setClosedDays', params: ({ event }) => event } },
  },
  initial: 'opening',
  states: {
    opening: {
      description:
        'The page as prerendered: the form is disabled, because the day and a saved draft are not known yet.',
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
        {
          guard: and(['wasAtReview', 'isComplete']),
          target: 'editing.review',
        },
        {
          guard: and(['wasAtPickup', 'isTripValid']),
          target: 'editing.pickup',
        },
        { target: 'editing.trip' },
      ],
    },
    editing: {
      description: 'Continue is never disabled: pressing it explains what is missing.',
      initial: 'trip',
      on: {
        'draft.change': { actions: { type: 'applyPatch', params: ({ event }) => event } },
        'day.change': { actions: { type: 'setToday', params: ({ event }) => event } },
        'notice.dismiss': { actions: 'dismissNotice' },
        'draft.restart': { target: '.trip', actions: { type: 'restart', params: {} } },
        // The answers in the form are never overwritten.
        'request.change': {
          guard: { type: 'isOtherRequest', params: ({ event }) => event },
          actions: 'refuseOther',
        },
        'trip.open': '.trip',
        'pickup.open': { guard: 'isTripValid', target: '.pickup' },
        'review.open': { guard: 'isComplete', target: '.review' },
      },
      after: { minFillTime: { actions: 'endHaste' } },
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
            ...answerChange.on,
            'step.back': 'pickup',
            'booking.submit': [
              {
                guard: 'isComplete',
                target: '#booking.submitting',
                actions: [
                  { type: 'setToday', params: ({ event }) => event },
                  { type: 'giveReference', params: ({ event }) => event },
                ],
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
              description: 'The request failed. All answers are still there.',
            },
          },
        },
      },
    },
    submitting: {
      description:
        'One request is being sent. If the visitor leaves this state, its answer no longer counts.',
      tags: 'review',
      entry: 'clearError',
      initial: 'usual',
      invoke: {
        id: 'first',
        src: 'sendBooking',
        input: toRequest,
        onDone: 'sent',
        onError: [
          // The second attempt decides. This one would only have counted if it had arrived.
          { guard: 'isRetrying' },
          {
            target: 'editing.review.failed',
            actions: [
              { type: 'setError', params: ({ event }) => toSubmissionError(event.error) },
              { type: 'logFailure', params: ({ event }) => toSubmissionError(event.error) },
            ],
          },
        ],
      },
      on: {
        'trip.open': { target: 'editing.trip', actions: 'leaveSending' },
        'pickup.open': { target: 'editing.pickup', actions: 'leaveSending' },
      },
      states: {
        usual: {
          description: 'Ignores booking.submit, so that the request is sent once.',
          tags: 'busy',
          after: { timeout: 'slow' },
        },
        slow: {
          description: 'No answer in 20 s: it is unknown whether the request arrived.',
          initial: 'waiting',
          on: {
            ...answerChange.on,
            'step.back': '#booking.editing.pickup',
            'draft.change': {
              target: '#booking.editing.review',
              actions: { type: 'applyPatch', params: ({ event }) => event },
            },
          },
          states: {
            waiting: {
              description: 'The failure panel offers another attempt. A late answer still counts.',
              entry: [
                { type: 'setError', params: timedOut },
                { type: 'logFailure', params: timedOut },
              ],
              on: { 'booking.submit': 'again' },
            },
            again: {
              description: 'The same request with the same reference. The first one goes on.',
              initial: 'usual',
              invoke: {
                id: 'second',
                src: 'sendBooking',
                input: toRequest,
                onDone: '#booking.sent',
                onError: {
                  target: '#booking.editing.review.failed',
                  actions: [
                    { type: 'setError', params: ({ event }) => toSubmissionError(event.error) },
                    { type: 'logFailure', params: ({ event }) => toSubmissionError(event.error) },
                  ],
                },
              },
              states: {
                usual: {
                  description: 'The buttons wait for the second answer, for 20 s again.',
                  tags: 'busy',
                  entry: 'clearError',
                  after: { timeout: 'waiting' },
                },
                waiting: {
                  description: 'A late answer to the first or the second attempt still counts.',
                  entry: [
                    { type: 'setError', params: timedOut },
                    { type: 'logFailure', params: timedOut },
                  ],
                  on: {
                    'booking.submit': { target: '#booking.submitting.slow.again', reenter: true },
                  },
                },
              },
            },
          },
        },
      },
    },
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
          actions: { type: 'reopen', params: ({ event }) => event },
        },
        'draft.restart': {
          target: 'editing.trip',
          actions: { type: 'restart', params: ({ context }) => ({ tourId: context.draft.tourId }) },
        },
      },
    },
  },
});

export type BookingSnapshot = SnapshotFrom<typeof bookingMachine>;
