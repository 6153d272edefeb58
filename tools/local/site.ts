import { resolve } from 'node:path';

import { buildSite } from '../build.ts';
import { startSite } from '../serve/serve.ts';
import { announce, type Log, startLocalDesk } from './local-desk.ts';

/** Builds the site for a local mail desk and serves both; gives what stops them. */
export async function runSite(log: Log): Promise<() => Promise<void>> {
  const { desk, sitePort } = await startLocalDesk(log);
  try {
    log('Building the site ...');
    const siteDir = resolve(import.meta.dirname, '../../build/local');
    await buildSite({ mode: 'production', siteDir });
    const site = await startSite({ port: sitePort, dist: siteDir });
    announce(log, `${site.url}/`, desk.inboxUrl);
    return async () => {
      await Promise.all([site.close(), desk.close()]);
    };
  } catch (error) {
    await desk.close();
    throw error;
  }
}
