import { SendFailure } from '#domain/send-outcome.ts';

export const done = { type: 'xstate.done.actor.0.booking.submitting', output: undefined } as const;
export const refused = {
  type: 'xstate.error.actor.0.booking.submitting',
  error: new SendFailure('busy', '500 Out of order'),
} as const;
/** What a person needs at least to fill in the form has passed. */
export const hasteOver = { type: 'xstate.after.haste.booking.editing' } as const;
export const timeOut = { type: 'xstate.after.sendTimeout.booking.submitting' } as const;

const steps = ['editing.trip', 'editing.stay'];
const reviews = ['editing.review.ready', 'editing.review.failed'];
const opened = [...steps, ...reviews, 'submitting', 'alreadySent'];
const otherTabs = ['reference.taken', 'version.taken'];
const opens = ['trip.open', 'stay.open', 'review.open'];

/** What only a form that is there can hear of. */
const heardByTheForm = [
  'day.change',
  'closedDays.change',
  ...otherTabs,
  ...opens,
  done.type,
  refused.type,
  timeOut.type,
];

/** Pairs of state and event that no visitor can cause, and why. */
export const unreachable = [
  {
    states: ['resuming'],
    events: 'every event',
    why: 'left at once: the machine only decides where to go on',
  },
  {
    states: ['opening'],
    events: heardByTheForm,
    why: 'the page as prerendered: no script that could hear of anything has started',
  },
  {
    states: [...opened, 'sent'],
    events: ['visit.start'],
    why: 'a visit begins once, when the form starts',
  },
  {
    states: [...steps, 'editing.review.ready', 'alreadySent'],
    events: [done.type, refused.type],
    why: 'no request is on its way; answers that come too late are tried in `failed`',
  },
  {
    states: ['editing.review.failed'],
    events: [done.type],
    why: 'an answer that comes too late is a request.arrive',
  },
  {
    states: ['opening', 'sent', 'alreadySent'],
    events: ['request.arrive'],
    why: 'no request of this form went unanswered',
  },
  {
    states: ['opening', 'submitting', 'sent'],
    events: [hasteOver.type],
    why: 'nothing is being filled in',
  },
  {
    states: reviews,
    events: ['draft.change'],
    why: 'the review shows answers, not fields; Change leads to the field',
  },
  {
    states: ['sent'],
    events: heardByTheForm,
    why: 'the confirmation page takes the place of the form at once',
  },
] as const;
