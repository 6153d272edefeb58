import { describe, expect, test } from 'vitest';

import { play, simulationOf, type Frame, type Simulation } from '#room/simulator/simulator.ts';

import { findEntry, registry } from './registry.ts';

function simulationFor(id: string): Simulation {
  const entry = findEntry(id);
  if (!entry) throw new Error(`no machine ${id}`);
  return simulationOf(entry);
}

const booking = simulationFor('booking');
const untilReview = [
  'visit.start~new-visitor',
  'draft.change~step-1-answered',
  'step.next~the-same-day',
  'draft.change~step-2-answered',
  'step.next~the-same-day',
  'after:haste.booking.editing',
];
const sending = [...untilReview, 'booking.submit~the-same-day'];

function lastFrame(simulation: Simulation, path: readonly string[]): Frame {
  const { frames, refused } = play(simulation, path);
  const frame = frames.at(-1);
  if (refused !== null || !frame) throw new Error(`${refused} is not possible`);
  return frame;
}

const possibleIn = ({ choices }: Frame) =>
  choices.filter(({ takes }) => takes.length > 0).map(({ id }) => id);

describe('the booking machine in the simulator', () => {
  test('waits for an answer, lets no time pass by itself, and offers only what it would take', () => {
    const offered = possibleIn(lastFrame(booking, sending));
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
    ['done:0.booking.submitting~accepted', 'sent', []],
    ['error:0.booking.submitting~device-offline', 'editing.review.failed', ['"offline"']],
    ['after:sendTimeout.booking.submitting', 'editing.review.failed', ['"timedOut"']],
  ])('goes on after %s to %s', (step, state, problem) => {
    const frame = lastFrame(booking, [...sending, step]);
    expect(frame.state).toBe(state);
    const told = frame.changes.filter(({ path }) => path === 'problem');
    expect(told.map(({ after }) => after)).toEqual(problem);
  });

  test.each(['booking.submit~the-same-day', 'after:sendTimeout.booking.submitting', 'no.step'])(
    'stops at the first step that is not possible, and says which: %s',
    (step) => {
      const path = ['visit.start~new-visitor', step, 'step.next~the-same-day'];
      const { frames, refused } = play(booking, path);
      expect(frames.map(({ state }) => state)).toEqual(['opening', 'editing.trip']);
      expect(refused).toBe(step);
    },
  );
});

test('a repeated delay can be fired again and again, and what its owner is told is in the frame', () => {
  const interval = 'after:slideInterval.carousel.playing.rotating';
  expect(lastFrame(simulationFor('carousel'), [interval, interval, interval])).toMatchObject({
    state: 'playing.rotating',
    context: { index: 3 },
    emitted: ['slide.changed'],
  });
});

test.each(registry)('$title takes what its buttons say that it will take', (entry) => {
  const simulation = simulationOf(entry);
  const seen = new Set<string>();
  /** Steps in every moment that the first ones lead to. */
  function tryFrom(path: readonly string[]) {
    const frame = lastFrame(simulation, path);
    const moment = JSON.stringify([frame.state, frame.context]);
    if (seen.has(moment)) return;
    seen.add(moment);
    for (const id of possibleIn(frame)) {
      const longer = [...path, id];
      const next = lastFrame(simulation, longer);
      expect(next.taken, longer.join(', ')).toEqual(
        expect.arrayContaining([...(next.choice?.takes ?? ['nothing'])]),
      );
      if (longer.length < 2) tryFrom(longer);
    }
  }
  tryFrom([]);
  expect(seen.size).toBeGreaterThan(1);
});
