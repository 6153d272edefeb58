import { useMemo, useState } from 'react';

import type { MachineEntry } from '../anatomy/entry.ts';
import type { Choice } from '../chart/choice.ts';

import { play, simulationOf, type Step } from './simulator.ts';

/** A machine at work: every step makes it run its path anew, so any earlier moment is as true as the last one. */
export function useSimulator(entry: MachineEntry, initialPath: readonly string[]) {
  const [input, setInput] = useState(entry.input);
  const simulation = useMemo(() => simulationOf({ ...entry, input }), [entry, input]);
  // What lies ahead of the position can be walked again until something else happens.
  const [path, setPath] = useState<readonly Step[]>(initialPath);
  const [position, setPosition] = useState(initialPath.length);
  const { frames, refused } = useMemo(() => play(simulation, path), [simulation, path]);
  const here = Math.min(position, frames.length - 1);
  const frame = frames[here];
  if (!frame) throw new Error('A play has at least the frame that it starts with');
  const walked = path.slice(0, here);
  const take = (step: Step) => {
    setPath([...walked, step]);
    setPosition(here + 1);
  };
  const start = (typed: unknown) => {
    setInput(typed);
    setPath([]);
    setPosition(0);
  };
  return {
    input,
    frames,
    refused,
    frame,
    position: here,
    /** The steps up to where the machine stands. */
    walked,
    take: ({ id }: Choice) => take(id),
    /** Sends an event that somebody typed; what comes of it is in the next frame, also if that is a problem. */
    send: (type: string, payload: object = {}) => take({ ...payload, type }),
    goTo: setPosition,
    /** Begins anew with another input. */
    start,
    reset: () => start(input),
  };
}

export type Simulator = ReturnType<typeof useSimulator>;
