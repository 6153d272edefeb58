import type { Closure } from '#domain/notices/notices.ts';
import type { PlaceTime } from '#domain/site/destination-time.ts';
import {
  emptyOptions,
  type AnswerKind,
  type AnswerOptions,
} from '#domain/booking/answer-options.ts';
import type { AnswerChannel } from '#domain/booking/answer-text.ts';
import type { StaffRequest } from '#domain/booking/staff-request.ts';

export interface AnswerContext extends PlaceTime {
  /** The code in the link, until it is read. */
  code: string;
  closedDays: readonly Closure[];
  /** Null until the code is read. */
  request: StaffRequest | null;
  kind: AnswerKind;
  options: AnswerOptions;
  /** The text as staff changed it; null while it is the one that the site writes. */
  editedText: string | null;
  /** How the last answer left this page. */
  channel: AnswerChannel | null;
}

export type AnswerEvent =
  /** The page was opened with the link in the email; the code is empty if it was opened without one. */
  | ({ type: 'link.open'; code: string } & PlaceTime)
  | { type: 'closedDays.change'; closedDays: readonly Closure[] }
  | { type: 'answer.choose'; kind: AnswerKind }
  | { type: 'options.change'; patch: Partial<AnswerOptions> }
  | { type: 'text.edit'; text: string }
  | { type: 'text.restore' }
  | { type: 'answer.leave' }
  | { type: 'answer.reopen' }
  | { type: 'answer.send'; channel: AnswerChannel };

export const initialContext: AnswerContext = {
  code: '',
  today: '',
  minutes: 0,
  closedDays: [],
  request: null,
  kind: 'yes',
  options: emptyOptions,
  editedText: null,
  channel: null,
};
