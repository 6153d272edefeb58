import { expect, test } from 'vitest';

import { contextDiff } from '../../src/simulator/context-diff.ts';

test.each([
  [
    'what has changed, as deep as it changed, and nothing of equal values in other objects',
    { draft: { email: '', persons: '2' }, holds: [], problem: null, seen: [0, 1] },
    { draft: { email: 'a@b.bz', persons: '2' }, holds: ['focus'], problem: 'busy', seen: [0, 1] },
    ['draft.email: "" to "a@b.bz"', 'holds: [] to ["focus"]', 'problem: null to "busy"'],
  ],
  [
    'what comes and what goes, which is not the same as empty',
    { gone: 1, sent: null },
    { come: null, sent: { reference: 'R' } },
    ['gone: 1 to nothing', 'sent: null to {"reference":"R"}', 'come: nothing to null'],
  ],
])('a diff names %s', (_, earlier, later, changes) => {
  expect(
    contextDiff(earlier, later).map(({ path, before, after }) => `${path}: ${before} to ${after}`),
  ).toEqual(changes);
});
