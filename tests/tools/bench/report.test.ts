import { expect, test } from 'vitest';

import { tableOf } from '#tools/bench/report.ts';

test('a table holds the median of each figure by itself, and how far the runs lie apart', () => {
  const runs = [
    { performance: 97, 'LCP ms': 1500.4, CLS: 0 },
    { performance: 99, 'LCP ms': 1300, CLS: 0 },
    { performance: 92, 'LCP ms': 1900, CLS: 0 },
  ];
  const once = [{ performance: 100, 'LCP ms': 700, CLS: 0.0312 }];
  expect(
    tableOf('page', [
      { subject: '/book', runs },
      { subject: 'floor', runs: once },
    ]),
  ).toBe(`| page | performance | LCP ms | CLS |
| --- | --- | --- | --- |
| /book | 97 (92–99) | 1500 (1300–1900) | 0 |
| floor | 100 | 700 | 0.031 |`);
});
