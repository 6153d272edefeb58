import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import type { CDPSession } from '@playwright/test';

const MEGABYTE = 1_000_000;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** What this process holds after a garbage collection, in megabytes. */
export function heldHere(): number {
  collect();
  return process.memoryUsage().heapUsed / MEGABYTE;
}

interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[], ...unknown[]];
    };
  };
  readonly nodes: readonly number[];
}

/** Kinds that are the browser's own: compiled code comes and goes, and it keeps a record of each navigation. */
const browsersOwn = new Set(['code', 'native', 'object shape', 'hidden', 'synthetic']);

/** Bytes of what scripts have made, in the text of a heap snapshot. */
export function bytesOfScripts(text: string): number {
  const { snapshot, nodes } = JSON.parse(text) as HeapSnapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length) {
    const kind = types[0][nodes[node + type] ?? -1] ?? '';
    if (!browsersOwn.has(kind)) bytes += nodes[node + size] ?? 0;
  }
  return bytes;
}

/** What the scripts of a page hold after a garbage collection, in megabytes. */
export async function heldByPage(session: CDPSession): Promise<number> {
  let text = '';
  const add = ({ chunk }: { readonly chunk: string }) => {
    text += chunk;
  };
  session.on('HeapProfiler.addHeapSnapshotChunk', add);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', add);
  return bytesOfScripts(text) / MEGABYTE;
}

/** Memory at the beginning and at the end, in megabytes. */
export interface Held {
  readonly first: number;
  readonly last: number;
}

/** Whether something grew by more than a fifth and two megabytes, which no cache of this site needs. */
export const hasGrown = ({ first, last }: Held): boolean => last > first * 1.2 + 2;
