import { describe, expect, test } from 'vitest';

import { benchOf, play, type Bench, type Frame } from '#machine-room/bench/bench.ts';
import { findEntry, registry } from '#machine-room/project/registry.ts';

function benchFor(id: string): Bench {
  const entry = findEntry(id);
  if (!entry) throw new Error(`no machine ${id}`);
  return benchOf(entry);
}

const booking = benchFor('booking');
const untilReview = [
  'visit.start~new-visitor',
  'draft.change~step-1-answered',
  'step.next~the-same-day',
  'draft.change~step-2-answered',
  'step.next~the-same-day',
  'after:haste.booking.editing',
];

function lastFrame(bench: Bench, path: readonly string[]): Frame {
  const { frames, refused } = play(bench, path);
  const frame = frames.at(-1);
  if (refused !== null || !frame) throw new Error(`${refused} is not possible`);
  return frame;
}

const possibleIn = ({ choices }: Frame) =>
  choices.filter(({ takes }) => takes.length > 0).map(({ id }) => id);

describe('the booking machine on the bench', () => {
  test('can be run until the request is sent', () => {
    const states = play(booking, [
      ...untilReview,
      'booking.submit~the-same-day',
      'done:0.booking.submitting~accepted',
    ]).frames.map(({ state }) => state);
    expect(states).toEqual([
      'opening',
      'editing.trip',
      'editing.trip',
      'editing.stay',
      'editing.stay',
      'editing.review.ready',
      'editing.review.ready',
      'submitting',
      'sent',
    ]);
  });

  test('waits for an answer, lets no time pass by itself, and offers only what it would take', () => {
    const offered = possibleIn(lastFrame(booking, [...untilReview, 'booking.submit~the-same-day']));
    expect(offered).toEqual(
      expect.arrayContaining([
        'done:0.booking.submitting~accepted',
        'error:0.booking.submitting~service-busy',
        'after:sendTimeout.booking.submitting',
      ]),
    );
    expect(offered.filter((id) => /^(?:booking\.submit|after:haste)/.test(id))).toEqual([]);
  });

  test.each([
    ['error:0.booking.submitting~service-busy', 'busy'],
    ['error:0.booking.submitting~device-offline', 'offline'],
    ['after:sendTimeout.booking.submitting', 'timedOut'],
  ])('says after %s why the request failed', (step, problem) => {
    const frame = lastFrame(booking, [...untilReview, 'booking.submit~the-same-day', step]);
    expect(frame.state).toBe('editing.review.failed');
    expect(frame.changes).toContainEqual({
      path: 'problem',
      before: 'null',
      after: `"${problem}"`,
    });
  });

  test('does not fire a delay that is not running', () => {
    const { frames, refused } = play(booking, [
      ...untilReview,
      'after:sendTimeout.booking.submitting',
    ]);
    expect(frames).toHaveLength(untilReview.length + 1);
    expect(refused).toBe('after:sendTimeout.booking.submitting');
  });

  test('stops at the first step that is not possible, and says which', () => {
    expect(
      play(booking, [
        'visit.start~new-visitor',
        'booking.submit~the-same-day',
        'step.next~the-same-day',
      ]),
    ).toMatchObject({
      frames: [{ state: 'opening' }, { state: 'editing.trip' }],
      refused: 'booking.submit~the-same-day',
    });
  });
});

test('a repeated delay can be fired again and again', () => {
  const carousel = benchFor('carousel');
  const interval = 'after:slideInterval.carousel.playing.rotating';
  const frame = lastFrame(carousel, [interval, interval, interval]);
  expect(frame).toMatchObject({ state: 'playing.rotating', context: { index: 3 } });
});

test('what a machine tells its owner is in the frame', () => {
  expect(lastFrame(benchFor('carousel'), ['slide.next']).emitted).toEqual(['slide.changed']);
});

describe.each(registry)('$title', (entry) => {
  const bench = benchOf(entry);

  /** Every path of so many steps, those that lead to the same moment once. */
  function pathsOf(steps: number): string[][] {
    let paths: string[][] = [[]];
    const seen = new Set<string>();
    const all: string[][] = [];
    for (let step = 0; step < steps; step += 1) {
      paths = paths.flatMap((path) => {
        const frame = lastFrame(bench, path);
        const moment = JSON.stringify([frame.state, frame.context]);
        if (seen.has(moment)) return [];
        seen.add(moment);
        return possibleIn(frame).map((id) => [...path, id]);
      });
      all.push(...paths);
    }
    return all;
  }

  test('takes on the bench what its buttons say that it will take', () => {
    for (const path of pathsOf(2)) {
      const { frames } = play(bench, path);
      const frame = frames.at(-1);
      expect(frame?.taken, path.join(', ')).toEqual(
        expect.arrayContaining([...(frame?.choice?.takes ?? ['nothing'])]),
      );
    }
  });

  test('comes to the same moment whenever a path is run again', () => {
    const longest = pathsOf(2).at(-1) ?? [];
    expect(play(bench, longest)).toEqual(play(bench, longest));
  });
});
