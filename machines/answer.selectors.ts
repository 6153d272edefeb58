import {
  answerKinds,
  emptyOptions,
  optionFields,
  requestOffer,
} from '#domain/booking/answer-options.ts';
import { warnAboutDays } from '#domain/booking/answer-days.ts';

import type { AnswerSnapshot } from './answer.machine.ts';
import { errorsOf, hrefOf, preparedTextOf, textOf } from './answer.setup.ts';

export const selectIsReading = (snapshot: AnswerSnapshot) =>
  snapshot.matches('opening') || snapshot.matches('reading');
export const selectIsUnreadable = (snapshot: AnswerSnapshot) => snapshot.matches('unreadable');
export const selectHasDeparted = (snapshot: AnswerSnapshot) => snapshot.matches('departed');
export const selectIsComposing = (snapshot: AnswerSnapshot) => snapshot.matches('composing');
export const selectIsEdited = ({ context }: AnswerSnapshot) => context.editedText !== null;
export const selectIsHandedOver = (snapshot: AnswerSnapshot) =>
  snapshot.matches({ composing: 'handedOver' });

export const selectText = ({ context }: AnswerSnapshot) => textOf(context);
export const selectEmailHref = ({ context }: AnswerSnapshot) => hrefOf(context, 'email');
export const selectWhatsAppHref = ({ context }: AnswerSnapshot) => hrefOf(context, 'whatsapp');

/** Selects the options that staff must change before sending. Read the result with `shallowEqual`. */
export const selectErrors = ({ context }: AnswerSnapshot) => errorsOf(context);

/** Selects warnings about days that staff typed into the text. Read the result with `shallowEqual`. */
export const selectDayWarnings = ({ context }: AnswerSnapshot) =>
  context.request && context.editedText !== null
    ? warnAboutDays(context.editedText, preparedTextOf(context), context.request, context)
    : [];

/** Selects the options of the chosen reply, in the order of the form. Read the result with `shallowEqual`. */
export const selectFields = ({ context: { kind, request } }: AnswerSnapshot) =>
  request ? optionFields(kind, request) : [];

/** Selects the offer that applies to the party's size; null if the party is too small for an offer. */
export const selectOffer = ({ context: { request } }: AnswerSnapshot) =>
  request && requestOffer(request);

/** Selects the kinds of reply that suit this request. Read the result with `shallowEqual`. */
export const selectKinds = (snapshot: AnswerSnapshot) =>
  answerKinds.filter((kind) => snapshot.can({ type: 'answer.choose', kind }));

/** True once staff have chosen an answer since the link was opened. */
export const selectHasChosen = ({ context }: AnswerSnapshot) => context.options !== emptyOptions;
