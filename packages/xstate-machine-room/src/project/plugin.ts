import {
  createServer,
  type EnvironmentModuleNode,
  type Plugin,
  type ResolvedConfig,
  type ViteDevServer,
} from 'vite';

import { computeLayout } from '../layout/compute-layout.ts';
import type { Layout } from '../layout/layout.ts';
import { createOutline } from '../layout/outline.ts';
import type { Metrics } from '../layout/text-width.ts';
import { createModel } from '../model/model.ts';
import type { MachineEntry } from '../model/entry.ts';
import { getErrorMessage } from '../room/error-message.ts';

export interface RoomOptions {
  /** The module that exports `entries`, relative to the project's folder. */
  readonly entries: string;
  /** The character widths of the charts' font. The default is the widths of Arial. */
  readonly metrics?: Metrics;
}

const MACHINES = 'virtual:machine-room';
const RESOLVED = `\0${MACHINES}`;

/** The layouts by the JSON of their outlines. A build loads the machines once for the browser and once for Node. */
const layouts = new Map<string, Layout>();

const SLOW_MS = 2000;

async function layOut(
  { machine, id }: MachineEntry,
  metrics: Metrics | undefined,
  log: (line: string) => void,
): Promise<Layout> {
  try {
    const outline = createOutline(createModel(machine), metrics);
    const key = JSON.stringify(outline);
    const start = performance.now();
    const layout = layouts.get(key) ?? (await computeLayout(outline));
    const duration = performance.now() - start;
    if (duration > SLOW_MS) log(`The layout of ${id} took ${(duration / 1000).toFixed(1)} s.`);
    layouts.set(key, layout);
    return layout;
  } catch (error) {
    throw new Error(`The chart of ${id} cannot be laid out: ${getErrorMessage(error)}`, {
      cause: error,
    });
  }
}

/** Runs a function with a Vite server that uses the project's configuration but does not listen on a port. */
async function withServer<Result>(
  { root, mode, configFile }: ResolvedConfig,
  run: (server: ViteDevServer) => Promise<Result>,
): Promise<Result> {
  const server = await createServer({
    root,
    mode,
    configFile: configFile ?? false,
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

/** True if a module imports another one, directly or through others. */
function dependsOn(
  module: EnvironmentModuleNode,
  other: EnvironmentModuleNode,
  seen = new Set<EnvironmentModuleNode>(),
): boolean {
  if (module === other) return true;
  if (seen.has(module)) return false;
  seen.add(module);
  return [...module.importedModules].some((imported) => dependsOn(imported, other, seen));
}

/** The Vite plugin. It creates the module `virtual:machine-room`, which exports the machines with their layouts. */
export function machineRoom({ entries, metrics }: RoomOptions): Plugin {
  const path = `/${entries}`;
  let vite: ResolvedConfig;
  let server: ViteDevServer | undefined;

  async function layOutAll(own: ViteDevServer) {
    const loaded = await own.ssrLoadModule(path);
    const laidOut: Layout[] = [];
    for (const entry of loaded['entries'] as readonly MachineEntry[]) {
      // oxlint-disable-next-line no-await-in-loop -- the layout engine has only one thread
      laidOut.push(await layOut(entry, metrics, (line) => vite.logger.info(line)));
    }
    return laidOut;
  }

  return {
    name: 'xstate-machine-room',
    configResolved(resolved) {
      vite = resolved;
    },
    configureServer(started) {
      server = started;
    },
    resolveId: (id) => (id === MACHINES ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const laidOut = await (server ? layOutAll(server) : withServer(vite, layOutAll));
      return `
import { entries } from ${JSON.stringify(path)};
const layouts = ${JSON.stringify(laidOut)};
export const machines = entries.map((entry, index) => ({ ...entry, layout: layouts[index] }));
`;
    },
    // Vite does not load a virtual module again when a file changes on which it depends, unless this hook returns it.
    async hotUpdate({ file, modules }) {
      const list = this.environment.moduleGraph.getModuleById(RESOLVED);
      const graph = server?.environments.ssr.moduleGraph;
      const root = await graph?.getModuleByUrl(path);
      const changed = [...(graph?.getModulesByFile(file) ?? [])];
      const isOutdated = list && root && changed.some((module) => dependsOn(root, module));
      return isOutdated ? [...modules, list] : undefined;
    },
  };
}
