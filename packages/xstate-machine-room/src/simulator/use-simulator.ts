import { useMemo, useState } from 'react';

import type { MachineEntry } from '../anatomy/entry.ts';
import type { Choice } from '../chart/choice.ts';

import { play, simulationOf, type Step } from './simulator.ts';

/** Simulates a machine. After every step, the whole path runs again, so that any earlier state can be shown. */
export function useSimulator(entry: MachineEntry, initialPath: readonly string[]) {
  const [input, setInput] = useState(entry.input);
  const simulation = useMemo(() => simulationOf({ ...entry, input }), [entry, input]);
  // The path includes the steps after the current position. They can be redone until another step is taken.
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
    /** The steps up to the current position. */
    walked,
    take: ({ id }: Choice) => take(id),
    /** Sends a custom event. The next render shows its result or error. */
    send: (type: string, payload: object = {}) => take({ ...payload, type }),
    goTo: setPosition,
    /** Restarts the machine with another input. */
    start,
    reset: () => start(input),
  };
}

export type Simulator = ReturnType<typeof useSimulator>;
