import { resolve } from 'node:path';

import type { MailDeskOptions } from '#tools/mail-desk/mail-desk.ts';

import { buildSite } from '../build/build-site.ts';
import { openSite } from '../serve/serve.ts';
import { createSiteListener } from '../serve/site-listener.ts';
import { hasGuestReceipt, startLocalDesk } from './local-desk.ts';
import { announce, choosePorts } from './ports.ts';

interface Options extends MailDeskOptions {
  readonly mode: string;
  /** The output folder below `build`. */
  readonly folder: string;
  /** The port on loopback; by default any free port. */
  readonly sitePort?: number;
}

/** Starts a mail desk, builds a site that sends its email there, and serves both. */
export async function startSiteAndDesk(options: Options) {
  const { mode, folder, sitePort = 0, ...deskOptions } = options;
  const site = await openSite(sitePort);
  const desk = await startLocalDesk(mode, { siteUrl: site.url, ...deskOptions });
  const siteDir = resolve(import.meta.dirname, '../../build', folder);
  await buildSite({ mode, siteDir });
  site.show(await createSiteListener(siteDir));
  return {
    url: site.url,
    siteDir,
    desk,
    close: async () => {
      await Promise.all([site.close(), desk.close()]);
    },
  };
}

/**
 * Builds the site with a local mail desk and serves both.
 * @returns a function that stops both servers
 */
export async function runSite(): Promise<() => Promise<void>> {
  const { sitePort, port } = await choosePorts();
  console.log('Building the site ...');
  // The folder name contains the port, so that a second `npm start` does not build into the same folder.
  const folder = `local-${sitePort}`;
  const site = await startSiteAndDesk({
    mode: 'production',
    folder,
    sitePort,
    port,
    hasGuestReceipt: hasGuestReceipt('production'),
  });
  announce(site.url, site.desk);
  return site.close;
}
