import { describe, expect, it } from 'vitest';

import {
  logCategory,
  problemHint,
  problemOfStatus,
  SendFailure,
  type SendProblem,
} from '#domain/send-outcome.ts';

const kept = 'Your answers are kept on this page.';

const problems: Record<SendProblem, readonly [category: string, hint: string]> = {
  badRequest: ['bad request (400)', kept],
  unauthorised: ['authentication (401/403)', kept],
  rejected: ['other: rejected', kept],
  busy: ['other: busy', 'The service is busy. Please try again in a minute.'],
  misconfigured: ['other: misconfigured', kept],
  offline: [
    'network: offline',
    'Your device says that it is offline. Your answers are kept; try again once you are connected.',
  ],
  unreachable: [
    'network: unreachable',
    'The connection failed. A blocker or the network may be stopping it.',
  ],
  timedOut: [
    'network: timed out',
    'We could not tell whether it arrived. Trying again is safe: both carry the same reference.',
  ],
  held: ['other: held back', kept],
};

describe('problemOfStatus', () => {
  it.each([
    [0, 'unreachable'],
    [400, 'badRequest'],
    [401, 'unauthorised'],
    [402, 'rejected'],
    [403, 'unauthorised'],
    [404, 'rejected'],
    [412, 'misconfigured'],
    [413, 'rejected'],
    [422, 'misconfigured'],
    [429, 'busy'],
    [451, 'rejected'],
    [499, 'rejected'],
    [500, 'busy'],
    [503, 'busy'],
    [599, 'busy'],
    [204, 'rejected'],
    [302, 'rejected'],
  ])('takes %i as %s', (status, problem) => {
    expect(problemOfStatus(status)).toBe(problem);
  });
});

describe.each(Object.entries(problems))('%s', (problem, [category, hint]) => {
  it(`is logged as ${category}`, () => {
    expect(logCategory(problem as SendProblem)).toBe(category);
  });

  it(`tells the visitor: ${hint}`, () => {
    expect(problemHint(problem as SendProblem)).toBe(hint);
  });
});

describe('SendFailure', () => {
  it('is an error that names the problem and what the service said', () => {
    const failure = new SendFailure('busy', 'Too Many Requests');
    expect(failure).toBeInstanceOf(Error);
    expect(failure).toMatchObject({ problem: 'busy', detail: 'Too Many Requests' });
    expect(String(failure)).toBe('SendFailure: busy: Too Many Requests');
  });
});
