import type { MachineEntry } from '../anatomy/entry.ts';

const sources = import.meta.glob<string>('/machines/*.machine.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The text of a machine's file. */
export const sourceOf = ({ file }: MachineEntry): string => sources[`/${file}`] ?? '';
