import type { AnswerKind } from '#domain/booking/answer-options.ts';

/** The button labels of the answers. */
export const answerNames: Readonly<Record<AnswerKind, string>> = {
  yes: 'Yes',
  offer: 'Yes, with an offer',
  otherDay: 'Another day',
  no: 'No',
  deposit: 'Deposit received',
  reminder: 'Reminder',
  weather: 'Canceled by weather',
  thanks: 'Thanks',
};
