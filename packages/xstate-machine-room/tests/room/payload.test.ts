import { expect, test } from 'vitest';

import { jsonOf, payloadOf } from '../../src/room/payload.ts';

test('an object that is typed is what an event carries, and nothing typed is an empty one', () => {
  expect([payloadOf('{"index": 2}'), payloadOf(' ')]).toEqual([{ index: 2 }, {}]);
});

test.each(['3', 'null', '"text"', '[1]', 'true'])('%s is JSON, but no payload', (text) => {
  expect(jsonOf(text)).toEqual({ value: JSON.parse(text) });
  expect(payloadOf(text)).toMatch(/^A payload is an object/);
});

test('what is no JSON is told with the reason', () => {
  expect(payloadOf('{"index": 2')).toMatch(/^That is no JSON: .+\.$/);
});
