import { join } from 'node:path';

import type { MailDeskOptions } from '#tools/mail-desk/mail-desk.ts';

import { buildSite } from '../build/build-site.ts';
import { startSite } from '../preview/start-site.ts';
import { projectDir } from '../setup/launch.mjs';
import { startLocalDesk } from './local-desk.ts';
import { announce, choosePorts } from './ports.ts';

/** Starts a mail desk, builds a site that sends its email there into `build/local`, and serves both. */
export async function startSiteAndDesk(options: MailDeskOptions = {}) {
  const mode = 'localhost';
  const { sitePort, port } = await choosePorts();
  const siteUrl = `http://127.0.0.1:${sitePort}`;
  const desk = await startLocalDesk(mode, { port, siteUrl, ...options });
  const siteDir = join(projectDir, 'build/local');
  await buildSite({ mode, siteDir });
  const site = await startSite({ siteDir, port: sitePort });
  return {
    url: site.url,
    siteDir,
    desk,
    close: async () => {
      await Promise.all([site.close(), desk.close()]);
    },
  };
}

export async function runSite(): Promise<void> {
  console.log('Building the site ...');
  const site = await startSiteAndDesk();
  announce(site.url, site.desk);
}
