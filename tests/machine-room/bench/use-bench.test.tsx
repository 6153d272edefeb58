import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';

import { useBench } from '#machine-room/bench/use-bench.ts';
import { findEntry } from '#machine-room/project/registry.ts';

function startBench(path: readonly string[] = []) {
  const entry = findEntry('booking');
  if (!entry) throw new Error('no booking machine');
  const { result } = renderHook(() => useBench(entry, path));
  const bench = () => result.current;
  return {
    bench,
    take: (id: string) =>
      act(() => {
        const choice = bench().frame.choices.find((candidate) => candidate.id === id);
        if (!choice) throw new Error(`no choice ${id}`);
        bench().take(choice);
      }),
    goTo: (position: number) => act(() => bench().goTo(position)),
    reset: () => act(() => bench().reset()),
  };
}

const toStay = [
  'visit.start~new-visitor',
  'draft.change~step-1-answered',
  'step.next~the-same-day',
];

test('time travel: earlier moments are there again, and what came after them is kept', () => {
  const { bench, take, goTo } = startBench();
  for (const step of toStay) take(step);
  expect(bench().frame.state).toBe('editing.stay');
  goTo(1);
  expect(bench()).toMatchObject({ position: 1, walked: toStay.slice(0, 1) });
  expect(bench().frame).toMatchObject({ state: 'editing.trip', context: { draft: { email: '' } } });
  goTo(3);
  expect(bench().frame.state).toBe('editing.stay');
});

test('whoever goes back and does something else begins another future', () => {
  const { bench, take, goTo } = startBench(toStay);
  goTo(1);
  take('step.next~the-same-day');
  expect(bench().walked).toEqual(['visit.start~new-visitor', 'step.next~the-same-day']);
  expect(bench().frames.map(({ state }) => state)).toEqual([
    'opening',
    'editing.trip',
    'editing.trip',
  ]);
  expect(bench().frame.changes).toEqual([{ path: 'refusals', before: '0', after: '1' }]);
});

test('a link begins at its moment, and nobody leaves the path', () => {
  const { bench, goTo, reset } = startBench(toStay);
  expect(bench()).toMatchObject({ position: 3, refused: null, frame: { state: 'editing.stay' } });
  goTo(99);
  expect(bench().position).toBe(3);
  goTo(-1);
  expect(bench().frame.state).toBe('opening');
  reset();
  expect(bench()).toMatchObject({ position: 0, walked: [] });
  expect(bench().frames).toHaveLength(1);
});
