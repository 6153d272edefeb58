import { describe, expect, test } from 'vitest';

import {
  clip,
  polygonPath,
  projectionOf,
  simplify,
  smoothPath,
  type Ring,
} from '#tools/journey-map/geometry.ts';

const square: Ring = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];

describe('clip', () => {
  test('keeps what lies inside and cuts at the edges', () => {
    expect(clip(square, { west: 5, south: -5, east: 20, north: 4 })).toEqual([
      [5, 4],
      [5, 0],
      [10, 0],
      [10, 4],
    ]);
    expect(clip(square, { west: -1, south: -1, east: 11, north: 11 })).toEqual(square);
  });

  test('leaves nothing of a land that is elsewhere', () => {
    expect(clip(square, { west: 20, south: 0, east: 30, north: 10 })).toEqual([]);
  });
});

describe('simplify', () => {
  test('drops the smallest corners first and keeps the shape', () => {
    const rough: Ring = [
      ...square.slice(0, 1),
      [5, 0.1],
      ...square.slice(1, 3),
      [5, 10.2],
      [0, 10],
    ];
    expect(simplify(rough, 2)).toEqual(square);
    expect(simplify(rough, 0.6)).toEqual(rough.filter((point) => point[1] !== 0.1));
  });

  test('never leaves less than four corners', () => {
    expect(simplify(square, 1_000_000)).toEqual(square);
  });
});

describe('the paths', () => {
  test('go round in rounded steps', () => {
    expect(
      polygonPath([
        [1.4, 2.6],
        [10.2, 2.6],
        [10.2, -4],
      ]),
    ).toBe('M1 3l9 0 0-7z');
  });

  test('run straight through points in a line, and through every point', () => {
    expect(
      smoothPath([
        [0, 0],
        [30, 0],
        [60, 0],
      ]),
    ).toBe('M0 0C5 0 20 0 30 0C40 0 55 0 60 0');
  });
});

test('the projection puts the north west at the origin and is true to shape', () => {
  const { project, width, height } = projectionOf(
    { west: -90, south: 59, east: -88, north: 61 },
    100,
  );
  expect([width, height]).toEqual([100, 200]);
  expect(project([-90, 61])).toEqual([0, 0]);
  const [x, y] = project([-88, 59]);
  expect([Math.round(x), Math.round(y)]).toEqual([100, 200]);
});
