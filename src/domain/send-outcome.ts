const KEPT = 'Your answers are kept on this page.';
const UNKNOWN = 'We could not tell whether it arrived.';
const SAFE = 'Trying again is safe: the reference tells our team that both are one request.';

interface ProblemFacts {
  /** The category under which it is logged; the specification tells network, authentication and bad request apart. */
  readonly category: string;
  /** What the visitor is told of this attempt. */
  readonly hint: string;
  /** Instead, on a tab that is a copy of another one. */
  readonly hintOfCopy?: string;
  /**
   * The request may have reached the staff all the same. Chromium repeats a POST by itself when a connection breaks, and
   * the repeat is answered 429; a gateway answers 5xx after the service did its work.
   */
  readonly mayHaveArrived?: true;
}

/**
 * Why nobody can say that a request got through. `offline` is the browser's own word, before and after the attempt;
 * `unreachable` covers DNS, refused and reset connections, blockers and answers that the browser may not read;
 * `intercepted` is an answer that is not the service's, as of a Wi-Fi sign-in page; `unconfirmed` a 200 without the
 * service's word; `notLoaded` means that the code that sends was lost; `held` that the request looked automated.
 * Nothing was sent in the last two.
 */
const problems = {
  badRequest: { category: 'bad request (400)', hint: KEPT },
  unauthorised: { category: 'authentication (401/403)', hint: KEPT },
  rejected: { category: 'other: rejected', hint: KEPT },
  busy: {
    category: 'other: busy',
    hint: `${UNKNOWN} Please try again in a minute. ${SAFE}`,
    hintOfCopy: `${UNKNOWN} This form is a copy of the one in another tab, and the request from there may be the one that did. Look there first; if it was not sent, try again in a minute.`,
    mayHaveArrived: true,
  },
  misconfigured: { category: 'other: misconfigured', hint: KEPT },
  offline: {
    category: 'network: offline',
    hint: 'Your device says that it is offline. Your answers are kept; try again once you are connected.',
  },
  unreachable: {
    category: 'network: unreachable',
    hint: `${UNKNOWN} A blocker or the network may be stopping it. ${SAFE}`,
    mayHaveArrived: true,
  },
  timedOut: {
    category: 'network: timed out',
    hint: `${UNKNOWN} ${SAFE}`,
    mayHaveArrived: true,
  },
  intercepted: {
    category: 'network: answered by something else',
    hint: 'Something between us answered instead of the mail service. Is there a Wi-Fi sign-in page? Your answers are kept; sign in there, then try again.',
    mayHaveArrived: true,
  },
  unconfirmed: {
    category: 'network: not confirmed',
    hint: `${UNKNOWN} ${SAFE}`,
    mayHaveArrived: true,
  },
  notLoaded: {
    category: 'network: code not loaded',
    hint: 'Nothing was sent: a part of this page could not be loaded. Your answers are kept; try again once the connection is better.',
  },
  held: {
    category: 'other: held back',
    hint: 'Nothing was sent yet: the form was filled in as programs do it, or by a password manager. Press Try again, and your request goes out.',
  },
} as const satisfies Record<string, ProblemFacts>;

export type SendProblem = keyof typeof problems;

const factsOf = (problem: SendProblem): ProblemFacts => problems[problem];

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

/** The whole of what the e-mail service says when it took a request (EmailJS REST API, "send"). */
const ACCEPTED_TEXT = 'OK';
/** Longer texts, and those with tags, are pages that somebody else put in the service's place. */
const SHORT_TEXT_LIMIT = 200;

const isShortPlainText = (text: string) => text.length <= SHORT_TEXT_LIMIT && !text.includes('<');

/**
 * What an answer to the request means: null if the service took it, which takes a 200 and its own word. Status 0 is
 * the SDK's word for no answer, and the browser's for one that it does not show.
 */
export function problemOfAnswer(status: number, text: string): SendProblem | null {
  if (status === 200 && text.trim() === ACCEPTED_TEXT) return null;
  if (status === 200 && isShortPlainText(text)) return 'unconfirmed';
  if (status === 0) return 'unreachable';
  // 511 is made for sign-in pages (RFC 6585), 407 for proxies.
  if (status < 400 || status === 407 || status === 511) return 'intercepted';
  if (status === 400) return 'badRequest';
  if (status === 401 || status === 403) return 'unauthorised';
  if (status === 412 || status === 422) return 'misconfigured';
  if (status === 429 || status >= 500) return 'busy';
  return 'rejected';
}

/** The category under which a failure is logged. */
export const logCategory = (problem: SendProblem): string => factsOf(problem).category;

/** Whether the request may have reached the staff although this attempt did not end well. */
export const mayHaveArrived = (problem: SendProblem): boolean =>
  factsOf(problem).mayHaveArrived ?? false;

interface AttemptFacts {
  /** An attempt before this one may have arrived. */
  readonly isEarlierUnconfirmed?: boolean;
  /** The tab is a copy of another one that holds the same request. */
  readonly isCopy?: boolean;
}

/** One more sentence for the visitor about a failed attempt. */
export function problemHint(problem: SendProblem, facts: AttemptFacts = {}): string {
  const { isEarlierUnconfirmed = false, isCopy = false } = facts;
  const { hint: usual, hintOfCopy = usual } = factsOf(problem);
  const hint = isCopy ? hintOfCopy : usual;
  return isEarlierUnconfirmed && !mayHaveArrived(problem)
    ? `${hint} An earlier attempt may have arrived. ${SAFE}`
    : hint;
}

/** Whatever an attempt was rejected with, as a `SendFailure`. */
export const asSendFailure = (error: unknown): SendFailure =>
  error instanceof SendFailure ? error : new SendFailure('rejected', String(error));
