import { join } from 'node:path';

import {
  normalizePath,
  type EnvironmentModuleNode,
  type InlineConfig,
  type Plugin,
  type ResolvedConfig,
  type ViteDevServer,
} from 'vite';

import type { CollapsedCharts, Failure } from '../room/collect-machines.ts';

import { toRootPath, readConfig, type RoomConfig } from './config.ts';
import { drawMachines } from './draw-machines.ts';
import { loadMachines, LOADERS, withServer } from './load-machines.ts';
import { findMachineFiles, isMachineFile, SOURCES } from './machine-files.ts';
import { readCollapsedCharts } from './stored-layouts.ts';

interface PluginOptions extends RoomConfig {
  /** The path of the configuration file, if it is not `machine-room.config.ts`. */
  readonly config?: string;
}

const MACHINES = 'virtual:machine-room';
/** The layouts of all collapsed charts, which a page loads when a reader closes a state. */
const COLLAPSED = 'virtual:xstate-machine-room/collapsed';
const resolvedIds = new Map([MACHINES, COLLAPSED, LOADERS].map((id) => [id, `\0${id}`]));

/** Escapes the characters of a path that have a meaning in a glob. */
const escapeGlob = (path: string) => path.replaceAll(/[()[\]{}!*?@+]/g, '\\$&');

/** Returns the globs of the files that may export machines. */
const findMachineGlobs = async ({ machines }: RoomConfig, root: string): Promise<string[]> =>
  machines === undefined
    ? (await findMachineFiles(root)).map(escapeGlob)
    : [machines].flat().map((glob) => (glob.startsWith('!') ? glob : toRootPath(glob)));

const createEntriesCode = ({ entries }: RoomConfig) =>
  entries === undefined
    ? 'const entries = [];'
    : `import { entries } from ${JSON.stringify(toRootPath(entries))};`;

/** Returns code that imports each machine file separately in Node. */
const createLoadersCode = (config: RoomConfig, globs: readonly string[]) => `
${createEntriesCode(config)}
export const loaders = import.meta.glob(${JSON.stringify(globs)});
export { entries };
`;

/**
 * Returns the code of the module that exports the machines with their entries, sources and layouts. Files that failed
 * are left out, because one of them would break the whole module.
 */
function createMachinesCode(
  config: RoomConfig,
  files: readonly string[],
  {
    layouts,
    collapsed,
    failures = [],
  }: { layouts: string; collapsed: CollapsedCharts; failures?: readonly Failure[] },
) {
  const failed = failures.map(({ name }) => `!${escapeGlob(toRootPath(name))}`);
  const globs = JSON.stringify([...files, ...failed]);
  return `
import { collectMachines } from 'xstate-machine-room/tools';
${createEntriesCode(config)}
const modules = import.meta.glob(${globs}, { eager: true });
const sources = import.meta.glob(${globs}, { eager: true, query: '?raw', import: 'default' });
const layouts = ${layouts};
const collapsed = Object.fromEntries(${JSON.stringify(Object.keys(collapsed))}.map((id) => [
  id,
  async () => (await import('${COLLAPSED}')).charts[id],
]));
export const failures = ${JSON.stringify(failures)};
export const machines = collectMachines({ modules, sources, layouts, collapsed, failures, entries });
`;
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

const createLayoutsCode = (folder: string) =>
  `Object.values(import.meta.glob(${JSON.stringify(`${toRootPath(folder)}/*.json`)}, { eager: true, import: 'default' }))`;

/**
 * The Vite plugin. It creates the module `virtual:machine-room`, which exports the machines with their sources and
 * layouts.
 */
export function machineRoom({ config: file, ...options }: PluginOptions = {}): Plugin {
  let config: RoomConfig = options;
  let vite: ResolvedConfig;
  let server: ViteDevServer | undefined;
  /** The paths of the files that could not be loaded. */
  let failed = new Set<string>();
  let collapsed: CollapsedCharts = {};
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
      if (!id.startsWith('\0') || ![...resolvedIds.values()].includes(id)) return undefined;
      if (id === resolvedIds.get(COLLAPSED)) {
        return `export const charts = ${JSON.stringify(collapsed)};`;
      }
      const globs = await findMachineGlobs(config, vite.root);
      if (id === resolvedIds.get(LOADERS)) return createLoadersCode(config, globs);
      // A server with hot updates draws the machines that are edited. Otherwise the stored layouts are used.
      const isWatching = server !== undefined && server.config.server.hmr !== false;
      if (config.layouts !== undefined && !isWatching) {
        collapsed = await readCollapsedCharts(join(vite.root, config.layouts));
        const layouts = createLayoutsCode(config.layouts);
        return createMachinesCode(config, globs, { layouts, collapsed });
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
        fallbackFolder: config.layouts === undefined ? undefined : join(root, config.layouts),
        metrics: config.metrics,
        log: (line) => vite.logger.info(line),
      });
      ({ collapsed } = drawn);
      failed = new Set(failures.map(({ name }) => normalizePath(join(root, name))));
      return createMachinesCode(config, globs, {
        layouts: JSON.stringify(drawn.layouts),
        collapsed,
        failures: [...failures, ...drawn.failures],
      });
    },
    // A virtual module is not loaded again when files change on which it depends, unless this hook names it.
    async hotUpdate({ file: path, modules, read, type }) {
      const { moduleGraph } = this.environment;
      const list = moduleGraph.getModuleById(resolvedIds.get(MACHINES) ?? '');
      if (!list) return undefined;
      // The list does not import a file that failed, so that file is not found among its imports.
      const isListed = failed.has(path) || modules.some((module) => dependsOn(list, module));
      const isFound =
        config.machines === undefined &&
        type !== 'delete' &&
        path.startsWith(normalizePath(join(vite.root, SOURCES))) &&
        isMachineFile(path, await read());
      const charts = moduleGraph.getModuleById(resolvedIds.get(COLLAPSED) ?? '');
      return isListed || isFound ? [...modules, list, ...(charts ? [charts] : [])] : undefined;
    },
  };
}
