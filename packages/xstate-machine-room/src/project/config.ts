import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

import { loadConfigFromFile } from 'vite';

import type { Metrics } from '../drawing/text-width.ts';

/** What a project may say of itself; all paths are from its folder. */
export interface RoomConfig {
  /** Globs of the files that export machines. */
  readonly machines?: string | readonly string[];
  /** A module that exports `entries`: titles, reasons, samples, and what may be shown of a machine at work. */
  readonly entries?: string;
  /** A folder for drawings that the command makes and that are kept; without one, Vite draws when it needs to. */
  readonly drawings?: string;
  /** A document with every machine as a Mermaid diagram, which the command writes. */
  readonly document?: { readonly file: string; readonly introduction?: string };
  /** How wide the typeface of the charts is; Arial's widths unless told. */
  readonly metrics?: Metrics;
}

export const defaultMachines = '/src/**/*.machine.{ts,tsx,mts,js,jsx,mjs}';

/**
 * Reads a project's configuration; a project needs none.
 * @throws if a file that is named is not there, or cannot be read
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

/** `src/a.ts`, `./src/a.ts` and `/src/a.ts` as Vite names a file of the project. */
export const fromRoot = (path: string): string => `/${path.replace(/^(?:\.?\/)+/, '')}`;
