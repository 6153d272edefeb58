import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';

import { createSiteListener } from './site-listener.ts';

export interface Site {
  readonly url: string;
  readonly port: number;
  readonly close: () => Promise<void>;
}

/**
 * Serves a finished build on 127.0.0.1.
 * @param options.port 0 takes any free port
 * @throws if the folder holds no finished build or the port is taken (`EADDRINUSE`)
 */
export async function startSite({ port, dist }: { port: number; dist: string }): Promise<Site> {
  const listener = await createSiteListener(resolve(dist));
  const site = await openSite(port);
  site.show(listener);
  return site;
}

/**
 * Takes the port before there is anything to show on it, so that nothing else can: until then visitors are told to
 * wait.
 * @throws if the port is taken (`EADDRINUSE`)
 */
export async function openSite(
  port: number,
): Promise<Site & { readonly show: (listener: RequestListener) => void }> {
  let listener: RequestListener = sayWait;
  const server = createServer((request, response) => listener(request, response));
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', listening);
  });
  const bound = (server.address() as AddressInfo).port;
  return {
    url: `http://127.0.0.1:${bound}`,
    port: bound,
    show: (ready) => {
      listener = ready;
    },
    close: () =>
      new Promise((closed) => {
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
