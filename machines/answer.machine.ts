import { assign, fromPromise, not, setup, type SnapshotFrom } from 'xstate';

import {
  answerErrors,
  answerOptions,
  changedFields,
  optionFields,
  possibleKinds,
  type AnswerErrors,
  type AnswerKind,
  type AnswerOptions,
  type ChosenOptions,
} from '#domain/booking/answer-options.ts';
import {
  answerMailtoHref,
  answerText,
  answerWhatsAppHref,
  type AnswerChannel,
} from '#domain/booking/answer-text.ts';
import type { StaffRequest } from '#domain/booking/staff-request.ts';
import type { Closure } from '#domain/notices/notices.ts';
import type { PlaceTime } from '#domain/site/destination-time.ts';

interface EditedText {
  readonly text: string;
  /** True once staff have handed this text to a mail program, WhatsApp or the clipboard. */
  readonly isSent: boolean;
}

export interface AnswerContext extends PlaceTime {
  /** The answer code in the link; empty after it has been decoded. */
  code: string;
  closedDays: readonly Closure[];
  /** The request in the link; null until the answer code is decoded. */
  request: StaffRequest | null;
  /** The answer that was chosen last. */
  kind: AnswerKind;
  /** True once staff have chosen an answer to this request. */
  hasChosen: boolean;
  chosen: ChosenOptions;
  /** The replies as staff have edited them. */
  edits: Readonly<Partial<Record<AnswerKind, EditedText>>>;
  /** The channel through which staff sent the shown reply; null if it has changed since. */
  channel: AnswerChannel | null;
}

export type AnswerEvent =
  /** A link was opened. The answer code is empty if the link is not the one in a request's email. */
  | ({ type: 'link.open'; code: string } & PlaceTime)
  | { type: 'link.accept' }
  | { type: 'link.refuse' }
  | { type: 'closedDays.change'; closedDays: readonly Closure[] }
  | { type: 'answer.choose'; kind: AnswerKind }
  | { type: 'options.change'; patch: ChosenOptions }
  | { type: 'text.edit'; text: string }
  | { type: 'text.restore' }
  | { type: 'answer.leave' }
  | ({ type: 'day.change' } & PlaceTime)
  | { type: 'answer.send'; channel: AnswerChannel };

const noErrors: AnswerErrors = {};

const optionsOf = (context: AnswerContext): AnswerOptions | null =>
  context.request && answerOptions(context.request, context.chosen, context);

const errorsOf = (context: AnswerContext): AnswerErrors => {
  const { request, kind } = context;
  const options = optionsOf(context);
  return request && options ? answerErrors(kind, request, options, context) : noErrors;
};

function textOf(context: AnswerContext): string {
  const { request, kind, edits, today } = context;
  const options = optionsOf(context);
  return edits[kind]?.text ?? (request && options ? answerText(kind, request, options, today) : '');
}

const isEdited = ({ edits, kind }: AnswerContext) => edits[kind] !== undefined;
const hasUnsentText = ({ edits }: AnswerContext) =>
  Object.values(edits).some(({ isSent }) => !isSent);

const nothingChosen = { hasChosen: false, chosen: {}, edits: {}, channel: null };

const answerSetup = setup({
  types: {} as { context: AnswerContext; events: AnswerEvent },
  actors: {
    decodeRequest: fromPromise<StaffRequest, { code: string }>(() =>
      Promise.reject(new Error('answerMachine: the `decodeRequest` actor must be provided')),
    ),
  },
  delays: { readTimeout: 5000 },
  guards: {
    hasCode: ({ context }) => context.code !== '',
    hasUnsentText: ({ context }) => hasUnsentText(context),
    isEdited: ({ context }) => isEdited(context),
    isPossible: ({ context: { request } }, { kind }: { kind: AnswerKind }) =>
      request !== null && possibleKinds(request).includes(kind),
  },
  actions: {
    keepLink: assign((_, { code, today, minutes }: { code: string } & PlaceTime) => ({
      code,
      today,
      minutes,
    })),
    forgetCode: assign({ code: '' }),
    clearRequest: assign({ request: null, ...nothingChosen }),
    setNow: assign((_, { today, minutes }: PlaceTime) => ({ today, minutes })),
    setClosedDays: assign({
      closedDays: (_, params: { closedDays: readonly Closure[] }) => params.closedDays,
    }),
    setRequest: assign({
      code: '',
      request: (_, params: { request: StaffRequest }) => params.request,
    }),
    compose: assign((_, { kind }: { kind: AnswerKind }) => ({
      kind,
      hasChosen: true,
      channel: null,
    })),
    changeOptions: assign({
      chosen: ({ context }, params: { patch: ChosenOptions }) => ({
        ...context.chosen,
        ...params.patch,
      }),
      channel: null,
    }),
    editText: assign({
      edits: ({ context: { edits, kind } }, { text }: { text: string }) => ({
        ...edits,
        [kind]: { text, isSent: false },
      }),
      channel: null,
    }),
    restoreText: assign({
      edits: ({ context: { edits, kind } }) => {
        const { [kind]: _restored, ...others } = edits;
        return others;
      },
      channel: null,
    }),
    markAsSent: assign(({ context: { edits, kind } }, { channel }: { channel: AnswerChannel }) => ({
      channel,
      edits: edits[kind] ? { ...edits, [kind]: { ...edits[kind], isSent: true } } : edits,
    })),
  },
});

export const answerMachine = answerSetup.createMachine({
  id: 'answer',
  description:
    'The page on which staff answer a request from the link in its email. Nothing is sent before a person presses a button, and then by their own mail program or WhatsApp.',
  context: {
    code: '',
    today: '',
    minutes: 0,
    closedDays: [],
    request: null,
    kind: 'yes',
    ...nothingChosen,
  },
  on: {
    'closedDays.change': {
      actions: { type: 'setClosedDays', params: ({ event }) => event },
    },
    // The page may stay open past midnight or past the tour's departure.
    'day.change': { actions: { type: 'setNow', params: ({ event }) => event } },
    'link.open': {
      target: '.sorting',
      actions: { type: 'keepLink', params: ({ event }) => event },
    },
  },
  initial: 'opening',
  states: {
    opening: {
      description: 'The page as prerendered: the link and today’s date are not known yet.',
    },
    sorting: {
      description: 'A link was opened. The request that was shown before is gone.',
      entry: 'clearRequest',
      always: [{ guard: 'hasCode', target: 'reading' }, { target: 'unreadable' }],
    },
    reading: {
      description: 'The code in the link is decompressed and validated like a form.',
      invoke: {
        src: 'decodeRequest',
        input: ({ context: { code } }) => ({ code }),
        onDone: {
          target: 'answering',
          actions: { type: 'setRequest', params: ({ event }) => ({ request: event.output }) },
        },
        onError: 'unreadable',
      },
      after: { readTimeout: 'unreadable' },
    },
    unreadable: {
      description:
        'The link has no code, or it was cut, changed, or written by another version of the site. The email itself has everything.',
    },
    answering: {
      description:
        'The request with everything that staff have set for it. Each answer to the request keeps its text.',
      initial: 'choosing',
      on: {
        'link.open': {
          guard: 'hasUnsentText',
          target: 'replacing',
          actions: { type: 'keepLink', params: ({ event }) => event },
        },
        'answer.choose': {
          guard: { type: 'isPossible', params: ({ event }) => event },
          target: '.composing',
          actions: { type: 'compose', params: ({ event }) => event },
        },
      },
      states: {
        choosing: {
          description: 'A button for each answer.',
          on: {
            'options.change': { actions: { type: 'changeOptions', params: ({ event }) => event } },
          },
        },
        composing: {
          description:
            'The answer as the guest will read it. The site writes the text, again after each change of an option, until staff edit it.',
          on: {
            'options.change': {
              guard: not('isEdited'),
              actions: { type: 'changeOptions', params: ({ event }) => event },
            },
            'text.edit': { actions: { type: 'editText', params: ({ event }) => event } },
            'text.restore': { guard: 'isEdited', actions: 'restoreText' },
            'answer.send': { actions: { type: 'markAsSent', params: ({ event }) => event } },
            'answer.leave': 'choosing',
          },
        },
        last: {
          type: 'history',
          description: 'Staff keep the answer that they were writing.',
        },
      },
    },
    replacing: {
      description:
        'Another link was opened in this tab, and showing its request would lose a text that staff have edited.',
      on: {
        'link.open': { actions: { type: 'keepLink', params: ({ event }) => event } },
        'link.accept': 'sorting',
        'link.refuse': { target: 'answering.last', actions: 'forgetCode' },
      },
    },
  },
});

export type AnswerSnapshot = SnapshotFrom<typeof answerMachine>;

export const selectIsUnreadable = (snapshot: AnswerSnapshot) => snapshot.matches('unreadable');
export const selectIsComposing = (snapshot: AnswerSnapshot) =>
  snapshot.matches({ answering: 'composing' });
export const selectIsReplacing = (snapshot: AnswerSnapshot) => snapshot.matches('replacing');
export const selectIsEdited = ({ context }: AnswerSnapshot) => isEdited(context);
/** True if leaving the page would lose a text that staff have edited and not sent. */
export const selectHasUnsentText = ({ context }: AnswerSnapshot) => hasUnsentText(context);

/** Selects the options of the request; null until it has been read. Read the result with `shallowEqual`. */
export const selectOptions = ({ context }: AnswerSnapshot) => optionsOf(context);
/** Selects the options that staff have set to another value than the proposed one. Read it with `shallowEqual`. */
export const selectChangedFields = ({ context }: AnswerSnapshot) =>
  context.request ? changedFields(context.request, context.chosen, context) : [];
/** Selects the options of the chosen reply, in the order of the form. Read the result with `shallowEqual`. */
export const selectFields = ({ context }: AnswerSnapshot) => {
  const options = optionsOf(context);
  return context.request && options ? optionFields(context.kind, context.request, options) : [];
};
/** Selects the options that staff must change before sending. Read the result with `shallowEqual`. */
export const selectErrors = ({ context }: AnswerSnapshot) => errorsOf(context);

export const selectText = ({ context }: AnswerSnapshot) => textOf(context);
/** Selects the link that opens the reply in a mail program; null if it would be too long. */
export const selectEmailHref = ({ context }: AnswerSnapshot) =>
  context.request && answerMailtoHref(context.request, textOf(context));
export const selectWhatsAppHref = ({ context }: AnswerSnapshot) =>
  context.request && answerWhatsAppHref(context.request, textOf(context));
