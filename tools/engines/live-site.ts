import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { createSiteListener } from '../serve/site-listener.ts';

/** The site on a server that can be lost and found again, at one address. */
export interface LiveSite {
  readonly url: string;
  /** From now on nobody answers there. */
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** From now on the offline worker is a newer one. */
  readonly release: () => void;
  /** Files of the site that it did not have, since it was last asked. */
  readonly missing: () => string[];
  readonly close: () => Promise<void>;
}

const listen = (server: Server, port: number) =>
  new Promise<number>((listening, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', failed);
      listening((server.address() as AddressInfo).port);
    });
  });

/**
 * Serves a finished build so that the connection can be taken away by taking the server away.
 * @throws if the folder holds no finished build
 */
export async function startLiveSite(siteDir: string): Promise<LiveSite> {
  const show = await createSiteListener(siteDir);
  const worker = await readFile(join(siteDir, 'sw.js'), 'utf8');
  let releases = 0;
  let missed: string[] = [];
  const server = createServer((request, response) => {
    const { url = '' } = request;
    response.on('finish', () => {
      const isFile = /^\/(?:assets|images|icons)\//.test(url);
      if (isFile && response.statusCode >= 400) missed.push(url);
    });
    if (url === '/sw.js' && releases > 0) {
      response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' });
      response.end(`${worker}\n// ${releases}`);
      return;
    }
    show(request, response);
  });
  const port = await listen(server, 0);
  const stop = () =>
    new Promise<void>((closed) => {
      if (!server.listening) {
        closed();
        return;
      }
      server.close(() => closed());
      server.closeAllConnections();
    });
  return {
    url: `http://127.0.0.1:${port}`,
    stop,
    start: async () => {
      if (!server.listening) await listen(server, port);
    },
    release: () => {
      releases += 1;
    },
    missing: () => {
      const names = missed;
      missed = [];
      return names;
    },
    close: stop,
  };
}
