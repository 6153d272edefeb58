import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { benchOf, play } from '#machine-room/bench/bench.ts';
import { hashOfPath, pathOfHash } from '#machine-room/bench/path-link.ts';
import { findEntry, registry } from '#machine-room/project/registry.ts';
import { hostileText } from '#tests/support/hostile-text.ts';

const everyStep = registry.flatMap((entry) => benchOf(entry).trials.map(({ id }) => id));

describe('a link to a moment', () => {
  test('carries any path of any machine there and back', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...everyStep), { maxLength: 200 }), (path) => {
        expect(pathOfHash(hashOfPath(path))).toEqual(path);
      }),
    );
  });

  test('needs no fragment for the start', () => {
    expect(hashOfPath([])).toBe('');
    expect(pathOfHash('')).toEqual([]);
    expect(pathOfHash('#path=')).toEqual([]);
    expect(pathOfHash('#booking')).toEqual([]);
  });

  test('ends where it is damaged', () => {
    expect(pathOfHash('#path=step.next,<b>,step.back')).toEqual(['step.next']);
    expect(pathOfHash('#path=step.next,%E0%A4%A,step.back')).toEqual(['step.next']);
    expect(pathOfHash(`#path=${'a'.repeat(121)}`)).toEqual([]);
    expect(pathOfHash(`#path=${Array(300).fill('step.next').join(',')}`)).toHaveLength(200);
  });

  test('does no harm, whatever somebody has written into it', () => {
    const entry = findEntry('booking');
    if (!entry) throw new Error('no booking machine');
    const bench = benchOf(entry);
    fc.assert(
      fc.property(
        fc.oneof(hostileText(300), fc.constantFrom('__proto__', 'constructor')),
        (text) => {
          for (const hash of [
            `#path=${text}`,
            `#path=${encodeURIComponent(text.replaceAll(/[\uD800-\uDFFF]/g, ''))}`,
          ]) {
            const path = pathOfHash(hash);
            expect(path.every((step) => /^[\w.:~-]+$/.test(step))).toBe(true);
            const { frames, refused } = play(bench, path);
            expect(frames).toHaveLength(
              refused === null ? path.length + 1 : path.indexOf(refused) + 1,
            );
          }
        },
      ),
    );
  });
});
