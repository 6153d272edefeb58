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
