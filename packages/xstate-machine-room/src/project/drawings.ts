import type { Drawing } from '../drawing/drawing.ts';

/** Written by `npm run charts`. */
const files = import.meta.glob<Drawing>('./drawings/*.json', { eager: true, import: 'default' });

/** The laid-out chart of a machine; nothing for one that was never drawn. */
export const drawingOf = (machineId: string): Drawing | undefined =>
  files[`./drawings/${machineId}.json`];
