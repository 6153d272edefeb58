/** The API for tests, prerendering and tools. It needs neither React nor Node. */
export { anatomyOf } from './anatomy/anatomy.ts';
export { defineEntry, type MachineEntry } from './anatomy/entry.ts';
export { declaredOn, nodesOf, transitionKey } from './anatomy/transitions.ts';
export { transitionsIn } from './anatomy/xstate-internals.ts';
export { machineText } from './entrance/machine-text.ts';
export { machinesOf } from './room/machines-of.ts';
export { play, simulationOf } from './simulator/simulator.ts';
