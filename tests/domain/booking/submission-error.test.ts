import { describe, expect, it } from 'vitest';

import {
  toSubmissionError,
  canRetryHelp,
  logCategory,
  mayHaveArrived,
  secondLine,
  classifyResponse,
  SubmissionError,
  type SubmissionErrorCode,
} from '#domain/booking/submission-error.ts';

const otherWay =
  'The problem is on our side, and trying again is unlikely to help. Please email or call us instead.';
const safe = 'Trying again is safe: we’ll match it by its reference.';
const inAMinute = `Our mail service is busy. Please try again in a minute. ${safe}`;
const network = `You may be offline, or an ad blocker or your network may be stopping it. Try again once you’re connected. ${safe}`;
const unknown = `We could not tell whether your request arrived. ${safe}`;

const errors: Record<
  SubmissionErrorCode,
  readonly [category: string, line: string, fate: 'may have arrived' | 'did not arrive']
> = {
  badRequest: ['bad request (400)', otherWay, 'did not arrive'],
  unauthorised: ['authentication (401/403)', otherWay, 'did not arrive'],
  rejected: ['other: rejected', otherWay, 'did not arrive'],
  misconfigured: ['other: misconfigured', otherWay, 'did not arrive'],
  busy: ['other: busy', inAMinute, 'may have arrived'],
  mailServerDown: ['other: mail server down (412)', inAMinute, 'did not arrive'],
  offline: ['network: offline', network, 'did not arrive'],
  unreachable: ['network: unreachable', network, 'may have arrived'],
  timedOut: ['network: timed out', unknown, 'may have arrived'],
  intercepted: ['network: answered by something else', unknown, 'may have arrived'],
  unconfirmed: ['network: not confirmed', unknown, 'may have arrived'],
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

describe.each(Object.entries(errors))('the submission error %s', (name, [category, line, fate]) => {
  const code = name as SubmissionErrorCode;

  it(`the submission error ${name} is logged as "${category}" for a request that ${fate}`, () => {
    expect(logCategory(code)).toBe(category);
    expect(mayHaveArrived(code)).toBe(fate === 'may have arrived');
  });

  it(`the submission error ${name} has the second line: ${line}`, () => {
    expect(secondLine(code)).toBe(line);
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
