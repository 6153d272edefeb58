import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';

import { useSimulator } from '#room/simulator/use-simulator.ts';

import { findEntry } from './registry.ts';

const toStay = [
  'visit.start~new-visitor',
  'draft.change~step-1-answered',
  'step.next~the-same-day',
];

test('whoever goes back sees the earlier moment, keeps what came after it, and may begin another future', () => {
  const entry = findEntry('booking');
  if (!entry) throw new Error('no booking machine');
  const { result } = renderHook(() => useSimulator(entry, toStay));
  expect(result.current).toMatchObject({ position: 3, frame: { state: 'editing.stay' } });
  act(() => result.current.goTo(1));
  expect(result.current).toMatchObject({
    position: 1,
    walked: ['visit.start~new-visitor'],
    frame: { state: 'editing.trip', context: { draft: { email: '' } } },
  });
  expect(result.current.frames).toHaveLength(4);

  const next = result.current.frame.choices.find(({ id }) => id === 'step.next~the-same-day');
  act(() => next && result.current.take(next));
  expect(result.current.walked).toEqual(['visit.start~new-visitor', 'step.next~the-same-day']);
  expect(result.current.frame.changes).toEqual([{ path: 'refusals', before: '0', after: '1' }]);
  act(() => result.current.reset());
  expect(result.current).toMatchObject({ position: 0, walked: [], frame: { state: 'opening' } });
});
