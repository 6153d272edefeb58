import { describe, expect, it } from 'vitest';

import { tourIds } from '#domain/tours.ts';
import { createFaultSwitch } from '#tools/mail-desk/service-fault.ts';
import { bytesOfScripts, hasGrown } from '#tools/soak/memory.ts';
import { soakOptions } from '#tools/soak/options.ts';
import { planOf } from '#tools/soak/plan.ts';

describe('the plan of a visit', () => {
  const plans = Array.from({ length: 200 }, (_, index) => planOf(7, index + 1));
  const attempts = plans.flatMap((plan) => plan.attempts);

  it('is the same each time for the same seed and number, and another one for others', () => {
    expect(planOf(7, 31)).toEqual(plans[30]);
    expect(plans.map((plan) => JSON.stringify(plan))).not.toEqual(
      plans.map((_, index) => JSON.stringify(planOf(8, index + 1))),
    );
    expect(new Set(plans.map((plan) => JSON.stringify(plan))).size).toBeGreaterThan(190);
  });

  it('holds each kind of trouble many times over among two hundred', () => {
    const happenings = [
      ...plans.flatMap(({ afterTrip, afterStay, atReview }) => [afterTrip, afterStay, atReview]),
      ...attempts.map(({ before }) => before),
    ];
    for (const kind of ['reload', 'offline spell', 'back', 'release', 'copy', 'change'] as const) {
      expect(happenings.filter((each) => each === kind).length, kind).toBeGreaterThan(5);
    }
    const names = new Set(attempts.map(({ attempt }) => attempt.name));
    expect(names.size).toBe(16);
    expect(new Set(plans.map(({ tourId }) => tourId))).toEqual(new Set(tourIds));
  });

  it('asks of the mail desk only faults that it knows', () => {
    const faults = createFaultSwitch();
    for (const { attempt } of attempts) expect(() => faults.set(attempt.fault)).not.toThrow();
  });
});

describe('the options of the soak', () => {
  it('are two hundred visitors in ten minutes unless others are given', () => {
    expect(soakOptions([], 5)).toEqual({ seed: 5, visitors: 200, minutes: 10, lanes: 5 });
    const args = '--seed 1 --visitors 2 --minutes 0.5 --lanes 3 --visitor 4'.split(' ');
    expect(soakOptions(args, 5)).toEqual({ seed: 1, visitors: 2, minutes: 0.5, lanes: 3, only: 4 });
    expect(soakOptions(['--help'], 5)).toBeNull();
  });

  it.each(['--seed=x', '--visitors=0', '--minutes=soon', '--visitor=1.5', '--wind=9'])(
    'refuse %s',
    (option) => {
      expect(() => soakOptions([option], 5)).toThrow(/--/);
    },
  );
});

it('memory has grown once it is more than a fifth larger', () => {
  expect(hasGrown({ first: 10, last: 13 })).toBe(false);
  expect(hasGrown({ first: 10, last: 15 })).toBe(true);
});

it('what the browser keeps for itself is not held by scripts', () => {
  const meta = {
    node_fields: ['type', 'name', 'self_size'],
    node_types: [['hidden', 'object', 'code', 'string'], 'string', 'number'],
  };
  const nodes = [1, 0, 100, 2, 0, 5000, 3, 0, 20, 0, 0, 700];
  expect(bytesOfScripts(JSON.stringify({ snapshot: { meta }, nodes }))).toBe(120);
});
