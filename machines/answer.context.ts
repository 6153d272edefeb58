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
  /** The answer code in the link; empty after it has been decoded. */
  code: string;
  closedDays: readonly Closure[];
  /** The request in the link; null until the answer code is decoded. */
  request: StaffRequest | null;
  kind: AnswerKind;
  options: AnswerOptions;
  /** The reply as staff have edited it; null if staff have not edited the generated reply. */
  editedText: string | null;
  /** The channel through which staff sent the last reply. */
  channel: AnswerChannel | null;
}

export type AnswerEvent =
  /** The page was opened. The answer code is empty if the page was not opened with the link in a request's email. */
  | ({ type: 'link.open'; code: string } & PlaceTime)
  | { type: 'closedDays.change'; closedDays: readonly Closure[] }
  | { type: 'answer.choose'; kind: AnswerKind }
  | { type: 'options.change'; patch: Partial<AnswerOptions> }
  | { type: 'text.edit'; text: string }
  | { type: 'text.restore' }
  | { type: 'answer.leave' }
  | ({ type: 'day.change' } & PlaceTime)
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
