import type { AnswerKind, PlainTextKind } from '#domain/booking/answer-options.ts';

/** The button labels of the answers, and the titles of the texts to copy. */
export const answerNames: Readonly<Record<AnswerKind | PlainTextKind, string>> = {
  yes: 'Yes',
  otherDay: 'Another day',
  no: 'No',
  deposit: 'Deposit received',
  reminder: 'Reminder',
  weather: 'Canceled by weather',
  thanks: 'Thanks',
};
