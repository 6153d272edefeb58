import { expect, test } from 'vitest';

import { contextDiff } from '#machine-room/bench/context-diff.ts';

test('a diff names what has changed, as deep as it changed', () => {
  const before = {
    draft: { email: '', persons: '2' },
    holds: [],
    problem: null,
    today: '2026-11-20',
  };
  const after = {
    draft: { email: 'guest@example.com', persons: '2' },
    holds: ['pointer'],
    problem: 'busy',
    today: '2026-11-20',
  };
  expect(contextDiff(before, after)).toEqual([
    { path: 'draft.email', before: '""', after: '"guest@example.com"' },
    { path: 'holds', before: '[]', after: '["pointer"]' },
    { path: 'problem', before: 'null', after: '"busy"' },
  ]);
});

test('what comes and what goes is told apart from what is empty', () => {
  expect(contextDiff({ gone: 1 }, { come: null })).toEqual([
    { path: 'gone', before: '1', after: 'nothing' },
    { path: 'come', before: 'nothing', after: 'null' },
  ]);
  expect(contextDiff({ sent: null }, { sent: { reference: 'R' } })).toEqual([
    { path: 'sent', before: 'null', after: '{"reference":"R"}' },
  ]);
});

test('equal contexts have no difference, though they are other objects', () => {
  expect(
    contextDiff({ seen: [0, 1], draft: { a: {} } }, { seen: [0, 1], draft: { a: {} } }),
  ).toEqual([]);
});
