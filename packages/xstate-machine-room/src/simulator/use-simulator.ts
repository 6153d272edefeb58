import { useState } from 'react';

import type { MachineEntry } from '../model/entry.ts';
import type { Choice } from '../chart/choice.ts';

import { computeFirstFrame, computeNextFrame, createSimulation } from './simulator.ts';

function start(entry: MachineEntry) {
  const simulation = createSimulation(entry);
  return { entry, simulation, frames: [computeFirstFrame(simulation)], position: 0 };
}

/**
 * Simulates a machine. Every frame is kept as it was walked, because guards and actions may have another result when
 * they run again. A machine that has changed starts again.
 */
export function useSimulator(entry: MachineEntry) {
  const [state, setState] = useState(() => start(entry));
  const { simulation, frames, position } = state;
  const frame = frames[position];
  if (!frame) throw new Error('A simulation has at least the frame in which it starts');
  if (state.entry !== entry) setState(start(entry));
  const take = (choice: Choice) =>
    // The frames after the current position can be redone until another step is taken.
    setState({
      ...state,
      frames: [...frames.slice(0, position + 1), computeNextFrame(simulation, frame, choice)],
      position: position + 1,
    });
  return {
    frames,
    frame,
    position,
    take,
    goTo: (to: number) => setState({ ...state, position: to }),
    reset: () => setState(start(entry)),
  };
}

export type Simulator = ReturnType<typeof useSimulator>;
