import { expect, test } from 'vitest';

import { contextDiff } from '#machine-room/simulator/context-diff.ts';

test.each([
  [
    'what has changed, as deep as it changed',
    { draft: { email: '', persons: '2' }, holds: [], problem: null, today: '2026-11-20' },
    {
      draft: { email: 'a@b.bz', persons: '2' },
      holds: ['pointer'],
      problem: 'busy',
      today: '2026-11-20',
    },
    ['draft.email: "" to "a@b.bz"', 'holds: [] to ["pointer"]', 'problem: null to "busy"'],
  ],
  [
    'what comes and what goes, which is not the same as empty',
    { gone: 1, sent: null },
    { come: null, sent: { reference: 'R' } },
    ['gone: 1 to nothing', 'sent: null to {"reference":"R"}', 'come: nothing to null'],
  ],
  [
    'nothing of equal contexts, though they are other objects',
    { seen: [0, 1], draft: { a: {} } },
    { seen: [0, 1], draft: { a: {} } },
    [],
  ],
])('a diff names %s', (_, earlier, later, changes) => {
  expect(
    contextDiff(earlier, later).map(({ path, before, after }) => `${path}: ${before} to ${after}`),
  ).toEqual(changes);
});
