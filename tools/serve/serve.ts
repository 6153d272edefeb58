import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';

import { createSiteListener } from './site-listener.ts';

export type Site = Awaited<ReturnType<typeof startSite>>;

/**
 * Serves a finished build on 127.0.0.1.
 * @param options.port 0 selects any free port
 * @throws if the folder has no finished build, or if the port is in use (`EADDRINUSE`)
 */
export async function startSite({ port, dist }: { port: number; dist: string }) {
  const listener = await createSiteListener(resolve(dist));
  const site = await openSite(port);
  site.show(listener);
  return site;
}

/**
 * Opens the port before the site is built. Until then, all responses contain a message to wait.
 * @throws if the port is in use (`EADDRINUSE`)
 */
export async function openSite(port: number) {
  let listener = sayWait;
  const server = createServer((request, response) => listener(request, response));
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const bound = (server.address() as AddressInfo).port;
  return {
    url: `http://127.0.0.1:${bound}`,
    port: bound,
    show: (ready: RequestListener) => {
      listener = ready;
    },
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

const sayWait: RequestListener = (_, response) => {
  response
    .writeHead(503, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store', Refresh: '2' })
    .end('The site is being built.');
};
