import { MachineRoom } from '#machine-room/page/MachineRoom.tsx';
import { findEntry, registry } from '#machine-room/project/registry.ts';
import { pathOfHash } from '#machine-room/simulator/path-link.ts';

interface MachineRoomAtProps {
  /** What the address asks for; the first machine for anything unknown. */
  machineId: string | null;
  hash: string;
}

/** The machine that an address names, at the moment to which the address's path leads. */
export function MachineRoomAt({ machineId, hash }: MachineRoomAtProps) {
  const entry = findEntry(machineId) ?? registry[0];
  if (!entry) throw new Error('The registry is empty');
  return <MachineRoom key={`${entry.id} ${hash}`} entry={entry} path={pathOfHash(hash)} />;
}
