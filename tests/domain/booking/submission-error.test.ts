import { describe, expect, it } from 'vitest';

import {
  toSubmissionError,
  canRetryHelp,
  logCategory,
  mayHaveArrived,
  errorHint,
  classifyResponse,
  SubmissionError,
  type SubmissionErrorCode,
} from '#domain/booking/submission-error.ts';

const kept = 'Your answers are still here.';
const onOurSide =
  'The problem is on our side, and trying again is unlikely to help. Please email or call us instead. Your answers are still here.';
const unknown = 'We’re not sure your request reached us.';
const otherTab = `${unknown} This form is a copy of one in another tab. Check that tab first; if the request wasn’t sent there, try again in a minute.`;
const safe = 'Trying again is safe: we’ll match it by its reference.';

const errors: Record<
  SubmissionErrorCode,
  readonly [category: string, hint: string, fate: 'may have arrived' | 'did not arrive']
> = {
  badRequest: ['bad request (400)', onOurSide, 'did not arrive'],
  unauthorised: ['authentication (401/403)', onOurSide, 'did not arrive'],
  rejected: ['other: rejected', onOurSide, 'did not arrive'],
  busy: ['other: busy', `${unknown} Please try again in a minute. ${safe}`, 'may have arrived'],
  misconfigured: ['other: misconfigured', onOurSide, 'did not arrive'],
  mailServerDown: [
    'other: mail server down (412)',
    `Our mail server didn’t accept your request. Please try again in a minute. ${kept}`,
    'did not arrive',
  ],
  offline: [
    'network: offline',
    'Your device is offline. Your answers are still here; try again once you’re connected.',
    'did not arrive',
  ],
  unreachable: [
    'network: unreachable',
    `${unknown} An ad blocker or your network may be stopping it. ${safe}`,
    'may have arrived',
  ],
  timedOut: ['network: timed out', `${unknown} ${safe}`, 'may have arrived'],
  intercepted: [
    'network: answered by something else',
    'Your Wi-Fi may want you to sign in first. Your answers are still here; sign in, then try again.',
    'may have arrived',
  ],
  unconfirmed: ['network: not confirmed', `${unknown} ${safe}`, 'may have arrived'],
  notLoaded: [
    'network: code not loaded',
    'Nothing was sent: part of this page didn’t load. Your answers are still here; try again when your connection is better.',
    'did not arrive',
  ],
  challenged: [
    'other: challenged',
    'Nothing has been sent yet: we check for automated forms. Press Try again to send.',
    'did not arrive',
  ],
};

const signInPage = '<!doctype html><title>Wi-Fi</title><form action="/sign-in">';

it.each([
  [200, 'OK', null],
  [200, 'OK\n', null],
  [200, ' ok ', null],
  [200, '"OK"', null],
  [200, 'accepted', null],
  [200, '{"status":"queued"}', null],
  [200, 'a'.repeat(200), null],
  [200, '', 'unconfirmed'],
  [200, ' \r\n', 'unconfirmed'],
  [200, 'OK <b>', 'intercepted'],
  [200, signInPage, 'intercepted'],
  [200, 'a'.repeat(201), 'intercepted'],
  [201, 'OK', 'intercepted'],
  [302, '', 'intercepted'],
  [407, '', 'intercepted'],
  [511, signInPage, 'intercepted'],
  [0, '', 'unreachable'],
  [400, 'OK', 'badRequest'],
  [401, '', 'unauthorised'],
  [402, '', 'rejected'],
  [403, 'Forbidden', 'unauthorised'],
  [408, '', 'busy'],
  [412, 'SMTP: refused', 'mailServerDown'],
  [422, '', 'misconfigured'],
  [429, 'Too Many Requests', 'busy'],
  [451, '', 'rejected'],
  [500, signInPage, 'busy'],
])('the response with status %i and body %j is classified as %s', (status, text, code) => {
  expect(classifyResponse(status, text)).toBe(code);
});

describe.each(Object.entries(errors))('the submission error %s', (name, [category, hint, fate]) => {
  const code = name as SubmissionErrorCode;

  it(`the submission error ${name} is logged as "${category}" for a request that ${fate}`, () => {
    expect(logCategory(code)).toBe(category);
    expect(mayHaveArrived(code)).toBe(fate === 'may have arrived');
  });

  it(`the submission error ${name} shows the hint: ${hint}`, () => {
    expect(errorHint(code)).toBe(hint);
    expect(errorHint(code, { isEarlierUnconfirmed: true })).toBe(
      fate === 'may have arrived' ? hint : `${hint} An earlier attempt may have arrived. ${safe}`,
    );
    expect(errorHint(code, { isCopy: true })).toBe(code === 'busy' ? otherTab : hint);
  });
});

it('the booking form suggests a retry unless the error is on our side', () => {
  const names = Object.keys(errors) as SubmissionErrorCode[];
  expect(names.filter((code) => !canRetryHelp(code))).toEqual([
    'badRequest',
    'unauthorised',
    'rejected',
    'misconfigured',
  ]);
});

it('toSubmissionError keeps a SubmissionError and converts any other error to "rejected"', () => {
  const busy = new SubmissionError('busy', 'Too Many Requests');
  expect(String(busy)).toBe('SubmissionError: busy: Too Many Requests');
  expect(toSubmissionError(busy)).toBe(busy);
  expect(toSubmissionError(new Error('no'))).toMatchObject({
    code: 'rejected',
    detail: 'Error: no',
  });
});
