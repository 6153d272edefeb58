import { createServer, type InlineConfig, type ViteDevServer } from 'vite';

import type { MachineEntry } from '../model/entry.ts';
import { collectMachines, type Failure, type RoomMachine } from '../room/collect-machines.ts';
import { getErrorMessage } from '../room/error-message.ts';

/** The virtual module that imports each machine file. */
export const LOADERS = 'virtual:xstate-machine-room/loaders';

interface Loaders {
  readonly loaders: Readonly<Record<string, () => Promise<object>>>;
  readonly entries: readonly MachineEntry[];
}

/** Loads all machines of the project in Node. A file that cannot be loaded is reported and skipped. */
export async function loadMachines(
  server: ViteDevServer,
  warn: (problem: string) => void,
): Promise<{ machines: RoomMachine[]; failures: Failure[] }> {
  // The list of files may have changed since the module was loaded.
  const { moduleGraph } = server.environments.ssr;
  const known = moduleGraph.getModuleById(`\0${LOADERS}`);
  if (known) moduleGraph.invalidateModule(known);
  const { loaders, entries } = (await server.ssrLoadModule(LOADERS)) as unknown as Loaders;
  const modules: Record<string, object> = {};
  const failures: Failure[] = [];
  for (const [path, load] of Object.entries(loaders)) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- failures are reported in order
      modules[path] = await load();
    } catch (error) {
      const name = path.slice(1);
      failures.push({ name, reason: getErrorMessage(error) });
      warn(`${name} is not drawn, since Node cannot load it: ${getErrorMessage(error)}`);
    }
  }
  return { machines: collectMachines({ modules, entries }), failures };
}

/** Runs a function with a Vite server that uses the project's configuration but does not listen on a port. */
export async function withServer<Result>(
  project: InlineConfig,
  run: (server: ViteDevServer) => Promise<Result>,
): Promise<Result> {
  const server = await createServer({
    ...project,
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    return await run(server);
  } finally {
    await server.close();
  }
}
