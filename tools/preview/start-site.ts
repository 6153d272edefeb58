import type { AddressInfo } from 'node:net';

import { preview } from 'vite';

import { hostPreview } from './host-preview.ts';

interface SiteOptions {
  /** The folder of a finished build. */
  readonly siteDir: string;
  /** By default any free port. */
  readonly port?: number;
}

/** Serves a finished build on 127.0.0.1, like `vite preview`. */
export async function startSite({ siteDir, port = 0 }: SiteOptions) {
  const server = await preview({
    configFile: false,
    plugins: [hostPreview()],
    build: { outDir: siteDir },
    preview: { host: '127.0.0.1', port, strictPort: true },
  });
  const { port: bound } = server.httpServer.address() as AddressInfo;
  return { url: `http://127.0.0.1:${bound}`, close: () => server.close() };
}
