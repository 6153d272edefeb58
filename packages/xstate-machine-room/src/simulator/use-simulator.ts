import { useMemo, useState } from 'react';

import type { MachineEntry } from '../anatomy/entry.ts';
import type { Choice } from '../chart/choice.ts';

import { play, simulationOf } from './simulator.ts';

/** A machine at work: every step makes it run its path anew, so any earlier moment is as true as the last one. */
export function useSimulator(entry: MachineEntry, initialPath: readonly string[]) {
  const simulation = useMemo(() => simulationOf(entry), [entry]);
  // What lies ahead of the position can be walked again until something else happens.
  const [path, setPath] = useState(initialPath);
  const [position, setPosition] = useState(initialPath.length);
  const { frames, refused } = useMemo(() => play(simulation, path), [simulation, path]);
  const here = Math.min(position, frames.length - 1);
  const frame = frames[here];
  if (!frame) throw new Error('A play has at least the frame that it starts with');
  return {
    frames,
    refused,
    frame,
    position: here,
    /** The steps up to where the machine stands. */
    walked: path.slice(0, here),
    take: (choice: Choice) => {
      setPath([...path.slice(0, here), choice.id]);
      setPosition(here + 1);
    },
    goTo: setPosition,
    reset: () => {
      setPath([]);
      setPosition(0);
    },
  };
}

export type Simulator = ReturnType<typeof useSimulator>;
