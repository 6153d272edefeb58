import { expect, test } from 'vitest';

import { inpOf, type Interaction, interactionsOf, worstOf } from '#tools/bench/interactions.ts';
import { firstTapsReportOf, tapsReportOf } from '#tools/bench/report.ts';

const tap = (step: string, duration: number): Interaction => ({ step, name: 'click', duration });

test('the events of one tap are one interaction, as slow as the slowest, and a mere move is none', () => {
  const event = { step: 'MENU', interactionId: 7 };
  expect(
    interactionsOf([
      { ...event, name: 'pointerdown', duration: 24 },
      { ...event, name: 'click', duration: 96 },
      { ...event, name: 'pointerup', duration: 88 },
      { step: 'MENU', name: 'pointerover', interactionId: 0, duration: 400 },
    ]),
  ).toEqual([{ ...event, name: 'click', duration: 96 }]);
});

test('INP is the slowest interaction of up to 49, and leaves out one in fifty from then on', () => {
  const durations = Array.from({ length: 50 }, (_, index) => tap('typing', 16 + index));
  expect(inpOf(durations.slice(1))).toBe(65);
  expect(inpOf(durations)).toBe(64);
  expect(inpOf([])).toBe(0);
});

test('each step tells of its slowest interaction', () => {
  expect(worstOf([tap('MENU', 40), tap('day', 24), tap('MENU', 88), tap('MENU', 16)])).toEqual([
    tap('MENU', 88),
    tap('day', 24),
  ]);
});

test('the report holds medians of the headings, and median and worst of each step', () => {
  const report = tapsReportOf(
    [{ page: 'FAQ', unslowed: [52.4, 48, 61], slowed: [132, 190, 129] }],
    [[tap('MENU', 40)], [tap('MENU', 88)], [tap('MENU', 56)]],
  );
  expect(report).toContain('| FAQ | 52 | 132 |');
  expect(report).toContain('| MENU | click | 56 | 88 |');
  expect(report).toContain('median 56, worst 88');
  expect(report).toContain('3 bookings');
});

test('the report holds median and worst of each first tap, and when it took effect, for both moments', () => {
  const report = firstTapsReportOf([
    {
      control: 'filter',
      path: '/tours',
      atOnce: [
        { answer: 40.2, effect: 3500 },
        { answer: 32, effect: 3600 },
        { answer: 190, effect: 3000 },
      ],
      later: [
        { answer: 24, effect: 24 },
        { answer: 31, effect: 2700 },
        { answer: 28, effect: 2600 },
      ],
    },
  ]);
  expect(report).toContain('| filter | /tours | 40 | 190 | 3500 | 28 | 31 | 2600 |');
  expect(report).toContain('medians of 3 runs');
});
