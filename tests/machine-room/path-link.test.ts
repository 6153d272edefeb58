import fc from 'fast-check';
import { expect, test } from 'vitest';

import { hashOfPath, pathOfHash } from '#room/simulator/path-link.ts';
import { play, simulationOf } from '#room/simulator/simulator.ts';
import { hostileText } from '#tests/support/hostile-text.ts';

import { registry } from './registry.ts';

const simulations = registry.map(simulationOf);
const everyStep = simulations.flatMap(({ trials }) => trials.map(({ id }) => id));

test('a link carries any path of any machine there and back', () => {
  expect(hashOfPath([])).toBe('');
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...everyStep), { maxLength: 200 }), (path) => {
      expect(pathOfHash(hashOfPath(path))).toEqual(path);
    }),
  );
});

test.each([
  ['', []],
  ['#path=', []],
  ['#booking', []],
  ['#path=step.next,<b>,step.back', ['step.next']],
  ['#path=step.next,%E0%A4%A,step.back', ['step.next']],
  [`#path=${'a'.repeat(121)}`, []],
  [`#path=${Array(300).fill('a').join(',')}`, Array(200).fill('a')],
])('the link %j ends where it is damaged or too long', (hash, path) => {
  expect(pathOfHash(hash)).toEqual(path);
});

test('a link does no harm, whatever somebody has written into it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...simulations),
      fc.oneof(hostileText(300), fc.constantFrom('__proto__', 'constructor')),
      (simulation, text) => {
        const encoded = encodeURIComponent(text.replaceAll(/[\uD800-\uDFFF]/g, ''));
        for (const hash of [`#path=${text}`, `#path=${encoded}`]) {
          const path = pathOfHash(hash);
          expect(path.filter((step) => !/^[\w.:~-]+$/.test(step))).toEqual([]);
          const { frames, refused } = play(simulation, path);
          const possible = refused === null ? path.length : path.indexOf(refused);
          expect(frames).toHaveLength(possible + 1);
        }
      },
    ),
  );
});
