import { describe, expect, it } from 'vitest';

import {
  asSendFailure,
  canRetryHelp,
  logCategory,
  mayHaveArrived,
  problemHint,
  problemOfAnswer,
  SendFailure,
  type SendProblem,
} from '#domain/booking/submission-error.ts';

const kept = 'Your answers are kept on this page.';
const onOurSide =
  'The problem is on our side, and trying again is unlikely to help. Please email or call us instead. Your answers are kept on this page.';
const unknown = 'We could not tell whether it arrived.';
const otherTab = `${unknown} This form is a copy of the one in another tab, and the request from there may be the one that did. Look there first; if it was not sent, try again in a minute.`;
const safe = 'Trying again is safe: the reference tells our team that both are one request.';

const problems: Record<
  SendProblem,
  readonly [category: string, hint: string, fate: 'may have arrived' | 'did not arrive']
> = {
  badRequest: ['bad request (400)', onOurSide, 'did not arrive'],
  unauthorised: ['authentication (401/403)', onOurSide, 'did not arrive'],
  rejected: ['other: rejected', onOurSide, 'did not arrive'],
  busy: ['other: busy', `${unknown} Please try again in a minute. ${safe}`, 'may have arrived'],
  misconfigured: ['other: misconfigured', onOurSide, 'did not arrive'],
  mailServerDown: [
    'other: mail server down (412)',
    `Our mail server did not take your request. Please try again in a minute. ${kept}`,
    'did not arrive',
  ],
  offline: [
    'network: offline',
    'Your device says that it is offline. Your answers are kept; try again once you are connected.',
    'did not arrive',
  ],
  unreachable: [
    'network: unreachable',
    `${unknown} A blocker or the network may be stopping it. ${safe}`,
    'may have arrived',
  ],
  timedOut: ['network: timed out', `${unknown} ${safe}`, 'may have arrived'],
  intercepted: [
    'network: answered by something else',
    'Something between us answered instead of the mail service. Is there a Wi-Fi sign-in page? Your answers are kept; sign in there, then try again.',
    'may have arrived',
  ],
  unconfirmed: ['network: not confirmed', `${unknown} ${safe}`, 'may have arrived'],
  notLoaded: [
    'network: code not loaded',
    'Nothing was sent: a part of this page could not be loaded. Your answers are kept; try again once the connection is better.',
    'did not arrive',
  ],
  held: [
    'other: held back',
    'Nothing was sent yet: the form was filled in as programs do it, or by a password manager. Press Try again, and your request goes out.',
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
])('classifies the response %i %j as %s', (status, text, problem) => {
  expect(problemOfAnswer(status, text)).toBe(problem);
});

describe.each(Object.entries(problems))('%s', (name, [category, hint, fate]) => {
  const problem = name as SendProblem;

  it(`is logged as ${category}, and the request ${fate}`, () => {
    expect(logCategory(problem)).toBe(category);
    expect(mayHaveArrived(problem)).toBe(fate === 'may have arrived');
  });

  it(`tells the visitor: ${hint}`, () => {
    expect(problemHint(problem)).toBe(hint);
    expect(problemHint(problem, { isEarlierUnconfirmed: true })).toBe(
      fate === 'may have arrived' ? hint : `${hint} An earlier attempt may have arrived. ${safe}`,
    );
    expect(problemHint(problem, { isCopy: true })).toBe(problem === 'busy' ? otherTab : hint);
  });
});

it('suggests a retry unless the fault is on our side', () => {
  const names = Object.keys(problems) as SendProblem[];
  expect(names.filter((problem) => !canRetryHelp(problem))).toEqual([
    'badRequest',
    'unauthorised',
    'rejected',
    'misconfigured',
  ]);
});

it('a failure names the problem and the response, and any other error counts as rejected', () => {
  const busy = new SendFailure('busy', 'Too Many Requests');
  expect(String(busy)).toBe('SendFailure: busy: Too Many Requests');
  expect(asSendFailure(busy)).toBe(busy);
  expect(asSendFailure(new Error('no'))).toMatchObject({
    problem: 'rejected',
    detail: 'Error: no',
  });
});
