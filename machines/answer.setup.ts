import { assign, fromPromise, setup } from 'xstate';

import {
  answerErrors,
  emptyOptions,
  proposeOptions,
  requestOffer,
  tourOf,
  type AnswerErrors,
  type AnswerKind,
  type AnswerOptions,
} from '#domain/booking/answer-options.ts';
import {
  answerMailtoHref,
  answerText,
  answerWhatsAppHref,
  type AnswerChannel,
} from '#domain/booking/answer-text.ts';
import { hasTourLeft } from '#domain/booking/lead-time.ts';
import type { StaffRequest } from '#domain/booking/staff-request.ts';
import type { Closure } from '#domain/notices/notices.ts';
import type { PlaceTime } from '#domain/site/destination-time.ts';

import type { AnswerContext, AnswerEvent } from './answer.context.ts';

/** The kinds of reply that make sense after the day of the tour. */
const lateKinds: ReadonlySet<AnswerKind> = new Set(['otherDay', 'no', 'weather', 'thanks']);

const noErrors: AnswerErrors = {};

/** Returns the options that staff must change before they can send the reply. */
export const errorsOf = ({ request, kind, options, today, closedDays }: AnswerContext) =>
  request ? answerErrors(kind, request, options, { today, closedDays }) : noErrors;

/** Returns the text of the reply as the site writes it. */
export const preparedTextOf = ({ request, kind, options, today }: AnswerContext): string =>
  request ? answerText(kind, request, options, today) : '';

/** Returns the text of the reply as the guest will read it. */
export const textOf = (context: AnswerContext): string =>
  context.editedText ?? preparedTextOf(context);

/** Returns the link that opens the reply in another program; null if there is none. */
export function hrefOf(context: AnswerContext, channel: AnswerChannel): string | null {
  if (!context.request || channel === 'copy') return null;
  const hrefFor = channel === 'email' ? answerMailtoHref : answerWhatsAppHref;
  return hrefFor(context.request, textOf(context));
}

const hasDeparted = ({ request, today, minutes }: AnswerContext) =>
  request !== null &&
  (request.booking.date < today ||
    hasTourLeft({ today, minutes }, tourOf(request), request.booking.date));

/** The guards, actions and delays of the answer desk. answer.machine.ts defines when they apply. */
export const answerSetup = setup({
  types: {} as { context: AnswerContext; events: AnswerEvent },
  actors: {
    decodeRequest: fromPromise<StaffRequest, { code: string }>(() =>
      Promise.reject(new Error('answerMachine: the `decodeRequest` actor must be provided')),
    ),
  },
  delays: { readTimeout: 5000 },
  guards: {
    hasCode: (_, { code }: { code: string }) => code !== '',
    hasDeparted: ({ context }) => hasDeparted(context),
    isPossible: ({ context: { request } }, { kind }: { kind: AnswerKind }) =>
      kind !== 'offer' || (request !== null && requestOffer(request) !== null),
    isPossibleLate: (_, { kind }: { kind: AnswerKind }) => lateKinds.has(kind),
    isEdited: ({ context }) => context.editedText !== null,
    canSend: ({ context }, { channel }: { channel: AnswerChannel }) =>
      Object.keys(errorsOf(context)).length === 0 &&
      textOf(context).trim() !== '' &&
      (channel === 'copy' || hrefOf(context, channel) !== null),
  },
  actions: {
    openLink: assign((_, { code, today, minutes }: { code: string } & PlaceTime) => ({
      code,
      today,
      minutes,
      request: null,
      options: emptyOptions,
      channel: null,
    })),
    setNow: assign((_, { today, minutes }: PlaceTime) => ({ today, minutes })),
    setClosedDays: assign({
      closedDays: (_, params: { closedDays: readonly Closure[] }) => params.closedDays,
    }),
    setRequest: assign((_, params: { request: StaffRequest }) => ({
      code: '',
      request: params.request,
    })),
    compose: assign(
      ({ context: { request, today, closedDays } }, { kind }: { kind: AnswerKind }) => ({
        kind,
        editedText: null,
        channel: null,
        ...(request && { options: proposeOptions(kind, request, { today, closedDays }) }),
      }),
    ),
    changeOptions: assign(({ context }, params: { patch: Partial<AnswerOptions> }) => ({
      options: { ...context.options, ...params.patch },
    })),
    editText: assign({ editedText: (_, params: { text: string }) => params.text }),
    restoreText: assign({ editedText: null }),
    setChannel: assign({ channel: (_, params: { channel: AnswerChannel }) => params.channel }),
  },
});
