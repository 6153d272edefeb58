/** The API for tests, prerendering and tools. It needs neither React nor Node. */
export { createModel } from './model/model.ts';
export { defineEntry, type MachineEntry } from './model/entry.ts';
export { declaredOn, nodesOf, transitionKey } from './model/transitions.ts';
export { transitionsIn } from './model/xstate-internals.ts';
export { machineText } from './page/machine-text.ts';
export { collectMachines } from './room/collect-machines.ts';
export { createSimulation, replay } from './simulator/simulator.ts';
