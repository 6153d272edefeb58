import { useMemo, useReducer } from 'react';

import type { MachineEntry } from '#machine-room/anatomy/entry.ts';
import type { Choice } from '#machine-room/chart/choice.ts';

import { benchOf, play, type Frame, type Play } from './bench.ts';

/** A path and how far along it the machine stands: what lies ahead can be walked again until something else happens. */
interface Journey {
  path: readonly string[];
  position: number;
}

type Move =
  | { type: 'take'; from: number; step: string }
  | { type: 'go'; position: number }
  | { type: 'reset' };

function move({ path }: Journey, next: Move): Journey {
  switch (next.type) {
    case 'take':
      return { path: [...path.slice(0, next.from), next.step], position: next.from + 1 };
    case 'go':
      return { path, position: Math.min(path.length, Math.max(0, next.position)) };
    case 'reset':
      return { path: [], position: 0 };
  }
}

export interface BenchView extends Play {
  frame: Frame;
  position: number;
  /** The steps up to where the machine stands. */
  walked: readonly string[];
  take: (choice: Choice) => void;
  goTo: (position: number) => void;
  reset: () => void;
}

/** A machine at work: every step makes it run its path anew, so any earlier moment is as true as the last one. */
export function useBench(entry: MachineEntry, initialPath: readonly string[]): BenchView {
  const bench = useMemo(() => benchOf(entry), [entry]);
  const [{ path, position }, dispatch] = useReducer(move, {
    path: initialPath,
    position: initialPath.length,
  });
  const { frames, refused } = useMemo(() => play(bench, path), [bench, path]);
  const here = Math.min(position, frames.length - 1);
  const frame = frames[here];
  if (!frame) throw new Error('A play has at least the frame that it starts with');
  return {
    frames,
    refused,
    frame,
    position: here,
    walked: path.slice(0, here),
    take: (choice) => dispatch({ type: 'take', from: here, step: choice.id }),
    goTo: (target) => dispatch({ type: 'go', position: target }),
    reset: () => dispatch({ type: 'reset' }),
  };
}
