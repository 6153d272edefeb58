import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

import { loadConfigFromFile } from 'vite';

import type { Metrics } from '../drawing/text-width.ts';

/** The configuration of a project; all paths are relative to its folder. */
export interface RoomConfig {
  /** Globs of the files that export machines. */
  readonly machines?: string | readonly string[];
  /** A module that exports `entries`: titles, reasons, samples, and the values that the inspector may show. */
  readonly entries?: string;
  /** A folder in which the command stores drawings; without it, Vite draws charts on demand. */
  readonly drawings?: string;
  /** A document with every machine as a Mermaid diagram, which the command writes. */
  readonly document?: { readonly file: string; readonly introduction?: string };
  /** The character widths of the charts' font; by default those of Arial. */
  readonly metrics?: Metrics;
}

export const defaultMachines = '/src/**/*.machine.{ts,tsx,mts,js,jsx,mjs}';

/**
 * Reads a project's optional configuration.
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

/** Converts `src/a.ts`, `./src/a.ts` and `/src/a.ts` into Vite's path of the file. */
export const fromRoot = (path: string): string => `/${path.replace(/^(?:\.?\/)+/, '')}`;
