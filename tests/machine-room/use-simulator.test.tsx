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

test('an event typed by hand runs, what it stumbles over is told and undone, and no link carries it', () => {
  const entry = findEntry('booking');
  if (!entry) throw new Error('no booking machine');
  const { result } = renderHook(() => useSimulator(entry, []));
  act(() => result.current.send('visit.start'));
  expect(result.current.frame).toMatchObject({ state: 'opening', changes: [], status: 'active' });
  expect(result.current.frame.problem).toMatch(/^The machine could not go on: /);

  act(() => result.current.reset());
  const start = result.current.frame.choices.find(({ id }) => id === 'visit.start~new-visitor');
  act(() => start && result.current.take(start));
  expect(result.current.frame.accepts).toContainEqual({
    descriptor: 'draft.change',
    isPattern: false,
  });
  act(() => result.current.send('draft.change', { patch: { email: 'ana@example.com' } }));
  expect(result.current.frame.context).toMatchObject({ draft: { email: 'ana@example.com' } });
  const later = result.current.frame.choices.find(({ takes }) => takes.length > 0);
  act(() => later && result.current.take(later));
  expect(result.current.frame.choice).toMatchObject({ id: later?.id });
  act(() => result.current.send('no.such.event'));
  expect(result.current.frame.problem).toBe('The machine ignores no.such.event here.');
  expect(result.current).toMatchObject({ walked: ['visit.start~new-visitor'], isLinkWhole: false });
});
