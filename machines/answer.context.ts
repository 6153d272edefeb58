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
  /** The code in the link; empty once the code has been read. */
  code: string;
  closedDays: readonly Closure[];
  /** The request in the link; null until the code is read. */
  request: StaffRequest | null;
  kind: AnswerKind;
  options: AnswerOptions;
  /** The text after staff have edited it; null while staff have not changed the generated text. */
  editedText: string | null;
  /** The channel through which staff sent the last reply. */
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
