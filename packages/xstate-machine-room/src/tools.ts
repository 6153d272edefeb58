/** What tests, prerendering and tools of a project may use: no React, no Node. */
export { anatomyOf } from './anatomy/anatomy.ts';
export { defineEntry, type MachineEntry } from './anatomy/entry.ts';
export { declaredOn, nodesOf, transitionKey } from './anatomy/transitions.ts';
export { transitionsIn } from './anatomy/xstate-internals.ts';
export { machineText } from './entrance/machine-text.ts';
export { machinesOf } from './room/machines-of.ts';
export { play, simulationOf } from './simulator/simulator.ts';
