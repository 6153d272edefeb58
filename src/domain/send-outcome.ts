/**
 * Why a request did not get through. `offline` is the browser's own word; `unreachable` covers DNS, refused and
 * reset connections and blockers; `held` means that the request looked automated and was not sent.
 */
export type SendProblem =
  | 'badRequest'
  | 'unauthorised'
  | 'rejected'
  | 'busy'
  | 'misconfigured'
  | 'offline'
  | 'unreachable'
  | 'timedOut'
  | 'held';

/** A failed attempt. `detail` is the service's own text, for the console only. */
export class SendFailure extends Error {
  override name = 'SendFailure';
  readonly problem: SendProblem;
  readonly detail: string;

  constructor(problem: SendProblem, detail: string) {
    super(`${problem}: ${detail}`);
    this.problem = problem;
    this.detail = detail;
  }
}

/** The problem behind an answer of the e-mail service other than 200. Status 0 is the SDK's word for no answer. */
export function problemOfStatus(status: number): SendProblem {
  if (status === 0) return 'unreachable';
  if (status === 400) return 'badRequest';
  if (status === 401 || status === 403) return 'unauthorised';
  if (status === 412 || status === 422) return 'misconfigured';
  if (status === 429 || status >= 500) return 'busy';
  return 'rejected';
}

const LOG_CATEGORIES: Record<SendProblem, string> = {
  badRequest: 'bad request (400)',
  unauthorised: 'authentication (401/403)',
  rejected: 'other: rejected',
  busy: 'other: busy',
  misconfigured: 'other: misconfigured',
  offline: 'network: offline',
  unreachable: 'network: unreachable',
  timedOut: 'network: timed out',
  held: 'other: held back',
};

/** The category under which a failure is logged; the specification tells network, authentication and bad request apart. */
export const logCategory = (problem: SendProblem): string => LOG_CATEGORIES[problem];

/** One more sentence for the visitor where the kind of failure calls for it. */
export function problemHint(problem: SendProblem): string {
  switch (problem) {
    case 'timedOut':
      return 'We could not tell whether it arrived. Trying again is safe: both carry the same reference.';
    case 'offline':
      return 'Your device says that it is offline. Your answers are kept; try again once you are connected.';
    case 'unreachable':
      return 'The connection failed. A blocker or the network may be stopping it.';
    case 'busy':
      return 'The service is busy. Please try again in a minute.';
    case 'badRequest':
    case 'unauthorised':
    case 'rejected':
    case 'misconfigured':
    case 'held':
      return 'Your answers are kept on this page.';
  }
}

/** Whatever an attempt was rejected with, as a `SendFailure`. */
export const asSendFailure = (error: unknown): SendFailure =>
  error instanceof SendFailure ? error : new SendFailure('rejected', String(error));
