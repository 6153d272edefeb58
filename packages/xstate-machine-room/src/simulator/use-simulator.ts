import { useMemo, useState } from 'react';

import type { MachineEntry } from '../anatomy/entry.ts';
import type { Choice } from '../chart/choice.ts';

import { play, simulationOf, type Step } from './simulator.ts';

/** A machine at work: every step makes it run its path anew, so any earlier moment is as true as the last one. */
export function useSimulator(entry: MachineEntry, initialPath: readonly string[]) {
  const simulation = useMemo(() => simulationOf(entry), [entry]);
  // What lies ahead of the position can be walked again until something else happens.
  const [path, setPath] = useState<readonly Step[]>(initialPath);
  const [position, setPosition] = useState(initialPath.length);
  const { frames, refused } = useMemo(() => play(simulation, path), [simulation, path]);
  const here = Math.min(position, frames.length - 1);
  const frame = frames[here];
  if (!frame) throw new Error('A play has at least the frame that it starts with');
  const take = (step: Step) => {
    setPath([...path.slice(0, here), step]);
    setPosition(here + 1);
  };
  const steps = path.slice(0, here);
  const typed = steps.findIndex((step) => typeof step !== 'string');
  return {
    frames,
    refused,
    frame,
    position: here,
    /** The steps up to where the machine stands, for a link: it ends before anything that was typed by hand. */
    walked: (typed === -1 ? steps : steps.slice(0, typed)).filter(
      (step) => typeof step === 'string',
    ),
    /** Whether a link leads to where the machine stands. */
    isLinkWhole: typed === -1,
    take: ({ id }: Choice) => take(id),
    /** Sends an event that somebody typed; what comes of it is in the next frame, also if that is a problem. */
    send: (type: string, payload: object = {}) => take({ ...payload, type }),
    goTo: setPosition,
    reset: () => {
      setPath([]);
      setPosition(0);
    },
  };
}

export type Simulator = ReturnType<typeof useSimulator>;
