import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

import { loadConfigFromFile } from 'vite';

import type { Metrics } from '../layout/text-width.ts';

/** The configuration of a project. All paths are relative to the project's folder. */
export interface RoomConfig {
  /** Globs of the files that export machines. Without it, they are found in `src` by what they contain. */
  readonly machines?: string | readonly string[];
  /**
   * A module that exports `entries`. An entry has the title of a machine, its rationale, its samples, and the values
   * that the inspector may show.
   */
  readonly entries?: string;
  /** The folder in which the command stores layouts. Without it, Vite draws the charts on demand. */
  readonly layouts?: string;
  /** A document that the command writes. It shows every machine as a Mermaid diagram. */
  readonly document?: { readonly file: string; readonly introduction?: string };
  /** The character widths of the charts' font. The default is the widths of Arial. */
  readonly metrics?: Metrics;
}

/**
 * Reads the configuration of a project. Without a configuration file, all options have their defaults.
 * @throws if the named file does not exist or cannot be loaded
 */
export async function readConfig(root: string, named?: string): Promise<RoomConfig> {
  const path = resolve(root, named ?? 'machine-room.config.ts');
  if (!existsSync(path)) {
    if (named === undefined) return {};
    throw new Error(`There is no ${named} in ${root}.`);
  }
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, path, root);
  return (loaded?.config ?? {}) as RoomConfig;
}

/** Converts `src/a.ts`, `./src/a.ts` or `/src/a.ts` into Vite's path of the file, `/src/a.ts`. */
export const toRootPath = (path: string): string => `/${path.replace(/^(?:\.?\/)+/, '')}`;
