import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Group } from './rows.ts';

export type HostName = 'own server' | 'nginx' | 'Caddy' | 'Cloudflare' | 'Netlify';

/** A server that shows the site. */
export interface Host {
  readonly name: HostName;
  /** What it is, with its version. */
  readonly program: string;
  readonly url: string;
  /** Which rows it can be asked; all, where nothing is said. */
  readonly groups?: readonly Group[];
  readonly close: () => Promise<void>;
}

export interface StartOptions {
  readonly siteDir: string;
  readonly log: (line: string) => void;
}

/** A folder for what a server writes, and what removes it. */
export async function workDir(name: string) {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`));
  const leave = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', leave);
  return {
    folder,
    remove: async () => {
      process.off('exit', leave);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
