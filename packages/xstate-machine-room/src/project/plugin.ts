import { join } from 'node:path';

import {
  normalizePath,
  type EnvironmentModuleNode,
  type InlineConfig,
  type Plugin,
  type ResolvedConfig,
  type ViteDevServer,
} from 'vite';

import type { Failure } from '../room/machines-of.ts';

import { defaultMachines, fromRoot, readConfig, type RoomConfig } from './config.ts';
import { drawMachines } from './draw-machines.ts';
import { loadMachines, LOADERS, withServer } from './load-machines.ts';

interface PluginOptions extends RoomConfig {
  /** The path of the configuration file, if it is not `machine-room.config.ts`. */
  readonly config?: string;
}

const MACHINES = 'xstate-machine-room/machines';
const resolvedIds = new Map([MACHINES, LOADERS].map((id) => [id, `\0${id}`]));

/** Returns the globs as code, without the files that failed. */
const globsOf = ({ machines = defaultMachines }: RoomConfig, failures: readonly Failure[] = []) =>
  JSON.stringify([
    ...[machines].flat().map((glob) => (glob.startsWith('!') ? glob : fromRoot(glob))),
    ...failures.map(({ name }) => `!${fromRoot(name)}`),
  ]);

const entriesCode = ({ entries }: RoomConfig) =>
  entries === undefined
    ? 'const entries = [];'
    : `import { entries } from ${JSON.stringify(fromRoot(entries))};`;

/** Returns code that imports each machine file separately in Node. */
const loadersCode = (config: RoomConfig) => `
${entriesCode(config)}
export const loaders = import.meta.glob(${globsOf(config)});
export { entries };
`;

/**
 * Returns the code of the module that exports the machines with their entries, sources and drawings. Files that failed
 * are left out, because one of them would break the whole module.
 */
const machinesCode = (config: RoomConfig, drawings: string, failures: readonly Failure[] = []) => `
import { machinesOf } from 'xstate-machine-room/tools';
${entriesCode(config)}
const modules = import.meta.glob(${globsOf(config, failures)}, { eager: true });
const sources = import.meta.glob(${globsOf(config, failures)}, { eager: true, query: '?raw', import: 'default' });
const drawings = ${drawings};
export const failures = ${JSON.stringify(failures)};
export const machines = machinesOf({ modules, sources, drawings, failures, entries });
`;

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

const keptDrawings = (folder: string) =>
  `Object.values(import.meta.glob(${JSON.stringify(`${fromRoot(folder)}/*.json`)}, { eager: true, import: 'default' }))`;

/**
 * The Vite plugin. It fills the module `xstate-machine-room/machines` with the machines, their sources and their
 * drawings.
 */
export function machineRoom({ config: file, ...options }: PluginOptions = {}): Plugin {
  let config: RoomConfig = options;
  let vite: ResolvedConfig;
  let server: ViteDevServer | undefined;
  /** The paths of the files that could not be loaded. */
  let failed = new Set<string>();
  return {
    name: 'xstate-machine-room',
    enforce: 'pre',
    async configResolved(resolved) {
      vite = resolved;
      config = { ...(await readConfig(resolved.root, file)), ...options };
    },
    configureServer(started) {
      server = started;
    },
    resolveId: (id) => resolvedIds.get(id),
    async load(id) {
      if (id === resolvedIds.get(LOADERS)) return loadersCode(config);
      if (id !== resolvedIds.get(MACHINES)) return undefined;
      // A server with hot updates draws the machines that are edited. Otherwise the stored drawings are used.
      const isWatching = server !== undefined && server.config.server.hmr !== false;
      if (config.drawings !== undefined && !isWatching) {
        return machinesCode(config, keptDrawings(config.drawings));
      }
      const warn = (problem: string) => this.warn(problem);
      const { root, mode, configFile } = vite;
      const project: InlineConfig = {
        root,
        mode,
        configFile: configFile ?? false,
        plugins: [machineRoom({ ...config })],
      };
      const { machines, failures } = await (server
        ? loadMachines(server, warn)
        : withServer(project, (own) => loadMachines(own, warn)));
      const drawn = await drawMachines(machines, {
        folder: join(vite.cacheDir, 'machine-room'),
        kept: config.drawings === undefined ? undefined : join(root, config.drawings),
        metrics: config.metrics,
        log: (line) => vite.logger.info(line),
      });
      failed = new Set(failures.map(({ name }) => normalizePath(join(root, name))));
      const problems = [...failures, ...drawn.failures];
      return machinesCode(config, JSON.stringify(drawn.drawings), problems);
    },
    // A virtual module is not loaded again when files change on which it depends, unless this hook names it.
    hotUpdate({ file: path, modules }) {
      const { moduleGraph } = this.environment;
      const list = moduleGraph.getModuleById(resolvedIds.get(MACHINES) ?? '');
      if (!list) return undefined;
      // The list does not import a file that failed, so that file is not found among its imports.
      const isListed = failed.has(path) || modules.some((module) => dependsOn(list, module));
      return isListed ? [...modules, list] : undefined;
    },
  };
}
