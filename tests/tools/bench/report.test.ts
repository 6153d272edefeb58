import { expect, test } from 'vitest';

import type { Run } from '#tools/bench/lighthouse.ts';
import { reportOf, rowOf } from '#tools/bench/report.ts';

const run = (performance: number, lcp: number): Run => ({
  performance,
  accessibility: 100,
  bestPractices: 100,
  seo: 66,
  fcp: 812.4,
  lcp,
  tbt: 31,
  cls: 0.0004,
  kilobytes: 412.3,
  requests: 29,
});

const measured = { page: '/book', runs: [run(97, 1500), run(99, 1300), run(92, 1900)] };

test('a row holds the median of each figure by itself, and how far the scores lie apart', () => {
  expect(rowOf(measured)).toEqual({
    page: '/book',
    performance: '97',
    spread: '92–99',
    'FCP ms': '812',
    'LCP ms': '1500',
    'TBT ms': '31',
    CLS: '0.000',
    a11y: '100',
    'best practices': '100',
    SEO: '66',
    kB: '412',
    requests: '29',
  });
});

test('the report is a table that says how, when and with what it was measured', () => {
  const report = reportOf([{ ...measured, page: 'floor' }, measured], {
    date: '2026-11-22',
    machine: '2 × Processor',
    versions: { Lighthouse: '12.8.2' },
  });
  expect(report).toContain('medians of 3 runs');
  expect(report).toContain('| floor | 97 | 92–99 | 812 |');
  expect(report).toContain('| /book | 97 | 92–99 | 812 |');
  expect(report).toContain('2026-11-22, 2 × Processor. Lighthouse 12.8.2.');
});
