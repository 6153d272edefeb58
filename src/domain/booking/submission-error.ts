const SAFE = 'Trying again is safe: we’ll match it by its reference.';

/** The sentence after the specified one in the failure panel. */
const secondLines = {
  busy: `Our mail service is busy. Please try again in a minute. ${SAFE}`,
  network: `You may be offline, or an ad blocker or your network may be stopping it. Try again once you’re connected. ${SAFE}`,
  mayHaveArrived: `We could not tell whether your request arrived. ${SAFE}`,
  otherWay:
    'The problem is on our side, and trying again is unlikely to help. Please email or call us instead.',
} as const;

interface ErrorFacts {
  /**
   * The category under which the error is logged. The specification distinguishes network, authentication and bad
   * request.
   */
  readonly category: string;
  readonly secondLine: keyof typeof secondLines;
  /**
   * True if the request may have reached the staff although the attempt failed. If a connection breaks, Chromium
   * repeats the POST, and the service rejects the repeated request with status 429. A gateway may respond with 5xx
   * although the service has sent the email.
   */
  readonly mayHaveArrived?: true;
}

/**
 * The reasons why a request was not confirmed. `offline`: the browser reports before or after the attempt that there is
 * no connection. `unreachable`: DNS failures, refused and reset connections, blockers, and responses that the browser
 * hides. `intercepted`: the response comes from something else, such as a Wi-Fi sign-in page. `unconfirmed`: status 200
 * without text.
 */
const errors = {
  badRequest: { category: 'bad request (400)', secondLine: 'otherWay' },
  unauthorised: { category: 'authentication (401/403)', secondLine: 'otherWay' },
  rejected: { category: 'other: rejected', secondLine: 'otherWay' },
  misconfigured: { category: 'other: misconfigured', secondLine: 'otherWay' },
  busy: { category: 'other: busy', secondLine: 'busy', mayHaveArrived: true },
  mailServerDown: { category: 'other: mail server down (412)', secondLine: 'busy' },
  offline: { category: 'network: offline', secondLine: 'network' },
  unreachable: { category: 'network: unreachable', secondLine: 'network', mayHaveArrived: true },
  timedOut: { category: 'network: timed out', secondLine: 'mayHaveArrived', mayHaveArrived: true },
  intercepted: {
    category: 'network: answered by something else',
    secondLine: 'mayHaveArrived',
    mayHaveArrived: true,
  },
  unconfirmed: {
    category: 'network: not confirmed',
    secondLine: 'mayHaveArrived',
    mayHaveArrived: true,
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
  factsOf(code).secondLine !== 'otherWay';

/** Returns what the failure panel says after the specified sentence. */
export const secondLine = (code: SubmissionErrorCode): string =>
  secondLines[factsOf(code).secondLine];

/** Converts any thrown value into a `SubmissionError`. */
export const toSubmissionError = (error: unknown): SubmissionError =>
  error instanceof SubmissionError ? error : new SubmissionError('rejected', String(error));
