import { useState } from 'react';

import type { MachineEntry } from '../model/entry.ts';
import type { Choice } from '../chart/choice.ts';

import { createSimulation, computeNextFrame, replay, type Step } from './simulator.ts';

/** Runs a path with an input. */
function run(entry: MachineEntry, input: unknown, path: readonly Step[]) {
  const simulation = createSimulation({ ...entry, input });
  const { frames, impossibleStep } = replay(simulation, path);
  return { entry, input, simulation, frames, impossibleStep, position: frames.length - 1 };
}

/**
 * Simulates a machine. Every frame is kept as it was walked, because guards and actions may have another result when
 * they run again. Only a link, or a machine that has changed, is replayed.
 */
export function useSimulator(entry: MachineEntry, initialPath: readonly string[]) {
  const [state, setState] = useState(() => run(entry, entry.input, initialPath));
  const { input, simulation, frames, impossibleStep, position } = state;
  const frame = frames[position];
  if (!frame) throw new Error('A replay has at least the frame that it starts with');
  const walked = frames.slice(1, position + 1).flatMap(({ step }) => step ?? []);
  if (state.entry !== entry) setState(run(entry, input, walked));
  const take = (step: Step) => {
    const next = computeNextFrame(simulation, frame, step);
    // The frames after the current position can be redone until another step is taken.
    if (!next) return;
    setState({
      ...state,
      frames: [...frames.slice(0, position + 1), next],
      impossibleStep: null,
      position: position + 1,
    });
  };
  const start = (typed: unknown) => setState(run(entry, typed, []));
  return {
    input,
    frames,
    impossibleStep,
    /** True if the impossible step is a step of this machine in another state. */
    isKnownStep: simulation.trials.some(({ id }) => id === impossibleStep),
    frame,
    position,
    /** The steps up to the current position. */
    walked,
    take: ({ id }: Choice) => take(id),
    /** Sends a custom event. The next render shows its result or error. */
    send: (type: string, payload: object = {}) => take({ ...payload, type }),
    goTo: (to: number) => setState({ ...state, position: to }),
    /** Restarts the machine with another input. */
    start,
    reset: () => start(input),
  };
}

export type Simulator = ReturnType<typeof useSimulator>;
