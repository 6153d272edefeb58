import { join, resolve } from 'node:path';

import { buildSite } from '../build.ts';
import { openSite } from '../serve/serve.ts';
import { createSiteListener } from '../serve/site-listener.ts';
import { announce, type Log, startLocalDesk } from './local-desk.ts';

const mode = 'production';
const buildDir = resolve(import.meta.dirname, '../../build');

/** Builds the site for a local mail desk and serves both; gives what stops them. */
export async function runSite(log: Log): Promise<() => Promise<void>> {
  const { desk, sitePort } = await startLocalDesk(log, mode);
  const closers = [() => desk.close()];
  const close = async () => {
    await Promise.all(closers.map((closeOne) => closeOne()));
  };
  try {
    const site = await openSite(sitePort);
    closers.push(() => site.close());
    log('Building the site ...');
    // Who holds the port owns the folder, so a second `npm start` does not build under the first.
    const siteDir = join(buildDir, `local-${site.port}`);
    await buildSite({ mode, siteDir });
    site.show(await createSiteListener(siteDir));
    announce(log, `${site.url}/`, desk.inboxUrl);
    return close;
  } catch (error) {
    await close();
    throw error;
  }
}
