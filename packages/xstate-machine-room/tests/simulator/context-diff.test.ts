import { expect, test } from 'vitest';

import { compareContexts } from '../../src/simulator/context-diff.ts';

test('the context diff lists changed, added and removed values with their paths', () => {
  const earlier = { draft: { email: '', persons: '2' }, seen: [0, 1], gone: 1, sent: null };
  const sent = { reference: 'R' };
  const later = { draft: { email: 'a@b.bz', persons: '2' }, seen: [0, 1], sent, come: null };
  expect(
    compareContexts(earlier, later).map(
      ({ path, before, after }) => `${path}: ${before} to ${after}`,
    ),
  ).toEqual([
    'draft.email: "" to "a@b.bz"',
    'gone: 1 to nothing',
    'sent: null to {"reference":"R"}',
    'come: nothing to null',
  ]);
});
