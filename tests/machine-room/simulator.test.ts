import { expect, test } from 'vitest';
import { machines } from 'xstate-machine-room/machines';
import { play, simulationOf } from 'xstate-machine-room/tools';

test.each(machines)('$title takes what its buttons say that it will take', (machine) => {
  const simulation = simulationOf(machine);
  const seen = new Set<string>();
  /** Steps in every moment that the first ones lead to. */
  function tryFrom(path: readonly string[]) {
    const { frames, refused } = play(simulation, path);
    const frame = frames.at(-1);
    expect([refused, frame?.taken]).toEqual([
      null,
      expect.arrayContaining([...(frame?.choice?.takes ?? [])]),
    ]);
    const moment = JSON.stringify([frame?.state, frame?.context]);
    if (seen.has(moment)) return;
    seen.add(moment);
    if (path.length === 2) return;
    for (const { id, takes } of frame?.choices ?? []) if (takes.length > 0) tryFrom([...path, id]);
  }
  tryFrom([]);
  expect(seen.size).toBeGreaterThan(1);
});
