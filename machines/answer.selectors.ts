import { answerKinds, optionFields, requestOffer } from '#domain/booking/answer-options.ts';

import type { AnswerSnapshot } from './answer.machine.ts';
import { errorsOf, hrefOf, textOf } from './answer.setup.ts';

export const selectIsReading = (snapshot: AnswerSnapshot) =>
  snapshot.matches('opening') || snapshot.matches('reading');
export const selectIsUnreadable = (snapshot: AnswerSnapshot) => snapshot.matches('unreadable');
export const selectHasDeparted = (snapshot: AnswerSnapshot) => snapshot.matches('departed');
export const selectIsComposing = (snapshot: AnswerSnapshot) =>
  snapshot.matches('composing') || snapshot.matches('handedOver');
export const selectIsEdited = (snapshot: AnswerSnapshot) =>
  snapshot.matches({ composing: 'edited' });
export const selectIsHandedOver = (snapshot: AnswerSnapshot) => snapshot.matches('handedOver');

export const selectText = ({ context }: AnswerSnapshot) => textOf(context);
export const selectEmailHref = ({ context }: AnswerSnapshot) => hrefOf(context, 'email');
export const selectWhatsAppHref = ({ context }: AnswerSnapshot) => hrefOf(context, 'whatsapp');

/** The options that staff must change before sending. Read it with `shallowEqual`. */
export const selectErrors = ({ context }: AnswerSnapshot) => errorsOf(context);

/** The options of this answer, in the order of the form. Read it with `shallowEqual`. */
export const selectFields = ({ context: { kind, request } }: AnswerSnapshot) =>
  request ? optionFields(kind, request) : [];

/** The offer that the guests may have; null for a smaller party. */
export const selectOffer = ({ context: { request } }: AnswerSnapshot) =>
  request && requestOffer(request);

/** The answers that this request can have. Read it with `shallowEqual`. */
export const selectKinds = (snapshot: AnswerSnapshot) =>
  answerKinds.filter((kind) => snapshot.can({ type: 'answer.choose', kind }));
