import { describe, expect, it } from 'vitest';

import {
  type Arrived,
  figuresOf,
  type Told,
  type VisitRecord,
  violationsIn,
} from '#tools/soak/account.ts';

const email = 'visitor-3@soak.example';
const one = 'LAM-ACDE347';
const other = 'LAM-ACDE349';

const told = (says: Told['says'], reference = one, pickup = 'Dock 3'): Told => ({
  says,
  reference,
  pickup,
});
const mail = (fields: Partial<Arrived> = {}): Arrived => ({
  email,
  reference: one,
  replaces: [],
  pickup: 'Dock 3',
  ...fields,
});
const visit = (fields: Partial<VisitRecord> = {}): VisitRecord => ({
  visitor: 3,
  email,
  told: [told('received')],
  requests: 1,
  steps: [],
  problems: [],
  ...fields,
});
const violations = (record: VisitRecord, ...arrived: readonly Arrived[]) =>
  violationsIn([record], arrived).map(({ what }) => what);

describe('a visit in which all is well', () => {
  it.each<[string, VisitRecord, Arrived[]]>([
    ['one request, told and arrived', visit(), [mail()]],
    [
      'a retry under the same reference',
      visit({ told: [told('unknown'), told('received')] }),
      [mail(), mail()],
    ],
    ['a failure that did not arrive', visit({ told: [told('failed')] }), []],
    ['an unknown one that did', visit({ told: [told('unknown')] }), [mail()]],
    [
      'a changed version that names the first',
      visit({ told: [told('unknown'), told('received', `${one}-2`, 'Dock 4')] }),
      [mail(), mail({ reference: `${one}-2`, pickup: 'Dock 4', replaces: [one] })],
    ],
    [
      'a copied tab with a request of its own',
      visit({ requests: 2, told: [told('received'), told('received', other)] }),
      [mail(), mail({ reference: other })],
    ],
  ])('has no violation: %s', (_, record, arrived) => {
    expect(violations(record, ...arrived)).toEqual([]);
  });
});

describe('the account catches', () => {
  it('a request that was told as received and did not arrive', () => {
    expect(violations(visit())).toEqual([`was told that ${one} was received; it did not arrive`]);
  });

  it('one that arrived with other answers than those that were sent', () => {
    expect(violations(visit(), mail({ pickup: 'Dock 9' }))).toEqual([
      `was told that ${one} was received; it did not arrive`,
    ]);
  });

  it.each([[[]], [[told('nothing sent')]]])(
    'one that arrived although its visitor was told otherwise',
    (news) => {
      expect(violations(visit({ told: news }), mail())).toEqual([
        `${one} arrived; the visitor was not told that it may have`,
      ]);
    },
  );

  it('a second one under a reference of its own', () => {
    const record = visit({ told: [told('unknown'), told('received', other)] });
    expect(violations(record, mail(), mail({ reference: other }))).toEqual([
      `1 made by the visitor, but ${one} and ${other} arrived`,
    ]);
  });

  it('a version that does not name what it replaces, or names something else', () => {
    const second = told('received', `${one}-2`);
    const record = visit({ told: [told('unknown'), second] });
    expect(violations(record, mail(), mail({ reference: `${one}-2` }))).toEqual([
      `${one}-2 does not say that it replaces ${one}`,
    ]);
    const wrong = mail({ reference: `${one}-2`, replaces: [other] });
    expect(violations(visit({ told: [second] }), wrong)).toEqual([
      `${one}-2 says that it replaces ${other}`,
    ]);
  });

  it('different answers under one reference', () => {
    const record = visit({ told: [told('received', one, 'Dock 4')] });
    expect(violations(record, mail(), mail({ pickup: 'Dock 4' }))).toEqual([
      `${one} arrived with different answers`,
    ]);
  });

  it('what the console held, and what came from nobody or from two', () => {
    expect(violations(visit({ problems: ['uncaught: x'] }), mail())).toEqual(['uncaught: x']);
    const stranger = mail({ email: 'visitor-4@soak.example' });
    expect(violations(visit(), mail(), stranger)).toEqual([
      `${one} came from visitor-4@soak.example, who is no visitor`,
      `${one} is the reference of ${email} too`,
    ]);
  });
});

it('adds up: what was sent is what arrived and what was reported', () => {
  const references = ['LAM-AAAAAA3', 'LAM-AAAAAA4', 'LAM-AAAAAA6', 'LAM-AAAAAA7'] as const;
  const [received, unknown, failed, lost] = references;
  const record = visit({
    told: [
      told('failed', received),
      told('received', received),
      told('unknown', unknown),
      told('failed', failed),
      told('unknown', lost),
      told('nothing sent', 'LAM-AAAAAA9'),
    ],
  });
  const arrived = [received, received, unknown, failed].map((reference) => mail({ reference }));
  expect(figuresOf([record], arrived)).toEqual({
    sent: 4,
    received: 1,
    arrivedUnknown: 1,
    arrivedFailed: 1,
    notArrived: 1,
    repeats: 1,
  });
});
