const KEPT = 'Your answers are still here.';
const ON_OUR_SIDE = `The problem is on our side, and trying again is unlikely to help. Please email or call us instead. ${KEPT}`;
const UNKNOWN = 'We’re not sure your request reached us.';
const SAFE = 'Trying again is safe: we’ll match it by its reference.';

interface ErrorFacts {
  /**
   * The category under which the error is logged. The specification distinguishes network, authentication and bad
   * request.
   */
  readonly category: string;
  /** The message to the visitor about this attempt. */
  readonly hint: string;
  /** The message in a tab that is a copy of another tab. */
  readonly hintOfCopy?: string;
  /**
   * True if the request may have reached the staff although the attempt failed. If a connection breaks, Chromium
   * repeats the POST, and the service rejects the repeated request with status 429. A gateway may respond with 5xx
   * although the service has sent the email.
   */
  readonly mayHaveArrived?: true;
  /** True if the service rejected the request or the site's settings, so that a retry would probably fail too. */
  readonly isOnOurSide?: true;
}

/**
 * The reasons why a request was not confirmed. `offline`: the browser reports before or after the attempt that there is
 * no connection. `unreachable`: DNS failures, refused and reset connections, blockers, and responses that the browser
 * hides. `intercepted`: the response comes from something else, such as a Wi-Fi sign-in page. `unconfirmed`: status 200
 * without text. `notLoaded`: the code for sending could not be loaded. `challenged`: the request looked automated. In
 * the last two cases nothing was sent.
 */
const errors = {
  badRequest: { category: 'bad request (400)', hint: ON_OUR_SIDE, isOnOurSide: true },
  unauthorised: { category: 'authentication (401/403)', hint: ON_OUR_SIDE, isOnOurSide: true },
  rejected: { category: 'other: rejected', hint: ON_OUR_SIDE, isOnOurSide: true },
  busy: {
    category: 'other: busy',
    hint: `${UNKNOWN} Please try again in a minute. ${SAFE}`,
    hintOfCopy: `${UNKNOWN} This form is a copy of one in another tab. Check that tab first; if the request wasn’t sent there, try again in a minute.`,
    mayHaveArrived: true,
  },
  misconfigured: { category: 'other: misconfigured', hint: ON_OUR_SIDE, isOnOurSide: true },
  mailServerDown: {
    category: 'other: mail server down (412)',
    hint: `Our mail server didn’t accept your request. Please try again in a minute. ${KEPT}`,
  },
  offline: {
    category: 'network: offline',
    hint: 'Your device is offline. Your answers are still here; try again once you’re connected.',
  },
  unreachable: {
    category: 'network: unreachable',
    hint: `${UNKNOWN} An ad blocker or your network may be stopping it. ${SAFE}`,
    mayHaveArrived: true,
  },
  timedOut: {
    category: 'network: timed out',
    hint: `${UNKNOWN} ${SAFE}`,
    mayHaveArrived: true,
  },
  intercepted: {
    category: 'network: answered by something else',
    hint: 'Your Wi-Fi may want you to sign in first. Your answers are still here; sign in, then try again.',
    mayHaveArrived: true,
  },
  unconfirmed: {
    category: 'network: not confirmed',
    hint: `${UNKNOWN} ${SAFE}`,
    mayHaveArrived: true,
  },
  notLoaded: {
    category: 'network: code not loaded',
    hint: 'Nothing was sent: part of this page didn’t load. Your answers are still here; try again when your connection is better.',
  },
  challenged: {
    category: 'other: challenged',
    hint: 'Nothing has been sent yet: we check for automated forms. Press Try again to send.',
  },
} as const satisfies Record<string, ErrorFacts>;

export type SubmissionErrorCode = keyof typeof errors;

const factsOf = (code: SubmissionErrorCode): ErrorFacts => errors[code];

/** A failed attempt. `detail` is the service's response text and is only logged to the console. */
export class SubmissionError extends Error {
  override name = 'SubmissionError';
  readonly code: SubmissionErrorCode;
  readonly detail: string;

  constructor(code: SubmissionErrorCode, detail: string) {
    super(`${code}: ${detail}`);
    this.code = code;
    this.detail = detail;
  }
}

/** Longer texts, and texts that contain tags, come from an HTML page and not from the service. */
const SHORT_TEXT_LIMIT = 200;

const isShortPlainText = (text: string) => text.length <= SHORT_TEXT_LIMIT && !text.includes('<');

/**
 * Classifies a response; null if the service accepted the request. The usual response is status 200 with `OK`, but any
 * short text is accepted; after an empty response or an HTML page, it is unknown whether the service accepted the
 * request. Status 0 means that there was no response, or that the browser hides the response.
 */
export function classifyResponse(status: number, text: string): SubmissionErrorCode | null {
  if (status === 200 && text.trim() === '') return 'unconfirmed';
  if (status === 200 && isShortPlainText(text)) return null;
  if (status === 0) return 'unreachable';
  // Status 511 belongs to sign-in pages (RFC 6585), and status 407 to proxies.
  if (status < 400 || status === 407 || status === 511) return 'intercepted';
  if (status === 400) return 'badRequest';
  if (status === 401 || status === 403) return 'unauthorised';
  if (status === 412) return 'mailServerDown';
  if (status === 422) return 'misconfigured';
  if (status === 408 || status === 429 || status >= 500) return 'busy';
  return 'rejected';
}

/** The category under which a failure is logged. */
export const logCategory = (code: SubmissionErrorCode): string => factsOf(code).category;

/** True if the request may have reached the staff although this attempt failed. */
export const mayHaveArrived = (code: SubmissionErrorCode): boolean =>
  factsOf(code).mayHaveArrived ?? false;

/** True if a retry may succeed without any change to the site. */
export const canRetryHelp = (code: SubmissionErrorCode): boolean =>
  !(factsOf(code).isOnOurSide ?? false);

interface AttemptFacts {
  /** True if an earlier attempt may have arrived. */
  readonly isEarlierUnconfirmed?: boolean;
  /** True if this tab is a duplicate of another tab with the same request. */
  readonly isCopy?: boolean;
}

/** Returns the message to the visitor about a failed attempt. */
export function errorHint(code: SubmissionErrorCode, facts: AttemptFacts = {}): string {
  const { isEarlierUnconfirmed = false, isCopy = false } = facts;
  const { hint: usual, hintOfCopy = usual } = factsOf(code);
  const hint = isCopy ? hintOfCopy : usual;
  return isEarlierUnconfirmed && !mayHaveArrived(code)
    ? `${hint} An earlier attempt may have arrived. ${SAFE}`
    : hint;
}

/** Converts any thrown value into a `SubmissionError`. */
export const toSubmissionError = (error: unknown): SubmissionError =>
  error instanceof SubmissionError ? error : new SubmissionError('rejected', String(error));
