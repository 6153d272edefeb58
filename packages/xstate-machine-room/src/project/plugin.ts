import { join } from 'node:path';

import type { InlineConfig, Plugin, ResolvedConfig, ViteDevServer } from 'vite';

import { defaultMachines, fromRoot, readConfig, type RoomConfig } from './config.ts';
import { drawMachines } from './draw-machines.ts';
import { loadMachines, LOADERS, withServer } from './load-machines.ts';

interface PluginOptions extends RoomConfig {
  /** The path of the configuration file, if it is not `machine-room.config.ts`. */
  readonly config?: string;
}

const MACHINES = 'xstate-machine-room/machines';
const resolvedIds = new Map([MACHINES, LOADERS].map((id) => [id, `\0${id}`]));

const globsOf = ({ machines = defaultMachines }: RoomConfig) =>
  JSON.stringify([machines].flat().map((glob) => (glob.startsWith('!') ? glob : fromRoot(glob))));

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

/** Returns the code of the module that exports the machines with their entries, sources and drawings. */
const machinesCode = (config: RoomConfig, drawings: string) => `
import { machinesOf } from 'xstate-machine-room/tools';
${entriesCode(config)}
const modules = import.meta.glob(${globsOf(config)}, { eager: true });
const sources = import.meta.glob(${globsOf(config)}, { eager: true, query: '?raw', import: 'default' });
const drawings = ${drawings};
export const machines = machinesOf({ modules, sources, drawings, entries });
`;

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
      if (config.drawings !== undefined) return machinesCode(config, keptDrawings(config.drawings));
      const warn = (problem: string) => this.warn(problem);
      const { root, mode, configFile } = vite;
      const project: InlineConfig = {
        root,
        mode,
        configFile: configFile ?? false,
        plugins: [machineRoom({ ...config })],
      };
      const machines = await (server
        ? loadMachines(server, warn)
        : withServer(project, (own) => loadMachines(own, warn)));
      for (const { file: path } of machines) this.addWatchFile(root + fromRoot(path));
      const drawings = await drawMachines(machines, {
        folder: join(vite.cacheDir, 'machine-room'),
        metrics: config.metrics,
        log: (line) => vite.logger.info(line),
      });
      return machinesCode(config, JSON.stringify(drawings));
    },
  };
}
