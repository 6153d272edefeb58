import { announce, choosePorts, type Log } from './ports.ts';
import { startSiteAndDesk } from './site-and-desk.ts';

/** Builds the site for a local mail desk and serves both; gives what stops them. */
export async function runSite(log: Log): Promise<() => Promise<void>> {
  const { sitePort, port } = await choosePorts(log);
  log('Building the site ...');
  // Who holds the port owns the folder, so a second `npm start` does not build under the first.
  const folder = `local-${sitePort}`;
  const { url, desk, close } = await startSiteAndDesk({
    mode: 'production',
    folder,
    sitePort,
    port,
  });
  announce(log, url, desk);
  return close;
}
