/** The API for tests and tools. It needs neither React nor Vite. */
export { createDocument } from './model/document.ts';
export { createMachineText } from './model/machine-text.ts';
export { createModel } from './model/model.ts';
export { defineEntry, type MachineEntry } from './model/entry.ts';
export { declaredOn, nodesOf, transitionKey } from './model/transitions.ts';
export { transitionsIn } from './model/xstate-internals.ts';
export { createSimulation } from './simulator/simulator.ts';
